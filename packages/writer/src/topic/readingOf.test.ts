import { expect, test } from 'vitest'
import { readingOf } from './readingOf.ts'

const notes = '# Minutes\n\n- Ana orders the pump by Friday\n- Jo calls the port'

test.each([
  [{ prompt: 'Small ports' }, 'topic'],
  [{ prompt: 'Small ports', source: ' \n' }, 'topic'],
  [{ prompt: notes }, 'notes'],
  [{ prompt: 'Small ports', source: 'Silt blocks the berths.' }, 'source'],
  [{ prompt: notes, source: 'Silt blocks the berths.' }, 'source'],
])('%j is written from %s', (request, reading) => {
  expect(readingOf(request)).toBe(reading)
})
