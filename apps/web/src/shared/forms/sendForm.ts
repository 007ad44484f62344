import { ApiError } from '@deckloom/contract'

/**
 * Sends a form. If it is sent sooner after page load than the server believes a person could, as with a password
 * manager, it is sent again after the wait that the server specifies; the user sees only a busy button.
 */
export async function sendForm<Answer>(
  send: () => Promise<Answer>,
  wait: (seconds: number) => Promise<void> = pause,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const seconds = secondsLeft(error)
    if (seconds === undefined) throw error
    await wait(seconds)
    return send()
  }
}

function secondsLeft(error: unknown): number | undefined {
  const body = error instanceof ApiError ? error.body : undefined
  return body?.code === 'form_too_fast' ? body.retryAfter : undefined
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1_000)
  })
}
