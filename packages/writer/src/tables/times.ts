import type { Language } from '../language/languages.ts'

const months = new Map<Language, ReadonlyMap<string, number>>()

/** Returns the month names of a language and of English in lowercase, standalone and as used in dates. */
function monthNames(language: Language): ReadonlyMap<string, number> {
  const known = months.get(language)
  if (known) return known
  const names = new Map<string, number>()
  for (const locale of new Set(['en', language === 'other' ? 'en' : language])) {
    for (const options of [
      { month: 'long' },
      { month: 'short' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
    ] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2024, month, 5)))
        const name = parts.find(({ type }) => type === 'month')?.value ?? ''
        names.set(name.toLowerCase().replace(/\.$/u, ''), month)
      }
    }
  }
  months.set(language, names)
  return names
}

/** Whether a word is a month name in a language or in English. */
export function isMonth(word: string, language: Language): boolean {
  return monthNames(language).has(word.toLowerCase())
}

/** Whether a sentence contains a date. */
export function namesDay(text: string, language: Language): boolean {
  const words = text.match(/[\p{L}\p{M}]{3,}/gu) ?? []
  return (
    /\p{Nd}{1,4}[./-]\p{Nd}{1,2}(?:[./-]|\s?$)|\p{Nd}\s?[月日월일]/u.test(text) ||
    (/\p{Nd}/u.test(text) && words.some((word) => isMonth(word, language)))
  )
}

/** Returns a point in time as an ascending number, or undefined if the text is not one. */
export function timeOf(text: string, language: Language): number | undefined {
  const own = text.trim().toLowerCase()
  if (own.length > 24) return undefined
  const year = Number(/(?<!\d)(1[5-9]\d\d|20\d\d|21\d\d)(?!\d)/u.exec(own)?.[1] ?? Number.NaN)
  const hasYear = !Number.isNaN(year)
  const part = partOf(own, language)
  if (part !== undefined) return (hasYear ? year : 0) * 12 + part
  if (hasYear && /^[^\d]{0,8}\d{4}\s?[年년]?[^\d]{0,3}$/u.test(own)) return year * 12
  return dayOf(own)
}

/** Returns the months since the beginning of the year for a quarter, a half or a month. */
function partOf(text: string, language: Language): number | undefined {
  const [, quarter] =
    /(?:^|\W)[qkt]\s?([1-4])(?!\d)|(?:^|\D)([1-4])\.?\s?(?:quartal|kwartał|çeyrek|trimestre|kwartaal|四半期|分期|분기|季度)/iu.exec(
      text,
    ) ?? []
  const found =
    quarter ??
    /([1-4])\.?\s?(?:quartal|kwartał|çeyrek|trimestre|kwartaal|四半期|분기|季度)/iu.exec(text)?.[1]
  if (found !== undefined) return (Number(found) - 1) * 3
  const eastern = /(?<!\d)(1[0-2]|[1-9])\s?[月월]/u.exec(text)?.[1]
  if (eastern !== undefined) return Number(eastern) - 1
  const names = monthNames(language)
  for (const word of text.match(/[\p{L}\p{M}]{2,}/gu) ?? []) {
    const month = names.get(word)
    if (month !== undefined) return month
  }
  return undefined
}

function dayOf(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/u.exec(text) ?? []
  if (year !== undefined) return Number(year) * 12 + Number(month) - 1 + Number(day ?? 1) / 32
  const [, first, second, last] = /^(\d{1,2})[./](\d{1,2})[./](\d{2,4})$/u.exec(text) ?? []
  if (first === undefined) return undefined
  return Number(last) * 12 + Number(second) - 1 + Number(first) / 32
}

/** Returns the times of a column, or undefined if a cell is not a time or a time repeats. */
export function timeColumn(
  cells: readonly string[],
  language: Language,
): readonly number[] | undefined {
  const times = cells.map((cell) => timeOf(cell, language))
  return times.every((time) => time !== undefined) && new Set(times).size === times.length
    ? times
    : undefined
}
