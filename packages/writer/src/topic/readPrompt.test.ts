import { expect, test } from 'vitest'
import { readPrompt } from './readPrompt.ts'

const ownOf = (prompt: string) => readPrompt(prompt).own.map(({ text }) => text)

test.each([
  ['Create a short presentation about the tides', 'The tides', 'talk'],
  [
    'I need a 10-slide deck about climate change for my class',
    'Climate change for my class',
    'talk',
  ],
  [
    'Pitch deck: Lumio, an app that helps shift workers sleep',
    'Lumio, an app that helps shift workers sleep',
    'pitch',
  ],
  ['Proposal to move the archive to the cloud', 'Move the archive to the cloud', 'proposal'],
  ['Vortrag zu neuen Methoden', 'Vortrag zu neuen Methoden', undefined],
  ['Schulung zum Datenschutz', 'Datenschutz', 'training'],
  ['Training for new managers', 'Training for new managers', undefined],
  ['Report for the board', 'Report for the board', undefined],
  ['Presentation', 'Presentation', undefined],
  ['做一个关于蜜蜂的演示', '蜜蜂', 'talk'],
  ['请做一个关于消防安全的培训，内容包括逃生路线、灭火器种类和急救', '消防安全', 'training'],
])('"%s" is called "%s"', (prompt, title, kind) => {
  expect(readPrompt(prompt)).toMatchObject({ title })
  expect(readPrompt(prompt).kind).toBe(kind)
})

test.each([
  ['Costs, risks and next steps', ['Costs', 'Risks', 'Next steps']],
  ['Research and development', []],
  ['Black and white photography', []],
  ['Nightowl, a sleep app for nurses, doctors and drivers', []],
  ['Food pantry: intake, storage, and hygiene', ['Intake', 'Storage', 'Hygiene']],
  ['Our plan. Cover risks, costs and migration.', ['Risks', 'Costs', 'Migration']],
  ['Rooftop garden\n\nSections:\n- Why now\n- Design', ['Why now', 'Design']],
  [
    'Sales: revenue rose to 4,1 million, churn fell to 3%',
    ['Revenue rose to 4,1 million', 'Churn fell to 3%'],
  ],
  [
    '请做一个关于消防安全的培训，内容包括逃生路线、灭火器种类和急救',
    ['逃生路线', '灭火器种类', '急救'],
  ],
  ['Campaign for oat milk, cover market, channels and budget', ['Market', 'Channels', 'Budget']],
  ['Café: Lage, Küche, Personal, Lage', ['Lage', 'Küche', 'Personal']],
])('"%s" lists %j', (prompt, own) => {
  expect(ownOf(prompt)).toEqual(own)
})

test('keeps who listens, what is asked for and how to write apart', () => {
  const topic = readPrompt(
    'Pitch for Harbourly, buoys that measure silt. Audience: port authorities. Keep it formal. ' +
      'We are raising €2 million.',
  )

  expect(topic).toMatchObject({
    title: 'Harbourly, buoys that measure silt',
    subtitle: 'Port authorities',
    orders: ['Keep it formal.'],
    ask: 'We are raising €2 million',
    own: [],
  })
})

test('a sentence that no cover holds ends at a comma and goes on below', () => {
  const rest =
    'after three years of petitions from parents and teachers, the old gymnasium on weekends'
  const topic = readPrompt(`We want to open for every child of the town, ${rest}`)

  expect(topic.title).toBe('We want to open for every child of the town')
  expect(topic.subtitle.toLowerCase()).toBe(rest)
})

test('drops nothing of a prompt that it cannot read', () => {
  expect(readPrompt('???').title).toBe('???')
  expect(readPrompt('12345').title).toBe('12345')
})
