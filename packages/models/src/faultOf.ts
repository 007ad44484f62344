import { ModelFault } from '@deckloom/writer'
import { APICallError } from '@ai-sdk/provider'

/** A fault and what the provider said about trying again. */
export interface ReadFault {
  readonly fault: ModelFault
  /** The provider cannot answer in the form that was asked for. */
  readonly rejectsForm: boolean
  readonly retryAfterMs: number | undefined
}

/** What an error of a call means to us. What the provider said stays in the log. */
export function faultOf(error: unknown): ReadFault {
  if (error instanceof ModelFault) return plain(error)
  if (APICallError.isInstance(error)) return answered(error)
  const name = error instanceof Error ? error.name : ''
  const message = error instanceof Error ? error.message : String(error)
  if (name === 'TimeoutError' || name === 'AbortError')
    return plain(new ModelFault('slow', message))
  return plain(new ModelFault('down', message))
}

function plain(fault: ModelFault): ReadFault {
  return { fault, rejectsForm: false, retryAfterMs: undefined }
}

function answered(error: APICallError): ReadFault {
  const { statusCode: status, message, responseHeaders } = error
  const seconds = Number(responseHeaders?.['retry-after'] ?? Number.NaN)
  return {
    fault: new ModelFault(kindOf(status), `${status ?? 'no answer'}: ${message.slice(0, 300)}`),
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
