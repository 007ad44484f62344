import { ApiError } from '@deckloom/contract'

/**
 * Sends a form. One that comes sooner after its page than the server believes of a person, as from a password manager,
 * is sent once more when the time is over that the server names: whoever waits sees nothing but a button that works.
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
