import { ApiError } from '@deckloom/contract'
import { anotherTry } from '../anotherTry.ts'
import { urlFor } from '../place.ts'

export interface Sending {
  /** Called with the fraction of the file sent, 0 to 1; 1 while the server processes it. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Uploads a file unchanged, with its name in the URL, and returns the server's response. If the server goes down
 * midway, the file is sent again with the same key, for which servers create only one result. Rejects with ApiError
 * when the server refuses, with TypeError when none can be reached, and with the signal's reason.
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
      // Our own server returns the contract's type.
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

/** Returns why an upload failed, for display. */
export function sendFailure(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : 'The server could not be reached. Check your connection and try again.'
}
