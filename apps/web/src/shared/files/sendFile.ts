import { ApiError } from '@deckloom/contract'
import { anotherTry } from '../anotherTry.ts'
import { urlFor } from '../place.ts'

export interface Sending {
  /** Share of the file that has arrived, 0 to 1; 1 while the server works on it. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as it is, with its name in the address, and gives what the server answers. Where its server ends in the
 * middle of it, it is sent again under the same key, of which servers make one thing. Rejects with ApiError when the server
 * refuses, with TypeError when none can be reached, and with the signal's reason.
 */
export async function sendFile<Answer>(
  path: string,
  file: File,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  const key = crypto.randomUUID()
  let hasStarted = false
  for (let tried = 1; ; tried += 1) {
    try {
      return await sendOnce(path, file, {
        key,
        signal,
        onProgress: (share) => {
          hasStarted ||= share === 1
          onProgress(share)
        },
      })
    } catch (error) {
      if (!(await anotherTry(error, { tried, hasStarted, signal }))) throw error
    }
  }
}

function sendOnce<Answer>(
  path: string,
  file: File,
  { onProgress, signal, key }: Sending & { readonly key: string },
): Promise<Answer> {
  // fetch does not report upload progress.
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', `${urlFor(path)}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.setRequestHeader('idempotency-key', key)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      // Our own server answered a route of the contract.
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(new ApiError(status, responseText, statusText))
    })
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent')))
    const stop = () => {
      request.abort()
      reject(new DOMException('The file is not wanted any more', 'AbortError'))
    }
    signal.addEventListener('abort', stop)
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    request.send(file)
  })
}

/** Why a file was not taken, for a person. */
export function sendFailure(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : 'The server could not be reached. Check your connection and try again.'
}
