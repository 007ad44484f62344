import { expect, test } from 'vitest'
import { readBrief } from './readBrief.ts'

test.each([
  ['Board update on churn', 'Churn', 'the board'],
  ['Staff training on fire safety', 'Fire safety', 'staff'],
  ['Customer presentation about our new pump', 'Our new pump', 'customers'],
  ['Parent evening talk on screen time', 'Screen time', undefined],
  ['Sales training for 20 new reps', 'Sales training for 20 new reps', '20 new reps'],
])('"%s" is called "%s" and is for %s', (prompt, title, listeners) => {
  const { title: called, audience } = readBrief(prompt, 'report')

  expect(called).toBe(title)
  expect(audience?.text).toBe(listeners)
})
