import { bulletText, type Slide, splitLeadIn } from '@deckloom/deck'
import { capitalize } from '../language/letterCase.ts'
import { readFigures } from './readFigures.ts'

/** A number on the slide, for a chart or a table. */
export interface GivenFigure {
  readonly label: string
  /** As written on the slide: '30%', '$2M'. */
  readonly written: string
  readonly value: number
  /** The unit: '%', '$', 'million $'; empty for plain numbers. */
  readonly unit: string
}

/** Maximum characters of a unit; anything longer is other text. */
const longestUnit = 24
/** Largest value that a chart accepts. */
const largestValue = 1e15

/** Returns the first number of each line with its label. Lines without a number are skipped. */
export function figuresOn(slide: Slide): readonly GivenFigure[] {
  return writtenFigures(slide).filter(
    ({ value, unit }) => value <= largestValue && unit.length <= longestUnit,
  )
}

function writtenFigures({ bullet_points: bullets, table }: Slide): readonly GivenFigure[] {
  const lines = bullets.flatMap((bullet) => figureOf(bulletText(bullet)) ?? [])
  if (lines.length >= 2 || !table) return lines
  return table.rows.slice(1).flatMap(([label = '', ...cells]) => {
    const written = cells.find((cell) => /\d/u.test(cell))
    return written === undefined ? [] : [figure(label, written)]
  })
}

/** Returns the largest set of figures with the same unit, in slide order. */
export function comparable(figures: readonly GivenFigure[]): readonly GivenFigure[] {
  const units = [...new Set(figures.map(({ unit }) => unit))]
  const sets = units.map((unit) => figures.filter((each) => each.unit === unit))
  return sets.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function figureOf(text: string): GivenFigure | undefined {
  const lead = splitLeadIn(text, 1)
  const plain =
    lead && /^[^\p{L}]*\d[\d.,\s]*(?:%|[kKmM]|\p{L}{0,12})?[^\p{L}]*$/u.test(lead.detail)
  if (lead && plain) return figure(lead.lead, lead.detail)
  const [first] = readFigures(lead ? lead.detail : text)
  if (!first) return undefined
  return figure(lead ? lead.lead : first.label, first.value)
}

function figure(label: string, written: string): GivenFigure {
  return { label: capitalize(label.trim()), written: written.trim(), ...splitFigure(written) }
}

const scales: readonly (readonly [RegExp, string])[] = [
  [/^(?:trillion|tn)$/iu, 'trillion'],
  [/^(?:billion|bn|b)$/iu, 'billion'],
  [/^(?:million|mn|m|mio)$/iu, 'million'],
  [/^(?:thousand|k)$/iu, 'thousand'],
]

function splitFigure(written: string): Pick<GivenFigure, 'value' | 'unit'> {
  const [number = ''] = /\d+(?:[.,]\d+)*/u.exec(written) ?? []
  const rest = written
    .replace(number, ' ')
    .replaceAll(/[\s+.]+/gu, ' ')
    .trim()
  const parts = rest.split(' ').filter((part) => part !== '')
  const unit = parts
    .map(
      (part) => scales.find(([sign]) => sign.test(part))?.[1] ?? part.replace(/^percent$/iu, '%'),
    )
    .toSorted()
    .join(' ')
  return { value: numberOf(number), unit }
}

/**
 * Parses a number. '1,250' and '1.250' are thousands, '1.25' and '1,2' are fractions: three digits after a separator
 * are a group.
 */
function numberOf(text: string): number {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(text)
  if (grouped) return Number(text.replaceAll(/[.,]/gu, ''))
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at === -1) return Number(text)
  return Number(`${text.slice(0, at).replaceAll(/[.,]/gu, '')}.${text.slice(at + 1)}`)
}
