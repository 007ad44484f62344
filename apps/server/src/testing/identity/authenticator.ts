import { generate } from 'otplib'

/** The code that an authenticator app shows. */
export function codeAt(secret: string, now: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(now.getTime() / 1_000) })
}
