import { type Person, prove } from '../testApp.ts'

/** The same person, just re-authenticated. */
export async function reauthenticate(person: Person): Promise<Person> {
  await prove(person)
  return person
}
