import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import { isTelling } from '../language/languageOf.ts'
import { countWords } from '../language/words.ts'
import { figuresIn } from '../text/figures.ts'
import { oneOf, withoutSmallEnd } from './promptWords.ts'

const mostTimeWords = 7
const mostOtherWords = 3
const mostLengthWords = 3
/** Maximum characters of a date on a timeline. */
const longestDate = 24
const year = String.raw`(?<!\p{Nd})(?:1[0-9]|20|21)\d\d(?:\p{L}{1,2}(?!\p{L})|年|년)?(?![\p{Nd}%])`
const clock = String.raw`\d{1,2}(?::\d\d|\s?[ap]\.?m\.?(?!\p{L})|\s?Uhr|\s?h(?!\p{L})\d{0,2}|時|点|시)`
const eastern = String.raw`\d{1,2}[月월](?:\s?\d{1,2}[日일])?`
const quarter = String.raw`(?<!\p{L})[QT][1-4](?:\s(?:1[0-9]|20|21)\d\d)?(?!\p{Nd})`

interface Times {
  /** A point in time, with its day and year if given. */
  readonly point: RegExp
  /** A point in time at the beginning, and what follows it. */
  readonly first: RegExp
  /** A duration. */
  readonly length: RegExp
}

/** Months as inflected after 'in', in languages where dates use another form. */
const inMonth: Readonly<Partial<Record<Language, readonly string[]>>> = {
  pl: [
    'styczniu',
    'lutym',
    'marcu',
    'kwietniu',
    'maju',
    'czerwcu',
    'lipcu',
    'sierpniu',
    'wrześniu',
    'październiku',
    'listopadzie',
    'grudniu',
  ],
}

const known = new Map<Language, Times>()

/** Returns patterns for points in time and durations, with the names of months, days and units in a language. */
function timesOf(language: Language): Times {
  const found = known.get(language)
  if (found) return found
  const names = [
    ...namesOf(12, { month: 'long' }, language),
    ...namesOf(7, { weekday: 'long' }, language),
    ...(inMonth[language] ?? []),
    new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(0, 'day'),
  ]
  const day = String.raw`(?:\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s)?)?${oneOf(names)}(?:\s\d{1,2}(?:st|nd|rd|th)?(?!\p{Nd}))?(?:,?\s(?:de\s)?(?:1[0-9]|20|21)\d\d)?`
  const moment = `(?:${[quarter, String.raw`(?<![\p{L}\p{M}])${day}(?![\p{L}\p{M}])`, eastern, clock, year].join('|')})`
  // Matches ranges: 'January to March', '2019–2021'.
  const point = String.raw`${moment}(?:(?:\s?[–—-]\s?|\s\p{L}{1,5}\s|から)${moment})?`
  const isDense = ['ja', 'zh', 'ko'].includes(language)
  const length = String.raw`\p{Nd}\s?${oneOf(unitsOf(language))}${isDense ? '' : String.raw`(?![\p{L}\p{M}])`}`
  const times: Times = {
    point: new RegExp(point, 'iu'),
    first: new RegExp(String.raw`^(${point})\s*[:,–—-]?\s*(.+)$`, 'iu'),
    length: new RegExp(length, 'iu'),
  }
  known.set(language, times)
  return times
}

/** Whether a part says how long or when, and little else. */
export function tellsTime(part: string, language: Language): boolean {
  const { point, length } = timesOf(language)
  if (countWords(part) > mostTimeWords || !/\p{Nd}/u.test(part)) return false
  // The number here is not a time: '8% more than in 2024'.
  if (figuresIn(part, language).some(({ isShare, isMoney }) => isShare || isMoney)) return false
  if (length.test(part)) return countWords(part) <= mostOtherWords + 2
  if (!point.test(part)) return false
  return countWords(part.replace(new RegExp(point, 'giu'), ' ')) <= mostOtherWords
}

/** Whether a part gives a duration and at most one more word. */
export function tellsLength(part: string, language: Language): boolean {
  return timesOf(language).length.test(part) && countWords(part) <= mostLengthWords
}

