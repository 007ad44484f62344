/** What makes even a single digit a quantity: percent, currencies, sizes, times, measures. */
const unit = String.raw`\s?(?:[%％٪‰°€£¥₹₺₩$]|[KMGTP]i?B|[kKMGTP]?bytes?|dpi|px|em|ms|[nµμ]s|[kMG]?Hz|k[gmBb]|[cm]m|min|millions?|billions?|thousand|percent|万|億|亿|만|억)(?![\p{L}\p{Nd}])|[KMGTPkxsmhgl](?![\p{L}\p{Nd}])`
const number = String.raw`\p{Nd}+(?:[.,'’\u00A0\u202F]\p{Nd}+)*(?:\^\p{Nd}+)?`
/** A complete number: not part of another number, a name, a URL, a path or code. */
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Nd}_./#:+!^-]|\w\[)(?<money>[$€£¥₹₺₩]\s?)?(?<![\p{Script=Latin}\p{Nd}_./#:+!^-])(?<number>${number})(?![.,'’^]?\p{Nd}|:\p{Nd})(?:(?<unit>${unit})|(?![\p{Script=Latin}_/:.-]?\p{Script=Latin}))`,
  'gu',
)
const house = /^\s\p{Lu}\p{Ll}+ (?:Street|St|Avenue|Road)\b/u
/** Languages with a decimal comma: numbers with a period are versions or sections. */
const commaLanguages = new Set(['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'tr'])
/** Words before a number that identifies something. */
const numbering =
  /(?:§|№|\b(?:no|nr|num|page|pages|section|chapter|figure|table|step|port|rfc|iso|level|version|versions|release|versión|versão|versie|versione|wersja|wersji|sürüm|sürümü|seite|kapitel|abschnitt|puerto|porta|puerta|poort)\.?|版本|バージョン|포트|第)\s*$/iu
const acronym = /(?<![\p{L}\p{Nd}])\p{L}*\p{Lu}\p{L}*[\p{Lu}\p{Nd}][\p{L}\p{Nd}]*\s$/u
const name = /(?<![\p{L}\p{Nd}])(?<word>\p{Lu}\p{L}+)\s$/u
const between =
  /^[\s,+>()]{0,3}(?:(?:and|or|to|y|e|o|et|ou|und|oder|bis|en|of|i|lub|ve|veya|و|और|と|和)\s?)?$/u

interface Found {
  readonly value: string
  readonly from: number
  readonly to: number
  readonly text: string
  readonly isMeasured: boolean
}

/**
 * Returns the distinct quantities in a text. Years, dates and times, versions, code, and numbers of sections,
 * standards, issues and houses are excluded: a reader asked for the figures of a text would not name them.
 */
export function figuresOf(text: string, language: string): readonly string[] {
  const prose = withoutCode(text)
  const months = monthsOf(language)
  const versioned = namesWithVersions(prose)
  const values = new Set<string>()
  let label: Found | undefined
  for (const found of numbersIn(prose)) {
    const before = prose.slice(Math.max(0, found.from - 60), found.from)
    const after = prose.slice(found.to, found.to + 30)
    const isNoFigure =
      !found.isMeasured &&
      (isDated(found.text, { before, after, months }) ||
        isNumbering(found.text, { before, after, language, versioned }) ||
        (label !== undefined && between.test(prose.slice(label.to, found.from))))
    if (isNoFigure) label = found
    else if (found.isMeasured || found.text.length > 1) values.add(found.value)
  }
  return [...values]
}

/** Returns all numbers of a text, whatever they mean. */
export function numbersOf(text: string): ReadonlySet<string> {
  return new Set((text.match(new RegExp(number, 'gu')) ?? []).map((one) => valueOf(one)))
}

function* numbersIn(text: string): Iterable<Found> {
  for (const match of text.matchAll(pattern)) {
    const { number: own = '', unit: measure, money } = match.groups ?? {}
    const from = match.index + (money ?? '').length
    const isMeasured = measure !== undefined || money !== undefined
    yield { value: valueOf(own), from, to: from + own.length, text: own, isMeasured }
  }
}

/** Normalizes a number: '1,204', '1.204' and '1204' are equal, and so are '1.5' and '1,5'. */
function valueOf(text: string): string {
  const trimmed = text.normalize('NFKC').replace(/[.,'’\s]+$/u, '')
  const joined = /^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+$/u.test(trimmed)
    ? trimmed.replace(/\D/gu, '')
    : trimmed.replace(',', '.')
  return joined.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')
}

/** Removes inline code, statements, and file listings. */
function withoutCode(text: string): string {
  return text
    .replace(/`[^`\n]*`/gu, ' ')
    .replace(/^ {4,}[^\p{L}\s].*$/gmu, ' ')
    .replace(/^.*(?:\w\(.*|\s[<>=]{1,2}\s.*)[;{]\s*(?:\/\*.*)?$/gmu, ' ')
    .replace(/^\s*[dl-](?:[r-][w-][x-]){3}.*$/gmu, ' ')
}

interface Around {
  readonly before: string
  readonly after: string
}

function isDated(
  text: string,
  { before, after, months }: Around & { readonly months: string },
): boolean {
  if (/^(?:1[89]|20)\d\d$/u.test(text)) return true
  if (text.length > 2) return false
  return (
    new RegExp(`(?<!\\p{L})(?:${months})\\.?,?\\s+$`, 'iu').test(before) ||
    new RegExp(`^\\.?,?\\s+(?:de\\s+)?(?:${months})(?!\\p{L})`, 'iu').test(after) ||
    /^\s?[月월年년]/u.test(after) ||
    (/[月월]\s?$/u.test(before) && /^\s?[日일]/u.test(after))
  )
}

interface Numbering extends Around {
  readonly language: string
  readonly versioned: ReadonlySet<string>
}

function isNumbering(text: string, around: Numbering): boolean {
  return isLabel(text, around) || followsName(text, around)
}

/** Returns whether it is like '3.2.1' or '02110', the label of an item or heading, or a house number. */
function isLabel(text: string, { before, after }: Around): boolean {
  if (/^\d+\.\d+\.\d/u.test(text)) return !/^\d{1,3}(?:\.\d{3})+$/u.test(text)
  const isItem = /(?:^|\n)\s*(?:#+\s*)?\(?$/u.test(before) && /^[.)](?:\s|$)/u.test(after)
  return isItem || /^0\d/u.test(text) || house.test(after)
}

/** Returns whether it follows a name, as in 'Section 4', 'RFC 5869', 'Windows 10', 'glibc >= 2.28'. */
function followsName(text: string, { before, language, versioned }: Numbering): boolean {
  if (/^\d{1,3}\.\d{1,2}$/u.test(text)) {
    const plain = before.replace(/[>=<~≥]+\s*$/u, '')
    const last = /\S+(?=\s$)/u.exec(plain)?.[0].toLowerCase() ?? ''
    const isNamed = versioned.has(last) || name.test(plain) || isNumbered(plain)
    return isNamed || commaLanguages.has(language)
  }
  const word = name.exec(before)
  // German capitalizes all nouns, and every language the first word of a sentence.
  const isFirst = /(?:^|[\n.!?:•*–(-])\s*["“„«*_]*$/u.test(before.slice(0, word?.index))
  return isNumbered(before) || (word !== null && language !== 'de' && !isFirst)
}

function isNumbered(before: string): boolean {
  return numbering.test(before) || acronym.test(before)
}

/** Returns the names that are followed by a version such as '1.2.3' anywhere in the text. */
function namesWithVersions(text: string): ReadonlySet<string> {
  const found = text.matchAll(/([\p{L}][\p{L}\p{Nd}-]+)[\s-]\d+\.\d+\.\d/gu)
  return new Set([...found].map(([, word = '']) => word.toLowerCase()))
}

/** Returns a pattern of the names of months and days, in a language and in English. */
function monthsOf(language: string): string {
  const names = [...new Set(['en', language])].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((style) => {
      const options = { timeZone: 'UTC', day: 'numeric', month: style } as const
      const month = new Intl.DateTimeFormat(locale, options)
      const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: style })
      return Array.from({ length: 12 }, (_, at) => [
        partOf(month, 'month', Date.UTC(2024, at, 5)),
        partOf(day, 'weekday', Date.UTC(2024, 0, 1 + at)),
      ]).flat()
    }),
  )
  return [...new Set(names)].map((text) => text.replace(/\.$/u, '')).join('|')
}

function partOf(format: Intl.DateTimeFormat, type: 'month' | 'weekday', time: number): string {
  return format.formatToParts(time).find((part) => part.type === type)?.value ?? ''
}
