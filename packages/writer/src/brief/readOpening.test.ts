import { expect, test } from 'vitest'
import { readBrief } from './readBrief.ts'

test.each([
  ['Board update on churn', 'Churn', 'the board'],
  ['Staff training on fire safety', 'Fire safety', 'staff'],
  ['Customer presentation about our new pump', 'Our new pump', 'customers'],
  ['Parent evening talk on screen time', 'Screen time', undefined],
  ['Sales training for 20 new reps', 'Sales training for 20 new reps', '20 new reps'],
  ['Sales training for 20 new reps, 4 modules', 'Sales training for 20 new reps', '20 new reps'],
  ['Quarterly review Q3 2026', 'Quarterly review Q3 2026', undefined],
  ['Sales report May 2026 for the board', 'Sales report May 2026', 'the board'],
])('"%s" is called "%s" and is for %s', (prompt, title, listeners) => {
  const { title: called, audience } = readBrief(prompt, 'report')

  expect(called).toBe(title)
  expect(audience?.text).toBe(listeners)
})

test.each([
  ['Quarterly review Q3 2026: revenue 4.2M, churn 2.1%', 'our Q3 2026 results'],
  ['Quarterly review: revenue 4.2M, churn 2.1%', 'our quarterly results'],
  ['Review Q3 2026 for the board', 'our Q3 2026 results'],
  ['Marketing update Q2', 'marketing results'],
])('a report that names its period is about its results: "%s" about %s', (prompt, subject) => {
  const brief = readBrief(prompt, 'pitch')

  expect(brief.kind).toBe('report')
  expect(brief.subject.general.text).toBe(subject)
})

test.each([
  [
    'Plan for moving our office to a smaller building by March',
    'moving our office to a smaller building',
    true,
  ],
  [
    'Plan to move our office to a smaller building',
    'moving our office to a smaller building',
    true,
  ],
  ['Business case for hiring two more nurses', 'hiring two more nurses', true],
  ['Plan for reducing food waste in our canteen', 'reducing food waste in our canteen', true],
  ['Pitch for charging stations for trucks', 'charging stations for trucks', false],
  ['Marketing plan for running shoes', 'running shoes', false],
  ['Deck for managers on parental leave', 'parental leave', false],
  ['Onboarding for nurses on the night shift', 'onboarding on the night shift', true],
  ['Convince my landlord to allow solar panels', 'allowing solar panels', true],
  ['Why remote work works, for sceptical managers', 'remote work', false],
  ['Introduction to git for designers', 'git', false],
  ['Weekly team update, week 42', 'our weekly team results', false],
  ['Parent evening about the class trip to Rome', 'the class trip to Rome', false],
  ['Customer case study: how Acme cut delivery times', 'delivery times', false],
])('"%s" is about %s', (prompt, subject, isActivity) => {
  const brief = readBrief(prompt, 'pitch')

  expect(brief.subject.general.text).toBe(subject)
  expect(brief.subject.isActivity).toBe(isActivity)
})