/** Whether a part gives only a time: 'del 3 al 17 de febrero'. */
export function isTime(part: string, language: Language): boolean {
  const { point, length } = timesOf(language)
  const others = part.replace(new RegExp(point, 'giu'), ' ').match(/[\p{L}\p{M}]+/gu) ?? []
  const isNamed =
    /\p{Nd}/u.test(part) && point.test(part) && others.every((word) => isTelling(word, language))
  return isNamed || (length.test(part) && countWords(part) <= 2)
}

/** Whether a text names a point in time. */
export function namesTime(text: string, language: Language): boolean {
  return timesOf(language).point.test(text)
}

/** Splits a text that begins with an event and its time from what follows without punctuation. */
export function upToTime(
  text: string,
  language: Language,
): readonly [head: string, rest: string] | readonly [] {
  const { point } = timesOf(language)
  const found = new RegExp(String.raw`^((?:\S+\s+){1,3}?${point.source})\s+(.+)$`, 'iu').exec(text)
  return found ? [found[1] ?? '', found[2] ?? ''] : []
}

/** Returns a text as a point on a timeline, such as '1885: Safety bicycle', or undefined if it names no time. */
export function datePoint(text: string, language: Language): string | undefined {
  const { first, point } = timesOf(language)
  const [, lead = '', rest = ''] = first.exec(text) ?? []
  const isFirst = /\p{L}{2}/u.test(rest)
  const [time = ''] = isFirst ? [lead] : (point.exec(text) ?? [])
  if (time === '' || time.length > longestDate) return undefined
  const [date, event] = isFirst ? [time, rest] : around(text, time, language)
  return `${capitalize(date, language)}: ${capitalize(event, language)}`
}

/** Splits a text around its time: 'We met in June' leaves 'We met', 'from 2019 a baker' has the date 'from 2019'. */
function around(text: string, time: string, language: Language): readonly [string, string] {
  const at = text.indexOf(time)
  const [before, behind] = [text.slice(0, at).trim(), text.slice(at + time.length).trim()]
  // An inflected month keeps its preposition.
  const [, told, small] = /^(.+)\s(\S{1,2})$/u.exec(before) ?? []
  if (told !== undefined && inMonth[language]?.includes(time.toLowerCase()))
    return [`${small} ${time}`, told]
  if (/^\S{1,4}$/u.test(before) && behind !== '') return [`${before} ${time}`, behind]
  const event = withoutSmallEnd(before, language).replace(/[,:]$|\s\p{Ll}{1,2}$/u, '')
  return [time, `${event} ${behind}`.trim() || text]
}

function unitsOf(language: Language): readonly string[] {
  return ['minute', 'hour', 'day', 'week', 'month'].flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) =>
      [1, 2, 5, 10].flatMap((amount) =>
        new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay })
          .formatToParts(amount)
          .flatMap(({ type, value }) =>
            type === 'unit' ? [value.trim().replace(/\.$/u, '')] : [],
          ),
      ),
    ),
  )
}

/** Returns the names of months or days, alone and as inflected after a number. */
function namesOf(
  count: 7 | 12,
  form: Intl.DateTimeFormatOptions,
  language: Language,
): readonly string[] {
  const formats = [form, { ...form, day: 'numeric' as const }].map(
    (each) => new Intl.DateTimeFormat(localeOf(language), { ...each, timeZone: 'UTC' }),
  )
  const days = Array.from({ length: count }, (_, index) =>
    count === 12 ? Date.UTC(2024, index, 15) : Date.UTC(2024, 0, 1 + index),
  )
  const names = days.flatMap((time) =>
    formats.flatMap((format) =>
      format
        .formatToParts(time)
        .flatMap(({ type, value }) => (type === 'month' || type === 'weekday' ? [value] : [])),
    ),
  )
  return [...new Set(names)].filter((name) => /\p{L}{2}/u.test(name))
}

function localeOf(language: Language): string {
  return language === 'other' ? 'en' : language
}
