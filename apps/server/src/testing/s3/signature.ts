import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  readonly method: string
  /** Raw: path and query, encoded. */
  readonly target: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface AccessKey {
  readonly id: string
  readonly secret: string
  readonly region: string
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
const skewMs = 15 * 60_000

/**
 * Verifies a request like S3 (Signature Version 4 in the header), implemented from the
 * specification and not from the client: S3's error code, or undefined if the signature is valid.
 */
export function signatureFault(request: SignedRequest, key: AccessKey): string | undefined {
  const given = readHeader(request.headers.authorization)
  if (!given) return 'AccessDenied'
  const { id, day, region, signed, signature } = given
  if (!mustBeSigned.every((name) => signed.includes(name))) return 'AccessDenied'
  if (id !== key.id) return 'InvalidAccessKeyId'
  if (region !== key.region) return 'AuthorizationHeaderMalformed'
  const at = textOf(request.headers['x-amz-date'])
  if (!isNow(at, day)) return 'RequestTimeTooSkewed'
  const hash = textOf(request.headers['x-amz-content-sha256'])
  if (isOther(hash, request.body)) return 'XAmzContentSHA256Mismatch'
  const scope = [day, region, 's3', 'aws4_request']
  const asked = sha256(canonical(request, signed, hash))
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), asked].join('\n')
  const signing = scope.reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  const isRight = timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

function readHeader(header: string | undefined) {
  const found = form.exec(header ?? '')?.slice(1)
  if (!found) return undefined
  const [id = '', day = '', region = '', names = '', signature = ''] = found
  return { id, day, region, signed: names.split(';'), signature }
}

function canonical(
  { method, target, headers }: SignedRequest,
  signed: readonly string[],
  hash: string,
): string {
  const [path = '/', query = ''] = target.split('?')
  const parameters = query.split('&').filter((pair) => pair !== '')
  const sorted = parameters.map((pair) => (pair.includes('=') ? pair : `${pair}=`)).toSorted()
  const lines = signed.map(
    (name) => `${name}:${textOf(headers[name]).trim().replaceAll(/ +/g, ' ')}`,
  )
  return [method, path, sorted.join('&'), ...lines, '', signed.join(';'), hash].join('\n')
}

function isNow(at: string, day: string): boolean {
  return at.startsWith(day) && Math.abs(timeOf(at) - Date.now()) <= skewMs
}

/** Whether a payload hash was sent and does not match the body. */
function isOther(hash: string, body: Buffer): boolean {
  return /^[0-9a-f]{64}$/.test(hash) && hash !== sha256(body)
}

/** `20261123T194500Z` in milliseconds. */
function timeOf(at: string): number {
  return Date.parse(at.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : (header ?? []).join(',')
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
