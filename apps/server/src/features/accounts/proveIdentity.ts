import type { ProofBody } from '@deckloom/contract'
import type { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import { confirmPassword, type ConfirmPorts } from './confirmPassword.ts'

/** Whether what was sent shows that it is the account's person who asks. Undefined when it does. */
export function proveIdentity(
  ports: ConfirmPorts,
  {
    account: { email },
    body: { password },
    caller,
  }: { readonly account: Account; readonly body: ProofBody; readonly caller: string },
): Promise<Failure | undefined> {
  return confirmPassword(ports, { email, password, caller })
}
