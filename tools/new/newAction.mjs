// The record of a new editor action, in the table of its group.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/run.mjs'
import { insertLines } from './insertLines.mjs'
import { camelCase, sentenceCase } from './names.mjs'
import { withIcon } from './withIcon.mjs'

const folder = 'apps/web/src/features/editor/actions'
/** The file of each group, its table in there, and what shortcuts sheet and palette call the group. */
const tables = {
  select: { file: 'selectActions.ts', table: 'selectActions', group: 'Select' },
  change: { file: 'changeActions.ts', table: 'changeActions', group: 'Change' },
  arrange: { file: 'arrangeActions.ts', table: 'arrangeActions', group: 'Arrange' },
  slides: { file: 'slideActions.ts', table: 'table', group: 'Slides' },
  deck: { file: 'deckActions.ts', table: 'deckActions', group: 'Deck and view' },
  view: { file: 'viewActions.ts', table: 'viewActions', group: 'Deck and view' },
}
/** Until someone chooses one. */
const icon = 'Sparkles'

/** What `npm run new -- action <name> [group]` writes. */
export function newAction(name, groupName = 'change') {
  if (!Object.hasOwn(tables, groupName)) {
    throw new Error(
      `An action is in one of the groups ${Object.keys(tables).join(', ')}, not in “${groupName}”`,
    )
  }
  const id = camelCase(name)
  for (const { file } of Object.values(tables)) {
    if (new RegExp(`^  ${id}: `, 'm').test(readFileSync(join(root, folder, file), 'utf8'))) {
      throw new Error(`${folder}/${file} has an action ${id} already`)
    }
  }
  const { file, table, group } = tables[groupName]
  const path = `${folder}/${file}`
  const endOfTable = new RegExp(
    `(?<=const ${table} = \\{\\n(?:(?!\\n\\}).)*\\n)(?=\\} as const)`,
    's',
  )
  const text = insertLines(path, [[endOfTable, record(id, sentenceCase(name), group)]])
  return [{ path, text: withIcon(text, icon), isKnown: true }]
}

const record = (id, label, group) => `  ${id}: {
    label: '${label}',
    icon: ${icon},
    group: '${group}',
    run: () => '${label} does nothing yet',
  },
`
