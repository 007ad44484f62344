import { type Person, prove } from '../testApp.ts'

/** The same person, who has just shown that it is them. */
export async function proven(person: Person): Promise<Person> {
  await prove(person)
  return person
}
