import { createSecurityClient } from '@deckloom/contract'
import { send } from '../send.ts'

/** API client of the Security tab. */
export const securityApi = createSecurityClient(send)
