import { createAdministrationClient } from '@deckloom/contract'

export const administrationApi = createAdministrationClient((path, init) => fetch(path, init))

/** Everything that was asked for administrators begins with this. */
export const administrationKey = '/api/admin'
