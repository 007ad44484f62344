/** A number of a text that says how much, with the signs around it that belong to it. */
export interface Figure {
  /** As it stands: '€ 4.2 million', '12 %', '31,000'. */
  readonly text: string
  readonly from: number
  readonly isShare: boolean
  readonly isMoney: boolean
}

const digit = String.raw`\p{Nd}`
const number = String.raw`${digit}(?:[${digit}.,'’\u00A0\u202F٫٬]|[ ](?=${digit}{3}(?!${digit})))*`
const pattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}_./#-])(?<sign>[+−±~<>≈-]?)(?<before>(?:[$€£¥₹₺₩]|US\$|USD|EUR|CHF|Rs\.?|R\$|zł)\s?)?(?<number>${number})(?<after>\s?(?:%|％|٪|‰|percent|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent|yüzde|प्रतिशत|パーセント|퍼센트|[$€£¥₹₺₩]|zł|円|元|원|million\p{L}*|billion\p{L}*|milli?[oa]\p{L}*|Mio\.?|Mrd\.?|mln|mld|bn|k(?!\p{L})|M(?!\p{L})|万|億|亿|만|억|लाख|करोड़|مليون|مليار))?`,
  'gu',
)

/** The figures of a text: no years, versions, ordinals, numbers of lists and sections, single digits without a unit. */
export function figuresIn(text: string): readonly Figure[] {
  const found: Figure[] = []
  for (const match of text.matchAll(pattern)) {
    const { number: digits = '', before = '', after = '' } = match.groups ?? {}
    const plain = digits.replace(/[.,'’٫٬\s]+$/u, '')
    const isShare =
      /[%％٪‰]|percent|per cent|prozent|pour cent|por c|per cento|procent|yüzde|प्रतिशत|パーセント|퍼센트/iu.test(
        after,
      )
    const isMoney = before !== '' || /[$€£¥₹₺₩円元원]|zł/u.test(after)
    const end = match.index + match[0].length
    if (after === '' && before === '' && !counts(plain, text, match.index, end)) continue
    const whole = match[0].replace(/[.,'’\s]+$/u, '').trim()
    found.push({ text: whole, from: match.index, isShare, isMoney })
  }
  return found
}

function counts(...[plain, text, from, to]: readonly [string, string, number, number]): boolean {
  const digits = plain.replace(/\P{Nd}/gu, '')
  if (digits.length === 0 || digits.length > 15) return false
  // Words that name a number's place, letters or slashes right behind it: '§ 4', 'page 12', '3rd', '12/4'.
  const after = text.slice(to, to + 3)
  if (/^[\p{Script=Latin}_/]/u.test(after) && !/^(?:h|km|kg|m|s|t|g|l|x|°)/u.test(after))
    return false
  if (
    /(?:§|№|[Nn][or]\.?|[Ss]ection|[Pp]age|[Ff]igure|[Vv]ersion|[Cc]hapter|[Ss]eite|[Aa]rt(?:icle|\.)?|[Kk]apitel|[Vv])\s?$/u.test(
      text.slice(Math.max(0, from - 9), from),
    )
  )
    return false
  if (
    plain.split(/[.,]/u).length > 2 &&
    !/^\p{Nd}{1,3}(?:[.,'’]\p{Nd}{3})+(?:[.,]\p{Nd}+)?$/u.test(plain)
  )
    return false
  if (digits.length === 4 && plain.length === 4 && isYear(digits)) return false
  return digits.length > 1 || /[.,]/u.test(plain)
}

function isYear(digits: string): boolean {
  const value = Number(digits.normalize('NFKC'))
  return value >= 1800 && value <= 2100
}
