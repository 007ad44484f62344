import { ApiError } from '@deckloom/contract'
import { addressOf } from '../place.ts'

export interface Sending {
  /** Share of the file that has arrived, 0 to 1; 1 while the server works on it. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Sends a file as it is, with its name in the address, and gives what the server answers. Rejects with ApiError when
 * the server refuses, with TypeError when it cannot be reached, and with the signal's reason.
 */
export function sendFile<Answer>(
  path: string,
  file: File,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  // fetch does not tell how much of a body has been sent.
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', `${addressOf(path)}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      // Our own server answered a route of the contract.
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText))
      else reject(new ApiError(status, responseText, statusText))
    })
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent')))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(new DOMException('The file is not wanted any more', 'AbortError'))
    })
    request.send(file)
  })
}

/** Why a file was not taken, for a person. */
export function sendFailure(error: unknown): string {
  return error instanceof ApiError
    ? error.sentence
    : 'The server cannot be reached. Check the connection and try again.'
}
