import { createPeopleClient } from '@deckloom/contract'

/** The calls of collaborators and teams, over the browser's fetch. */
export const peopleApi = createPeopleClient((path, init) => fetch(path, init))
