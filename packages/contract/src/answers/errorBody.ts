import * as z from 'zod'
import { opaqueId, timestamp } from './common.ts'
import { errorStatus, isErrorCode } from '../errors.ts'

/** The body of every error response of /api. */
export const errorBody = z.strictObject({
  /** A sentence for the user. */
  message: z.string().min(1),
  code: z.enum(Object.keys(errorStatus).filter(isErrorCode)),
  requestId: opaqueId,
  /** Validation errors of the body, by field. */
  fields: z
    .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
    .exactOptional(),
  /** Seconds. */
  retryAfter: z.int().exactOptional(),
  /** With `version_conflict`: the version that is now stored. */
  version: z.int().exactOptional(),
  /** With `link_ended`: when it did, if that is known. */
  endedAt: timestamp.exactOptional(),
})
