import type * as S3 from '@aws-sdk/client-s3'
import type { BucketConfig } from '../../config/storageConfig.ts'
import { StoreFull, StoreUnavailable } from '../fileStore.ts'
import { OutageGuard } from './OutageGuard.ts'
import { StoreUnreachable } from './StoreUnreachable.ts'

/** How one request is sent: passed to the client with its command. */
export interface SendOptions {
  readonly abortSignal: AbortSignal
  readonly requestTimeout: number
}

/** A client of one bucket whose calls time out and fail with the errors of the port. */
export interface Bucket {
  readonly s3: typeof S3
  readonly client: S3.S3Client
  readonly name: string
  readonly prefix: string
  /** Sends a request whose body or response has about this many bytes. */
  readonly ask: <T>(bytes: number, send: (options: SendOptions) => Promise<T>) => Promise<T>
  /** Rejects with `StoreUnavailable`, whose message names the problem. */
  readonly check: () => Promise<void>
  readonly close: () => void
}

const connectMs = 1_000
/** From the request to the response headers: per attempt, of three, and in total. */
const answerMs = 3_000
const allTriesMs = 8_000
/** The slowest transfer rate that is accepted. */
const bytesPerMs = 1_000
const probeMs = 1_000

/**
 * Opens a bucket. The client is loaded lazily: it takes 24 MB of memory that an installation
 * without a bucket saves. No request is sent yet.
 */
export async function openBucket(
  config: BucketConfig,
  warn: (message: string) => void,
): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = clientOf(s3, config)
  const place = placeOf(config)
  const list = { Bucket: config.bucket, Prefix: config.prefix, MaxKeys: 1 }
  const probe = async () => {
    await withTimeout({ requestTimeout: probeMs, limit: probeMs, place }, (options) =>
      client.send(new s3.ListObjectsV2Command(list), options),
    )
  }
  const guard = new OutageGuard({ probe, warn })
  return {
    s3,
    client,
    name: config.bucket,
    prefix: config.prefix,
    ask: (bytes, send) => {
      const more = bytes / bytesPerMs
      const times = { requestTimeout: answerMs + more, limit: allTriesMs + more, place }
      return guard.run(() => withTimeout(times, send))
    },
    check: () => guard.watch(probe),
    close: () => {
      guard.stop()
      client.destroy()
    },
  }
}

/** For display: the bucket and where it is. */
export function placeOf({ bucket, prefix, endpoint, region }: BucketConfig): string {
  return `${bucket}${prefix === '' ? '' : `/${prefix}`} at ${endpoint?.host ?? `Amazon S3 (${region})`}`
}

function clientOf(s3: typeof S3, config: BucketConfig): S3.S3Client {
  const { accessKeyId, secretAccessKey, endpoint, region, forcePathStyle } = config
  return new s3.S3Client({
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint: endpoint.href }),
    // Stores that don't know the checksum trailers, sent by default since 2025, keep their framing
    // as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Errors are thrown; printed to the terminal they would be lost.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // Would also count while a slow reader pauses; the reader times the store alone.
      socketTimeout: 0,
    },
  })
}

function ignore(): void {}

async function withTimeout<T>(
  times: { readonly requestTimeout: number; readonly limit: number; readonly place: string },
  send: (options: SendOptions) => Promise<T>,
): Promise<T> {
  const { requestTimeout, limit, place } = times
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), limit)
  try {
    return await send({ abortSignal: over.signal, requestTimeout })
  } catch (error) {
    throw faultOf(error, place)
  } finally {
    clearTimeout(timer)
  }
}

const advice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket: check S3_BUCKET and S3_ENDPOINT',
  InvalidAccessKeyId: 'it does not know the key: check S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the secret is not that of the key: check S3_SECRET_ACCESS_KEY',
  AccessDenied: 'the key may not do this: it needs to list, read, write and delete in the bucket',
  PermanentRedirect: 'the bucket is elsewhere: check S3_REGION and S3_ENDPOINT',
  AuthorizationHeaderMalformed: 'the bucket is in another region: check S3_REGION',
  RequestTimeTooSkewed: 'the clocks of this machine and of the store differ',
}

/** Maps a client error: unreachable, full, or a rejection that names what to change. */
function faultOf(error: unknown, place: string): Error {
  const { name, status, code } = factsOf(error)
  const where = `The file store ${place}`
  if (status === 507 || name === 'QuotaExceeded' || name === 'XMinioStorageFull') {
    return new StoreFull(`${where} is full`, { cause: error })
  }
  const refused = status !== undefined && status >= 300 && status < 500
  if (refused && status !== 408 && status !== 429) {
    const reason = advice[name] ?? `it answered ${status} ${name}`
    return new StoreUnavailable(`${where} cannot be used: ${reason}`, { cause: error })
  }
  const reason = status === undefined ? (code ?? name) : `${status} ${name}`
  return new StoreUnreachable(`${where} does not answer (${reason})`, { cause: error })
}

interface ErrorFacts {
  readonly name: string
  readonly status: number | undefined
  readonly code: string | undefined
}

function factsOf(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, status: undefined, code: undefined }
  const metadata = '$metadata' in error ? error.$metadata : undefined
  const status =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined
  const code = 'code' in error ? error.code : undefined
  return {
    name: error.name,
    status: typeof status === 'number' ? status : undefined,
    code: typeof code === 'string' ? code : undefined,
  }
}
