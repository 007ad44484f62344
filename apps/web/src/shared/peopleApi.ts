import { createPeopleClient } from '@deckloom/contract'
import { send } from './send.ts'

/** API client for collaborators and teams. */
export const peopleApi = createPeopleClient(send)
