import type { ErrorCode } from '@deckloom/contract'
import type { FaultCode } from '@deckloom/readers'
import { Failure } from '../../http/errors/failure.ts'
import type { PlainFault } from './reading/fileReader.ts'

const codes: Readonly<Record<FaultCode, ErrorCode>> = {
  kind: 'unsupported_media_type',
  'too-large': 'too_large',
  unsafe: 'unsafe_file',
  unreadable: 'unreadable_file',
}

export function faultFailure({ fault, message }: PlainFault): Failure {
  return new Failure(codes[fault], message)
}
