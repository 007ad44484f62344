import { ModelFault } from '@deckloom/writer'
import { APICallError } from '@ai-sdk/provider'

/** A fault and what the provider said about trying again. */
export interface ReadFault {
  readonly fault: ModelFault
  /** The provider cannot answer in the form that was asked for. */
  readonly rejectsForm: boolean
  readonly retryAfterMs: number | undefined
}

/**
 * What an error of a call means to us. Messages of providers and of their library are left out: they quote what was
 * asked and what was answered.
 */
export function faultOf(error: unknown): ReadFault {
  if (error instanceof ModelFault) return plain(error)
  if (APICallError.isInstance(error)) return answered(error)
  const name = error instanceof Error ? error.name : ''
  const kind = name === 'TimeoutError' || name === 'AbortError' ? 'slow' : 'down'
  return plain(new ModelFault(kind, name === '' ? 'an unknown fault' : name))
}

function plain(fault: ModelFault): ReadFault {
  return { fault, rejectsForm: false, retryAfterMs: undefined }
}

function answered(error: APICallError): ReadFault {
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
  // A success that cannot be read.
  return status < 300 ? 'unusable' : 'refused'
}
