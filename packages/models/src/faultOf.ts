import { ModelFault } from '@deckloom/writer'
import { APICallError } from '@ai-sdk/provider'

/** A fault, with the provider's advice on retrying. */
export interface ReadFault {
  readonly fault: ModelFault
  /** The provider does not support the requested response format. */
  readonly rejectsForm: boolean
  readonly retryAfterMs: number | undefined
}

/**
 * Maps the error of a call. Messages of providers and of their library are left out: they quote
 * prompts and responses.
 */
export function faultOf(error: unknown): ReadFault {
  if (error instanceof ModelFault) return toFault(error)
  if (APICallError.isInstance(error)) return readAnswer(error)
  const name = error instanceof Error ? error.name : ''
  const kind = name === 'TimeoutError' || name === 'AbortError' ? 'slow' : 'down'
  return toFault(new ModelFault(kind, name === '' ? 'an unknown fault' : name))
}

function toFault(fault: ModelFault): ReadFault {
  return { fault, rejectsForm: false, retryAfterMs: undefined }
}

function readAnswer(error: APICallError): ReadFault {
  const { statusCode: status, responseHeaders } = error
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN)
  return {
    fault: new ModelFault(kindOf(status), status === undefined ? 'no answer' : `status ${status}`),
    rejectsForm: status === 400 || status === 422,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
  }
}

function kindOf(status: number | undefined): ModelFault['kind'] {
  if (status === undefined || status >= 500) return 'down'
  if (status === 429) return 'busy'
  if (status === 408) return 'slow'
  // A success that cannot be parsed.
  return status < 300 ? 'unusable' : 'refused'
}
