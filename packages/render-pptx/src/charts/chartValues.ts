import { escapeXml, tag } from '../opc/xml.ts'

/** Writes a setting with its value in the `val` attribute, as the chart schema does. */
export function setting(name: string, val: string | number): string {
  return `<c:${name} val="${typeof val === 'number' ? numeral(val) : escapeXml(val)}"/>`
}

/** Formats a finite number: PowerPoint offers to repair a chart that contains NaN. */
export function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a finite number`)
  return String(value)
}

/**
 * Writes a reference to text cells with their cached text, so that the chart can be drawn before its workbook is
 * opened.
 */
export function textCells(
  element: 'c:tx' | 'c:cat',
  formula: string,
  texts: readonly string[],
): string {
  const cache = tag('c:strCache', {}, setting('ptCount', texts.length), writeCachedTexts(texts))
  return tag(element, {}, tag('c:strRef', {}, `<c:f>${formula}</c:f>`, cache))
}

/** Writes the cached text of cells, skipping those without text. */
export function writeCachedTexts(texts: readonly (string | undefined)[]): string {
  return texts
    .map((text, idx) =>
      text === undefined ? '' : tag('c:pt', { idx }, `<c:v>${escapeXml(text)}</c:v>`),
    )
    .join('')
}

export function numberCells(formula: string, values: readonly number[]): string {
  const points = values.map((value, idx) => tag('c:pt', { idx }, `<c:v>${numeral(value)}</c:v>`))
  const cache = tag(
    'c:numCache',
    {},
    '<c:formatCode>General</c:formatCode>',
    setting('ptCount', values.length),
    ...points,
  )
  return tag('c:val', {}, tag('c:numRef', {}, `<c:f>${formula}</c:f>`, cache))
}

export function numberFormat(format: string): string {
  return tag('c:numFmt', { formatCode: format, sourceLinked: 0 })
}

/** Writes a manual layout, in fractions of the chart's frame. */
export function manualLayout(
  place: Readonly<Partial<Record<'x' | 'y' | 'w' | 'h', number>>>,
  ...modes: readonly string[]
): string {
  const shares = (['x', 'y', 'w', 'h'] as const).flatMap((side) => {
    const share = place[side]
    return share === undefined ? [] : [setting(side, Number(share.toFixed(6)))]
  })
  return tag('c:layout', {}, tag('c:manualLayout', {}, ...modes, ...shares))
}
