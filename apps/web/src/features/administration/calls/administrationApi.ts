import { createAdministrationClient } from '@deckloom/contract'
import { send } from '../../../shared/send.ts'

export const administrationApi = createAdministrationClient(send)

/** Query key prefix of all administration queries. */
export const administrationKey = '/api/admin'
