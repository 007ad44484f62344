/**
 * Why a file is not read: it is not what it is taken for, it is larger than anybody needs, it is made to do harm, or it
 * is broken.
 */
export type FaultCode = 'kind' | 'too-large' | 'unsafe' | 'unreadable'

/** An expected way for a file to fail. Readers throw it from any depth; `read…` of the package's door return it. */
export class ReadFault extends Error {
  readonly code: FaultCode

  /** `message` is a sentence for the person who sent the file. */
  constructor(code: FaultCode, message: string) {
    super(message)
    this.name = 'ReadFault'
    this.code = code
  }
}

/** What `read` gives, or the fault that it met; anything else that is thrown is a bug and passes. */
export async function orFault<T>(read: () => T | Promise<T>): Promise<T | ReadFault> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ReadFault) return error
    throw error
  }
}
