import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An HTML document of the browser app, ready to send. */
interface Document {
  readonly plain: Buffer
  readonly compressed: Buffer
  readonly etag: string
}

/** The HTML documents of the browser app by file name. */
export type Documents = ReadonlyMap<string, Document>

/**
 * Reads the documents in `files`, for an installation below the path `base`. The same build works below any path: its
 * links are relative to the root of the installation, and get the path as a prefix here.
 */
export async function readDocuments(
  folder: string,
  files: Iterable<string>,
  base: string,
): Promise<Documents> {
  const names = [...files].filter((name) => name.endsWith('.html'))
  const read = async (name: string) => {
    const plain = Buffer.from(placeBelow(base, readFileSync(join(folder, name), 'utf8')))
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
    return [name, { plain, compressed: await compress(plain), etag: `W/"${hash}"` }] as const
  }
  return new Map(await Promise.all(names.map(read)))
}

const compress = promisify(brotliCompress)

/** Prefixes every root-relative URL with `base`, and passes `base` to the app. */
function placeBelow(base: string, html: string): string {
  const moved = html.replaceAll(/( (?:href|src)=")\.?\/(?!\/)/g, `$1${base}/`)
  return base === '' ? moved : moved.replace('<html ', `<html data-base="${base}" `)
}

/** Sends a document, or 304 if the browser has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed, etag }: Document,
): FastifyReply {
  const { 'if-none-match': known, 'accept-encoding': encodings = '' } = request.headers
  reply.type('text/html; charset=utf-8').header('etag', etag)
  if (reply.statusCode === 200 && known === etag) return reply.code(304).send()
  const accepts = /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test([encodings].flat().join())
  return accepts ? reply.header('content-encoding', 'br').send(compressed) : reply.send(plain)
}
