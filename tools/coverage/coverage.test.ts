import { expect, test } from 'vitest'
import { readChecklist, idsIn } from './statements.mjs'

test('reads every statement of the checklist', () => {
  const statements = readChecklist().flatMap((area) => area.statements)

  expect(statements).toHaveLength(880)
  expect(statements[0]?.id).toBe('A-001')
  expect(new Set(statements.map(({ id }) => id)).size).toBe(880)
})

test('takes ids from the beginning of a title only', () => {
  // Assembled here, so that this file itself names no statement.
  const [single, double] = ["'", '"']
  const source = [
    `test(${single}C-014 H-003 refuses${single}, …)`,
    `test(${double}J-001, J-002 streams${double}, …)`,
    `test(${single}refuses as C-099 says${single}, …)`,
    `// C-100 in a comment`,
  ].join('\n')

  expect(idsIn(source)).toEqual(['C-014', 'H-003', 'J-001', 'J-002'])
})
