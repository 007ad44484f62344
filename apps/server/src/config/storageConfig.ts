import { z } from 'zod'

/** Environment variables for file storage. */
export const storageVariables = z.object({
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z\d][\w.-]{1,62}$/, { error: 'must be the name of a bucket alone' })
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,63}$/, { error: 'must look like eu-central-1' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, { error: 'must look like deckloom or teams/deckloom' })
    .optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).optional(),
})

/** A bucket of any S3-compatible store. */
export interface BucketConfig {
  readonly bucket: string
  /** Undefined for Amazon's own. */
  readonly endpoint: URL | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Prefix of every key: empty, or ending in a slash. */
  readonly prefix: string
  /** Whether the bucket is in the path instead of the host name. */
  readonly forcePathStyle: boolean
}

/** The bucket; undefined if files are stored in a folder, or a sentence if a part is missing. */
export function bucketOf(
  values: z.infer<typeof storageVariables>,
): BucketConfig | undefined | string {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PREFIX: prefix } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket === undefined) {
    const [given] = Object.entries(values).find(([, value]) => value !== undefined) ?? []
    return given === undefined ? undefined : `S3_BUCKET: ${given} needs it`
  }
  if (accessKeyId === undefined) return 'S3_ACCESS_KEY_ID: S3_BUCKET needs it'
  if (secretAccessKey === undefined) return 'S3_SECRET_ACCESS_KEY: S3_BUCKET needs it'
  return {
    bucket,
    endpoint: endpoint === undefined ? undefined : new URL(endpoint),
    region: values.S3_REGION ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    prefix: prefix === undefined ? '' : `${prefix.replace(/\/$/, '')}/`,
    forcePathStyle: (values.S3_FORCE_PATH_STYLE ?? String(endpoint !== undefined)) === 'true',
  }
}
