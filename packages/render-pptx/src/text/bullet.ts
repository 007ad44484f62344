import type { BulletMarker, Paragraph } from '@deckloom/scene'
import { color } from '../drawing/color.ts'
import { percent } from '../drawing/units.ts'
import { tag } from '../opc/xml.ts'

/**
 * A paragraph with its bullet. Numbers that continue the previous paragraph's are left to the office program, so that
 * it renumbers them.
 */
export interface Bulleted {
  readonly marker: BulletMarker
  readonly textSize: number
  readonly family: string | undefined
  readonly before: Paragraph | undefined
}

/** Writes a native bullet or number, in the child order that paragraph properties require. */
export function bullet({ marker, textSize, family, before }: Bulleted): string {
  return (
    tag('a:buClr', {}, color(marker.paint)) +
    bulletSize(marker.size / textSize) +
    (family === undefined ? '' : tag('a:buFont', { typeface: family })) +
    (writeNumbering(marker, before) ?? tag('a:buChar', { char: marker.text }))
  )
}

// Without a size, a bullet is as large as its text. PowerPoint repairs files with sizes outside 25 to 400 percent.
function bulletSize(share: number): string {
  const val = Math.min(Math.max(percent(share), 25_000), 400_000)
  return val === 100_000 ? '' : tag('a:buSzPct', { val })
}

const numberForms: readonly (readonly [RegExp, string])[] = [
  [/^(\d+)\.$/, 'arabicPeriod'],
  [/^(\d+)\)$/, 'arabicParenR'],
  [/^\((\d+)\)$/, 'arabicParenBoth'],
  [/^([1-9]\d*)$/, 'arabicPlain'],
]

// Number formats that OOXML does not define, such as 01, are written as characters.
function writeNumbering(marker: BulletMarker, before: Paragraph | undefined): string | undefined {
  const number = numberOf(marker)
  if (number === undefined) return undefined
  const previous = before?.marker && numberOf(before.marker)
  const continues = previous?.form === number.form && previous.value === number.value - 1
  return tag('a:buAutoNum', {
    type: number.form,
    startAt: continues || number.value === 1 ? undefined : number.value,
  })
}

function numberOf({ kind, text }: BulletMarker) {
  if (kind !== 'number') return undefined
  for (const [pattern, form] of numberForms) {
    const value = Number(pattern.exec(text.trim())?.[1] ?? Number.NaN)
    // OOXML allows start values up to 32767.
    if (value >= 1 && value <= 32_767) return { form, value }
  }
  return undefined
}
