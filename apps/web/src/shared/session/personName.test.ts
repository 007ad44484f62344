import { expect, test } from 'vitest'
import { personInitials, personName } from './personName.ts'

const email = 'ines@tidewater.example'

test('a person is called by both names', () => {
  expect(personName({ firstName: 'Ines', lastName: 'Rademaker', email })).toBe('Ines Rademaker')
})

test('without a name a person is called by the address before the at-sign', () => {
  expect(personName({ firstName: null, lastName: null, email })).toBe('ines')
})

test.each([
  [{ firstName: 'Ines', lastName: 'Rademaker', email }, 'IR'],
  [{ firstName: null, lastName: null, email }, 'I'],
  [{ firstName: 'élodie', lastName: null, email }, 'É'],
])('initials of %o are %s', (person, initials) => {
  expect(personInitials(person)).toBe(initials)
})
