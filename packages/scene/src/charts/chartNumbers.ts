/** A value as charts print it: three significant digits, thousands grouped, large numbers shortened. */
export function chartNumber(value: number): string {
  for (const { from, unit } of scales) {
    if (value >= from) return `${significant(value / from)}${unit}`
  }
  return significant(value)
}

const scales = [
  { from: 1e12, unit: 'tn' },
  { from: 1e9, unit: 'bn' },
  { from: 1e6, unit: 'm' },
] as const

function significant(value: number): string {
  const decimals = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  const [whole = '0', fraction = ''] = value.toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')
  const kept = fraction.replace(/0+$/u, '')
  return kept === '' ? grouped : `${grouped}.${kept}`
}

/** Steps of 1, 2, 2.5 or 5 times a power of ten, at most five, from zero past the greatest value. */
export function axisSteps(greatest: number): readonly number[] {
  if (greatest <= 0) return [0, 1]
  const rough = greatest / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  const step = factor * power
  const count = Math.max(1, Math.ceil(greatest / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}
