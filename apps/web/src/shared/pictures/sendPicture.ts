import { ApiError, pictureMessages, uploadLimits } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { fetchHere } from '../place.ts'

export interface PictureReceiver {
  readonly method: 'POST' | 'PUT'
  readonly address: string
}

/**
 * Uploads a picture. Returns undefined, after a message with the reason, if it is refused, here or by the server, or
 * cannot be sent. `Answer` is the route's response type in the contract.
 */
export async function sendPicture<Answer>(
  file: File,
  receiver: PictureReceiver,
): Promise<Answer | undefined> {
  const refusal = refusalOf(file)
  if (refusal !== undefined) {
    toast({ title: refusal, variant: 'destructive' })
    return undefined
  }
  try {
    return await send<Answer>(file, receiver)
  } catch (error) {
    const sentence = error instanceof ApiError ? error.sentence : undefined
    const known = [pictureMessages.notAnImage, pictureMessages.tooLarge].find(
      (message) => message === sentence,
    )
    toast(
      known === undefined
        ? {
            title: 'Failed to upload image',
            description: sentence ?? 'Check your connection and try again.',
            variant: 'destructive',
          }
        : { title: known, variant: 'destructive' },
    )
    return undefined
  }
}

/** Returns why a file need not be sent; the server checks its content. */
function refusalOf({ type, size }: File): string | undefined {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return pictureMessages.notAnImage
  return size > uploadLimits.bytes ? pictureMessages.tooLarge : undefined
}

async function send<Answer>(file: File, { method, address }: PictureReceiver): Promise<Answer> {
  const form = new FormData()
  form.append('file', file)
  const answer = await fetchHere(address, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json' },
    body: form,
  })
  const text = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, text, answer.statusText)
  return JSON.parse(text)
}
