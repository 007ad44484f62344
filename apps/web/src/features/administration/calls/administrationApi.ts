import { createAdministrationClient } from '@deckloom/contract'
import { send } from '../../../shared/send.ts'

export const administrationApi = createAdministrationClient(send)

/** Everything that was asked for administrators begins with this. */
export const administrationKey = '/api/admin'
