import { createSecurityClient } from '@deckloom/contract'
import { send } from '../send.ts'

/** The calls of the Security tab. */
export const securityApi = createSecurityClient(send)
