import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/openDatabase.ts'
import { passwordResetTokens } from '../../db/schema/accounts.ts'
import { hashSecret, createSecret } from '../../platform/secrets/secretToken.ts'
import { join } from '../testApp.ts'

/** A reset token of a new account. */
export async function aResetToken(app: FastifyInstance, queries: Queries): Promise<string> {
  const { id: userId } = await join(app)
  const secret = createSecret()
  const expiresAt = new Date(Date.now() + 60_000)
  await queries.insert(passwordResetTokens).values({ userId, token: hashSecret(secret), expiresAt })
  return secret
}
