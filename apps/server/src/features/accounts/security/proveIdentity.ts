import type { ProofBody } from '@deckloom/contract'
import { Failure } from '../../../http/errors/failure.ts'
import type { Account } from '../../../http/sessions/sessions.ts'
import { confirmPassword, type ConfirmPorts } from '../passwords/confirmPassword.ts'
import { type PasskeyPorts, takePasskey } from '../passkeys/passkeyCeremony.ts'
import { takeCodeStep, type CodeStepPorts } from '../signIn/takeStep.ts'

export type ProvePorts = ConfirmPorts & PasskeyPorts & CodeStepPorts

/** Re-authenticates a signed-in person with a password or passkey. Undefined on success. */
export async function proveIdentity(
  ports: ProvePorts,
  {
    account,
    body,
    caller,
  }: { readonly account: Account; readonly body: ProofBody; readonly caller: string },
): Promise<Failure | undefined> {
  if ('password' in body) {
    return confirmPassword(ports, { email: account.email, password: body.password, caller })
  }
  if ('passkey' in body) {
    const shown = await takePasskey(ports, { purpose: 'step-up', account }, body.passkey)
    return shown instanceof Failure ? shown : undefined
  }
  return takeCodeStep(ports, { userId: account.id, ...body })
}
