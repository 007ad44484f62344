import { countWords, tidy } from '../language/words.ts'
import type { Figure } from './readFigures.ts'

const scale = String.raw`(?:[  ]?(?:%|Mio\.?|Mrd\.?|Tsd\.?|millions?|milliards?|millones|milioni|miliardi|milhões|mil|Millionen|Milliarden|kWh|km|°C)(?!\p{L}))?`
const currency = String.raw`(?:[  ]?(?:d[’'e]\s?)?(?:€|£|\$|euros?|Euro)(?!\p{L}))?`
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/:#–-])(?:[€$£]\s?)?\d+(?:[.,]\d+|[  ]\d{3}(?!\d))*${scale}(?:\sde)?${currency}(?![\p{L}\d]|[-–/:][\p{L}\d])`,
  'gu',
)
const year = /^(?:1[5-9]|20)\d{2}$/u
const month =
  /^\s*(?:de\s)?(?:jan|feb|fév|fev|mär|mar|apr|abr|avr|mai|may|mag|maio|jun|juin|giu|jul|juil|lug|aug|ago|aoû|sep|set|oct|okt|ott|out|nov|dez|dec|dic|déc)/iu
const clauseEnd =
  /[,;:.!?()]\s|[,;:.!?)]$|\s(?:und|et|y|e|aber|mais|pero|ma|mas|weil|car|porque|perché|parce)\s/iu
const leftover =
  /\s(?:um|auf|von|zu|bei|rund|etwa|über|nur|de|du|des|à|a|en|por|un|una|uno|el|la|le|les|do|da|dos|das|o|os|al|del|di|dell|fino|para|pour|hasta|bis|est|es|è|é|ist|sind|son|sono|são|beträgt|kostet|coûte|cuesta|costa|custa)$/iu
const pronoun =
  /^(?:sie|es|er|wir|das|dies|il|elle|elles|ils|nous|on|cela|eso|esto|ello|lo|ella|noi|esso|essa|isto|isso|ela|ele|nós)$/iu
/** What a number grew to is not what it counts. */
const whither =
  /^(?:hasta|auf|bis|à|pour atteindre|jusqu|a|al|fino|para|até|um|gegenüber)(?!\p{L})/iu
const labelWords = { most: 8, before: 6 }

/** 'von 14 auf 96', 'de 12 à 140': the first number is only where the second came from. */
const ranges: readonly (readonly [from: string, to: string, before: string])[] = [
  ['von', 'auf', 'vorher'],
  ['de', 'à', 'avant'],
  ['(?:de|del)', '(?:a|al)', 'antes'],
  ['(?:de)', '(?:para)', 'antes'],
  ["(?:da|dal|dall[’'])", "(?:a|al|all[’'])", 'prima'],
]

/** The figures of a sentence in another language: the number with its unit, and the words that stand beside it. */
export function readForeignFigures(sentence: string): readonly Figure[] {
  const range = rangeIn(sentence)
  const figures: Figure[] = []
  for (const match of sentence.matchAll(figurePattern)) {
    const value = tidy(match[0]).replace(/\sde$/u, '')
    const after = sentence.slice(match.index + match[0].length)
    const before = sentence.slice(0, match.index)
    if (year.test(value) || month.test(after) || isOrdinal(before, after)) continue
    if (range?.from === value) continue
    const label = following(after) || leading(range ? range.lead : before)
    const compared = range?.to === value ? `, ${range.before} ${range.from}` : ''
    if (label !== '') figures.push({ value: compact(value), label: label + compared, sentence })
  }
  return figures
}

interface Range {
  readonly from: string
  readonly to: string
  readonly before: string
  /** What stands before it. */
  readonly lead: string
}

function rangeIn(sentence: string): Range | undefined {
  const amount = figurePattern.source
  for (const [from, to, before] of ranges) {
    const pattern = new RegExp(
      String.raw`(?<!\p{L})${from}\s?(${amount})\s(?:[^\d,;.]{0,24}\s)?${to}\s?(${amount})`,
      'iu',
    )
    const found = pattern.exec(sentence)
    if (found?.[1] !== undefined && found[2] !== undefined)
      return {
        from: tidy(found[1]),
        to: tidy(found[2]),
        before,
        lead: sentence.slice(0, found.index),
      }
  }
  return undefined
}

function isOrdinal(before: string, after: string): boolean {
  return /^[.)ºª°]/u.test(after) && (/^\s*$/u.test(before) || /^[.ºª°]\s\p{L}/u.test(after))
}

function following(after: string): string {
  const end = clauseEnd.exec(after)
  const words = tidy(end ? after.slice(0, end.index) : after).replace(/[.!?]+$/u, '')
  const count = countWords(words)
  if (whither.test(words)) return ''
  const short = words.replace(
    /\s(?:gewachsen|gestiegen|gesunken|erreicht|im|am|in|der|en|au|al|nel|no)$/iu,
    '',
  )
  return count >= 1 && count <= labelWords.most && words.length > 3 ? short : ''
}

/** 'Der Umsatz stieg' of 'Der Umsatz stieg um'. */
function leading(before: string): string {
  let words = tidy(before.split(/[,;:.!?]\s/u).at(-1) ?? '')
  for (let rest = words.replace(leftover, ''); rest !== words; rest = words.replace(leftover, ''))
    words = rest
  return countWords(words) >= 1 &&
    countWords(words) <= labelWords.before &&
    !/\d/u.test(words) &&
    !pronoun.test(words)
    ? words
    : ''
}

/** '4,1 millions d’euros' as '4,1 M€'. */
function compact(value: string): string {
  return value
    .replace(/[  ]?(?:Millionen|Mio\.?|millions?|millones|milioni|milhões)/iu, ' M')
    .replace(/[  ]?(?:Milliarden|Mrd\.?|milliards?|miliardi)/iu, ' Md')
    .replace(/\s?(?:d[’'e]\s?|de\s)?(?:euros?)$/iu, ' €')
    .replace(/M\s€/u, 'M€')
}
