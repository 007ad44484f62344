import type { Language } from '../language/languages.ts'
import { isMonth } from '../tables/times.ts'

const digit = String.raw`\p{Nd}`
const number = String.raw`${digit}(?:[${digit}.,'’\u00A0\u202F٫٬]|[ ](?=${digit}{3}(?!${digit})))*`
const money = String.raw`[$€£¥₹₺₩]|US\$|USD|EUR|CHF|Rs\.?|R\$|zł`
const share = String.raw`%|％|٪|‰|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent|yüzde|प्रतिशत|パーセント|퍼센트`
const many = String.raw`million\p{L}*|billion\p{L}*|milli?[oa]\p{L}*|Mio\.?|Mrd\.?|mln|mld|bn|万|億|亿|만|억|लाख|करोड़|مليون|مليار`
const measure = String.raw`(?:[KMGTPk]i?B|[kKMGTP]?bytes?|dpi|px|ms|[nµμ]s|[kMG]?Hz|k[gm]|[cm]m|(?:[kcm]?m)[²³]|ha|[kKM])(?![\p{L}\p{Nd}])`
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}_./#!^-]|\p{Nd}:)[+−±~<>≈-]?(?<before>(?:${money})\s?)?(?<number>${number})(?<after>\s?(?:${share}|${money}|円|元|원|${many}|${measure}))?`,
  'gu',
)
const isShare = new RegExp(share, 'iu')
const isMoney = new RegExp(`${money}|円|元|원`, 'u')
/** Words and signs that turn a number into a name: '§ 4', 'page 12', 'Windows 10', 'RFC 58', 'CMake >= 3.4'. */
const naming =
  /(?:§|№|[Nn][or]\.?|[Ss]ection|[Pp]age|[Ff]igure|[Vv]ersion|[Cc]hapter|[Ss]eite|[Aa]rt(?:icle|\.)?|[Kk]apitel|[Vv]|\p{Lu}\p{L}*[\p{Lu}\d]\p{L}*|\p{Lu}\p{L}+ >=?)\s?$/u

/** A number that states an amount, with the symbols that belong to it: '€ 4.2 million', '12 %'. */
export interface Figure {
  readonly text: string
  readonly isShare: boolean
  readonly isMoney: boolean
}

/**
 * Returns the figures of a text. Years, dates, versions, ordinals, list and section numbers, and single digits without
 * a unit do not count.
 */
export function figuresIn(text: string, language: Language = 'en'): readonly Figure[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { number: digits = '', before, after } = match.groups ?? {}
    const plain = digits.replace(/[.,'’٫٬\s]+$/u, '')
    const around = {
      before: text.slice(Math.max(0, match.index - 24), match.index),
      after: text.slice(match.index + match[0].length).slice(0, 24),
    }
    const isFigure =
      before !== undefined ||
      after !== undefined ||
      (counts(plain) && stands(plain, around, language))
    if (!isFigure) return []
    return {
      text: match[0].replace(/[.,'’\s]+$/u, '').trim(),
      isShare: isShare.test(after ?? ''),
      isMoney: before !== undefined || isMoney.test(after ?? ''),
    }
  })
}

function counts(plain: string): boolean {
  const digits = plain.replace(/\P{Nd}/gu, '')
  const isGrouped = /^\p{Nd}{1,3}(?:[.,'’]\p{Nd}{3})+(?:[.,]\p{Nd}+)?$/u.test(plain)
  if (plain.split(/[.,]/u).length > 2 && !isGrouped) return false
  if (plain.length === 4 && /^(?:1[89]|20)\d\d$/u.test(digits.normalize('NFKC'))) return false
  return digits.length <= 15 && (digits.length > 1 || /[.,]/u.test(plain)) && !/^0\d/u.test(plain)
}

/** Whether a number is an amount, and not an identifier, a date, a time, or part of a name or a fraction. */
function stands(
  plain: string,
  { before, after }: { readonly before: string; readonly after: string },
  language: Language,
): boolean {
  if (/^:?\p{Nd}|^[\p{Script=Latin}_/]/u.test(after) && !/^(?:h|m|s|t|g|l|x|°)/u.test(after))
    return false
  const [last = ''] = /\p{L}+(?=\.?,?\s$)/u.exec(before) ?? []
  const [next = ''] = /(?<=^\.?,?\s(?:de )?)\p{L}+/u.exec(after) ?? []
  const isDay = plain.length <= 2 && (isMonth(last, language) || isMonth(next, language))
  return !isDay && !naming.test(before)
}
