import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ByteRange, type FileStore, type StoredFile, StoreUnavailable } from '../fileStore.ts'
import type { Bucket } from './openBucket.ts'
import { spool } from './spool.ts'
import { type Expected, verifyContent } from './verifyContent.ts'

/**
 * Files under one prefix of a bucket. Each stores its SHA-256, which is verified whenever the whole
 * file is read: ETags and checksums differ from store to store.
 */
export function createBucketStore(bucket: Bucket, folder: string): FileStore {
  const { s3, client, ask } = bucket
  const prefix = `${bucket.prefix}${folder}`
  const at = (name: string) => ({ Bucket: bucket.name, Key: `${prefix}${name}` })
  const put = (name: string, { bytes, sha256 }: Required<Expected>, body: () => Body) =>
    ask(bytes, (options) => {
      const Metadata = { sha256 }
      const what = { ...at(name), Body: body(), ContentLength: bytes, Metadata }
      return client.send(new s3.PutObjectCommand(what), options)
    })
  const get = (name: string, range?: ByteRange) =>
    ask(0, (options) => {
      const part = range && { Range: `bytes=${range.first}-${range.last}` }
      return client.send(new s3.GetObjectCommand({ ...at(name), ...part }), options)
    })
  return {
    async write(name, content) {
      if (content instanceof Uint8Array) {
        const sha256 = createHash('sha256').update(content).digest('hex')
        await put(name, { bytes: content.byteLength, sha256 }, () => content)
        return
      }
      await spool(content, (spooled) => put(name, spooled, spooled.stream))
    },
    async read(name) {
      const found = await ignoreMissing(() => get(name))
      return found && (await buffer(wholeOf(found)))
    },
    async open(name) {
      const head = () =>
        ask(0, (options) => client.send(new s3.HeadObjectCommand(at(name)), options))
      const found = await ignoreMissing(head)
      if (!found) return undefined
      const { bytes } = expectedOf(found)
      return {
        bytes,
        stream: async (range) => Readable.from(contentOf(await get(name, range), range)),
      }
    },
    async remove(name) {
      await ignoreMissing(() =>
        ask(0, (options) => client.send(new s3.DeleteObjectCommand(at(name)), options)),
      )
    },
    list: () => listKeys(bucket, prefix),
  }
}

type Body = Uint8Array | Readable

interface Answered {
  readonly Body?: unknown
  readonly ContentLength?: number | undefined
  readonly Metadata?: Readonly<Record<string, string>> | undefined
}

function contentOf(answer: Answered, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  if (!range) return wholeOf(answer)
  return verifyContent(bodyOf(answer), { bytes: range.last - range.first + 1 })
}

function wholeOf(answer: Answered): AsyncGenerator<Uint8Array> {
  return verifyContent(bodyOf(answer), expectedOf(answer))
}

function bodyOf({ Body: body }: Answered): Readable {
  if (body instanceof Readable) return body
  throw new StoreUnavailable('The file store answered without a file')
}

/** The size and hash recorded in the object's metadata. */
function expectedOf({ ContentLength: bytes, Metadata: metadata }: Answered): Required<Expected> {
  const sha256 = metadata?.['sha256']
  if (bytes === undefined || sha256 === undefined) {
    throw new StoreUnavailable(
      'A file in the bucket carries no SHA-256: copy files there with npm run move-files only',
    )
  }
  return { bytes, sha256 }
}

async function* listKeys(bucket: Bucket, prefix: string): AsyncGenerator<StoredFile> {
  const { s3, client, ask, name } = bucket
  const where = { Bucket: name, Prefix: prefix, Delimiter: '/' }
  let from: string | undefined
  do {
    const page = await ask(0, (options) =>
      client.send(new s3.ListObjectsV2Command({ ...where, ContinuationToken: from }), options),
    )
    for (const { Key: key, Size: bytes, LastModified: modified } of page.Contents ?? []) {
      if (key === undefined || bytes === undefined || modified === undefined) continue
      yield { name: key.slice(prefix.length), bytes, modified, draft: false }
    }
    from = page.NextContinuationToken
  } while (from !== undefined)
}

async function ignoreMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A missing file; a missing bucket is an outage. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof StoreUnavailable ? error.cause : undefined
  return cause instanceof Error && (cause.name === 'NoSuchKey' || cause.name === 'NotFound')
}
