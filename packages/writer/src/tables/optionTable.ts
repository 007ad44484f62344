import { splitLeadIn } from '@deckloom/deck'
import { widthOf } from '../text/width.ts'
import type { TablePage } from './tablePage.ts'

const most = { options: 5, label: 30, cell: 44 }
const fewest = 2
const option = /^(\p{L}+)\s(?:[A-H]|\p{Nd}{1,2})(?![\p{L}\p{Nd}])/u

/** An option and what is said about it. */
export interface Option {
  readonly name: string
  readonly sentences: readonly string[]
}

/** Returns the word that numbers the options: 'Option B: sell it'. */
export function optionWord(name: string): string | undefined {
  return option.exec(name)?.[1]
}

/**
 * Compares what options say under the same labels ('Price: …') in a table. Returns undefined if they share fewer than
 * two labels.
 */
export function optionTable(options: readonly Option[]): TablePage | undefined {
  const told = options.map(({ sentences }) => readLabels(sentences))
  const labels = new Set(told.flatMap((values) => [...values.keys()]))
  const shared = [...labels].filter(
    (label) => told.filter((values) => values.has(label)).length >= fewest,
  )
  const rows = shared.map((label) => [label, ...told.map((values) => values.get(label) ?? '–')])
  const names = options.map(({ name }) => name)
  const isReadable = [...names, ...rows.flat()].every((cell) => widthOf(cell) <= most.cell)
  if (options.length > most.options || shared.length < fewest || !isReadable) return undefined
  return {
    kind: 'table',
    claim: names.map((name) => option.exec(name)?.[0] ?? name).join(' · '),
    isTelling: true,
    points: [],
    table: { rows: [['', ...names], ...rows] },
    worth: 1,
  }
}

function readLabels(sentences: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    sentences.flatMap((sentence) => {
      const { lead = '', detail = '' } = splitLeadIn(sentence, 1) ?? {}
      const isLabel = lead !== '' && sentence.startsWith(`${lead}:`) && widthOf(lead) <= most.label
      return isLabel ? [[lead, detail] as const] : []
    }),
  )
}
