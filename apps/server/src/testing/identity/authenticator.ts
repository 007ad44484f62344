import { generate } from 'otplib'

/** The code that an authenticator app shows for a secret. */
export function codeAt(secret: string, now: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(now.getTime() / 1_000) })
}
