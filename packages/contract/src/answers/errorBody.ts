import * as z from 'zod'
import { opaqueId } from './common.ts'
import { errorStatus, isErrorCode } from '../errors.ts'

/** The one shape of every answer of /api that is not a success. */
export const errorBody = z.strictObject({
  /** A sentence for the person who sees it. */
  message: z.string().min(1),
  code: z.enum(Object.keys(errorStatus).filter(isErrorCode)),
  requestId: opaqueId,
  /** What is wrong with the body, field by field. */
  fields: z
    .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
    .exactOptional(),
  /** Seconds. */
  retryAfter: z.int().exactOptional(),
  /** With `version_conflict`: the version that the server holds now. */
  version: z.int().exactOptional(),
})
