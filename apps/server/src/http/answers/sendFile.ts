import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ByteRange, StoredContent } from '../../platform/fileStore.ts'

/** Streams a stored file, or the requested range, so that interrupted downloads can resume. */
export async function sendFile(
  reply: FastifyReply,
  content: StoredContent,
  { mediaType, tag }: { readonly mediaType: string; readonly tag: string },
): Promise<FastifyReply> {
  const { bytes } = content
  const { headers, method } = reply.request
  const etag = `"${tag}"`
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = isCurrent ? rangeIn(headers.range, bytes) : undefined
  const body = method === 'HEAD' ? Readable.from([]) : await content.stream(range)
  reply.type(mediaType).header('etag', etag).header('accept-ranges', 'bytes')
  if (!range) return reply.header('content-length', bytes).send(body)
  const { first, last } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${bytes}`)
    .header('content-length', last - first + 1)
    .send(body)
}

/** A single range of a file; undefined for several or invalid ranges, which RFC 9110 allows a server to ignore. */
function rangeIn(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return first <= last ? { first, last } : undefined
}

/** Sends a stored picture with headers that keep a browser from treating it as anything else. */
export function sendPicture(
  reply: FastifyReply,
  { mime, bytes }: { readonly mime: string; readonly bytes: Uint8Array },
): FastifyReply {
  return reply
    .type(mime)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .send(bytes)
}
