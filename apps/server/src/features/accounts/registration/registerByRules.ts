import type { PendingRegistration, RegisterBody } from '@deckloom/contract'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { hashSecret } from '../../../platform/secrets/secretToken.ts'
import { findAccount } from '../repositories/accountsRepository.ts'
import { registerAccount, type RegisterPorts } from './registerAccount.ts'
import { type VerifyPorts, verifyAddress } from '../emailAddresses/verifyAddress.ts'
import { takeInvitation } from '../repositories/accountInvitationsRepository.ts'
import { findInvitedAddress } from './findInvitedAddress.ts'
import {
  checkRegistration,
  type RegistrationRules,
  requiresVerification,
} from './registrationPolicy.ts'

export interface RulePorts extends RegisterPorts, VerifyPorts {
  readonly registration: RegistrationRules
  readonly delivery: PendingRegistration['delivery']
}

/**
 * Registers an account if the policy allows it; resolves to whether its address must be verified
 * first.
 */
export async function registerByRules(
  ports: RulePorts,
  { invitation, ...body }: RegisterBody,
): Promise<{ readonly account: Account; readonly waits: boolean } | Failure> {
  const { queries, registration, now } = ports
  const email = body.email.toLowerCase()
  const invited = invitation === undefined ? undefined : await findInvitedAddress(ports, invitation)
  if (invitation !== undefined && invited?.email !== email) {
    const words = 'This invitation has expired, or is for another address.'
    return new Failure('invalid_token', words)
  }
  const refused = checkRegistration(registration, { email, invited: invited !== undefined })
  if (refused) return refused
  const made = await registerAccount(ports, body)
  if (made instanceof Failure) return made
  if (invitation !== undefined && invited) {
    // The secret came by email, which verifies the address.
    await verifyAddress(ports, made.id)
    if (invited.by === 'account') {
      await takeInvitation(queries, { token: hashSecret(invitation), now: now() })
    }
  }
  const account = (await findAccount(queries, made.id)) ?? made
  return { account, waits: requiresVerification(registration, account) }
}
