import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import {
  countCodes,
  findSecondFactors,
  replaceCodes,
  takeCode,
} from '../repositories/secondFactorsRepository.ts'

export interface RecoveryPorts {
  readonly queries: Queries
  readonly now: () => Date
}

const size = { codes: 10, bytes: 10 } as const
/** Base32 without 0 and 1, which look like letters. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** Ten new codes that replace the account's previous ones; shown only once. */
export async function renewRecoveryCodes(
  { queries, now }: RecoveryPorts,
  userId: string,
): Promise<readonly string[]> {
  const codes = Array.from({ length: size.codes }, newCode)
  await queries.transaction((transaction) =>
    replaceCodes(transaction, { userId, codes: codes.map(hashCode), now: now() }),
  )
  return codes
}

/** The same on request: refused to accounts without a second factor, which need no codes. */
export async function replaceRecoveryCodes(
  ports: RecoveryPorts,
  userId: string,
): Promise<readonly string[] | Failure> {
  const { app, passkeys } = await findSecondFactors(ports.queries, userId)
  if (app || passkeys > 0) return renewRecoveryCodes(ports, userId)
  return new Failure('forbidden', 'Set up a second step before creating recovery codes.')
}

/** New codes for an account that has none left; otherwise none. */
export async function ensureRecoveryCodes(
  ports: RecoveryPorts,
  userId: string,
): Promise<readonly string[]> {
  const { left } = await countCodes(ports.queries, userId)
  return left > 0 ? [] : renewRecoveryCodes(ports, userId)
}

/** Recovery codes replace a lost second factor: without one they are useless and deleted. */
export async function dropNeedlessCodes({ queries, now }: RecoveryPorts, userId: string) {
  const { app, passkeys } = await findSecondFactors(queries, userId)
  if (!app && passkeys === 0) await replaceCodes(queries, { userId, codes: [], now: now() })
}

/** Whether this is an unused code of the account; consumes it. */
export function takeRecoveryCode(
  { queries, now }: RecoveryPorts,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  return takeCode(queries, { userId, code: hashCode(code), now: now() })
}

/** 80 random bits in four groups. */
function newCode(): string {
  const letters: string[] = []
  let bits = 0n
  for (const byte of randomBytes(size.bytes)) bits = (bits << 8n) | BigInt(byte)
  for (let left = (size.bytes * 8) / 5; left > 0; left -= 1) {
    letters.push(alphabet[Number(bits & 31n)] ?? '')
    bits >>= 5n
  }
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Normalized: without dashes and spaces, in lower case. */
function hashCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z\d]/g, '')
  return createHash('sha256').update(`recovery ${letters}`).digest('hex')
}
