import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceMs = 300_000

/** A header with the time and a signature over time and body. */
export function signWebhook(body: Buffer, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1_000)
  return `t=${time},v1=${digest(body, secret, String(time))}`
}

/** Whether the header matches the body and the secret, and is at most five minutes old. */
export function isSigned(
  body: Buffer,
  header: string | undefined,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  const [, time, signature] = match ?? []
  if (time === undefined || signature === undefined) return false
  if (Math.abs(now.getTime() - Number(time) * 1_000) > toleranceMs) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(digest(body, secret, time)))
}

function digest(body: Buffer, secret: string, time: string): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
}
