const blank = /^(?:[-–—.]|n\/?a)?$/iu
const shape =
  /^(?<sign>[-−+]?)(?<before>[^\d+−-]{0,6}?)(?<inner>[-−]?)(?<digits>\d(?:[\d.,'’\u00A0\u202F ]*\d)?)(?<after>[^\d]{0,8})$/u
const groupSigns = /[.,'’\u00A0\u202F ]/gu

interface Figure {
  readonly isNegative: boolean
  readonly before: string
  readonly digits: string
  readonly after: string
}

/**
 * Returns the sum of a column of figures, written as they are: '€ 1,200' and '€ 300' make '€ 1,500'. Undefined if some
 * cell is no figure or has another unit, and where a sum would mean nothing: years, and percentages that are not the
 * parts of a whole.
 */
export function columnSum(cells: readonly string[]): string | undefined {
  const written = cells.map((cell) => cell.trim()).filter((cell) => !blank.test(cell))
  const figures = written.flatMap((cell) => figureIn(cell) ?? [])
  const [first] = figures
  if (!first || figures.length < written.length) return undefined
  const { before, after } = first
  const isAlike = (figure: Figure) =>
    figure.before.trim() === before.trim() && figure.after.trim() === after.trim()
  if (!figures.every(isAlike) || areYears(figures)) return undefined
  const form = formOf(figures.map(({ digits }) => digits))
  const scale = 10 ** form.decimals
  // In whole steps of the last decimal, so that 0.1 and 0.2 make 0.3.
  const steps = figures.reduce(
    (sum, { isNegative, digits }) =>
      sum + (isNegative ? -1 : 1) * Math.round(valueOf(digits, form.mark) * scale),
    0,
  )
  const sum = steps / scale
  if (after.trim().startsWith('%') && Math.abs(sum - 100) > 1) return undefined
  return `${sum < 0 ? '−' : ''}${before}${spell(Math.abs(sum), form)}${after}`
}

function figureIn(cell: string): Figure | undefined {
  const {
    sign = '',
    before = '',
    inner = '',
    digits = '',
    after = '',
  } = shape.exec(cell)?.groups ?? {}
  if (digits === '') return undefined
  return { isNegative: /[-−]/u.test(`${sign}${inner}`), before, digits, after }
}

function areYears(figures: readonly Figure[]): boolean {
  return figures.every(
    ({ before, digits, after }) => before + after === '' && /^(?:19|20)\d\d$/u.test(digits),
  )
}

interface Form {
  /** The decimal separator. */
  readonly mark: '.' | ','
  readonly decimals: number
  /** The thousands separator; empty if the figures show none. */
  readonly group: string
}

function formOf(all: readonly string[]): Form {
  const mark = markOf(all)
  const decimals = Math.max(
    ...all.map((digits) =>
      digits.includes(mark) ? digits.length - digits.lastIndexOf(mark) - 1 : 0,
    ),
  )
  const signs = all.flatMap((digits) => digits.match(groupSigns) ?? [])
  return { mark, decimals, group: signs.find((sign) => sign !== mark) ?? '' }
}

// A single sign before three digits separates thousands, in most tables; where it does not, as in 0.125, the sum is
// written in the same way.
function markOf(all: readonly string[]): '.' | ',' {
  const both = all.find((digits) => digits.includes('.') && digits.includes(','))
  if (both !== undefined) return both.lastIndexOf('.') > both.lastIndexOf(',') ? '.' : ','
  const isMark = (mark: '.' | ',') =>
    all.some((digits) => {
      const parts = digits.split(mark)
      return parts.length === 2 && (parts[1]?.length !== 3 || parts[0] === '0')
    })
  if (isMark('.')) return '.'
  if (isMark(',')) return ','
  return all.some((digits) => digits.includes('.')) ? ',' : '.'
}

function valueOf(digits: string, mark: '.' | ','): number {
  const [whole = '', part = ''] = digits.split(mark)
  return Number(`${whole.replaceAll(groupSigns, '')}.${part}`)
}

function spell(sum: number, { mark, decimals, group }: Form): string {
  const [whole = '', part] = sum.toFixed(decimals).split('.')
  const grouped = group === '' ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, group)
  return part === undefined ? grouped : `${grouped}${mark}${part}`
}
