import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newAction } from './newAction.mjs'

const root = join(import.meta.dirname, '../..')
const folder = 'apps/web/src/features/editor/actions'

test.each([
  ['select', 'selectActions.ts', 'Select'],
  ['change', 'changeActions.ts', 'Change'],
  ['arrange', 'arrangeActions.ts', 'Arrange'],
  ['slides', 'slideActions.ts', 'Slides'],
  ['deck', 'deckActions.ts', 'Deck and view'],
  ['view', 'viewActions.ts', 'Deck and view'],
])('a new action of the group %s is one record at the end of its table', (name, file, group) => {
  const [written, ...others] = newAction('flip-text', name)

  expect(others).toEqual([])
  expect(written?.path).toBe(`${folder}/${file}`)
  const before = readFileSync(join(root, folder, file), 'utf8')
  const record = `  flipText: {
    label: 'Flip text',
    icon: Sparkles,
    group: '${group}',
    run: () => 'Flip text does nothing yet',
  },
`
  const text = written?.text ?? ''
  const importOf = (module: string) => /import \{[^}]*\} from 'lucide-react'/u.exec(module)?.[0]
  const namesIn = (list = '') =>
    [...list.matchAll(/\b[A-Z][A-Za-z0-9]+\b/gu)].map(([found]) => found)
  expect(text).toContain(`${record}} as const satisfies`)
  expect(text.replace(record, '').replace(importOf(text) ?? '', '')).toBe(
    before.replace(importOf(before) ?? '', ''),
  )
  expect(namesIn(importOf(text)).filter((icon) => icon !== 'Sparkles')).toEqual(
    namesIn(importOf(before)),
  )
})

test('a group that does not exist is refused, naming those that do', () => {
  expect(() => newAction('flip-text', 'text')).toThrow(
    'An action is in one of the groups select, change, arrange, slides, deck, view, not in “text”',
  )
})

test('an action that exists is refused, in whatever group it is', () => {
  expect(() => newAction('paste-style', 'view')).toThrow(
    `${folder}/changeActions.ts has an action pasteStyle already`,
  )
})
