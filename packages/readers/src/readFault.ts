/**
 * Why a file is rejected: its kind does not match its name, it is too large, it is malicious, or it
 * is broken.
 */
export type FaultCode = 'kind' | 'too-large' | 'unsafe' | 'unreadable'

/**
 * An expected failure. Readers throw it from any depth; the exported `read…` functions return it.
 */
export class ReadFault extends Error {
  readonly code: FaultCode

  /** `message` is a sentence for the user who uploaded the file. */
  constructor(code: FaultCode, message: string) {
    super(message)
    this.name = 'ReadFault'
    this.code = code
  }
}

/**
 * Returns the result of `read`, or the `ReadFault` that it threw; other errors are bugs and are
 * rethrown.
 */
export async function catchFault<T>(read: () => T | Promise<T>): Promise<T | ReadFault> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ReadFault) return error
    throw error
  }
}
