import { ApiError } from '@deckloom/contract'

/** Returns the server's message, or says that the server could not be reached. */
export function sentenceOf(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached.'
}
