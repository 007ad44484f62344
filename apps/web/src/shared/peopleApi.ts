import { createPeopleClient } from '@deckloom/contract'
import { send } from './send.ts'

/** The calls of collaborators and teams, over the browser's fetch. */
export const peopleApi = createPeopleClient(send)
