import { monthNames } from '../language/monthNames.ts'

const proper =
  'Afghanistan,Africa,Alaska,Albania,Algeria,Amsterdam,Angola,Argentina,Armenia,Asia,Athens,Atlanta,Australia,Austria,' +
  'Azerbaijan,Bangkok,Bangladesh,Barcelona,Bavaria,Beijing,Belarus,Belgium,Benin,Berlin,Bhutan,Bolivia,Bosnia,Boston,' +
  'Botswana,Brazil,Britain,Brussels,Budapest,Bulgaria,Burundi,Cairo,California,Cambodia,Cameroon,Canada,Chad,Chicago,' +
  'Chile,China,Colombia,Congo,Copenhagen,Croatia,Cuba,Cyprus,Dallas,Delhi,Denmark,Detroit,Dubai,Dublin,Ecuador,Egypt,' +
  'England,Eritrea,Estonia,Ethiopia,Europe,Finland,Florida,France,Frankfurt,Geneva,Georgia,Germany,Ghana,Greece,' +
  'Guatemala,Haiti,Hamburg,Helsinki,Hong Kong,Houston,Hungary,Iceland,India,Indonesia,Iran,Iraq,Ireland,Israel,' +
  'Istanbul,Italy,Jakarta,Jamaica,Japan,Jordan,Kazakhstan,Kenya,Kolkata,Kuwait,Lagos,Laos,Latin America,Latvia,Lebanon,' +
  'Liberia,Libya,Lisbon,Lithuania,London,Los Angeles,Luxembourg,Lyon,Madagascar,Madrid,Malawi,Malaysia,Mali,Malta,' +
  'Manila,Melbourne,Mexico,Miami,Milan,Moldova,Mongolia,Montreal,Morocco,Moscow,Mozambique,Mumbai,Munich,Myanmar,' +
  'Nairobi,Namibia,Naples,Nepal,New York,New Zealand,Niger,Nigeria,North America,Norway,Oman,Oslo,Pakistan,Panama,Paris,' +
  'Peru,Poland,Portland,Portugal,Prague,Qatar,Romania,Rome,Russia,Rwanda,San Francisco,Saudi Arabia,Scandinavia,' +
  'Scotland,Seattle,Senegal,Seoul,Serbia,Shanghai,Singapore,Slovakia,Slovenia,Somalia,South Africa,South America,' +
  'South Korea,Southeast Asia,Spain,Sri Lanka,Stockholm,Sudan,Sweden,Switzerland,Sydney,Syria,Taiwan,Tanzania,Texas,' +
  'Thailand,Tokyo,Toronto,Tunisia,Turkey,Uganda,Ukraine,Uruguay,Vancouver,Venezuela,Vienna,Vietnam,Wales,Warsaw,Yemen,' +
  'Zambia,Zimbabwe,Zurich,EMEA,APAC,Sub-Saharan Africa,East Africa,West Africa,Central Europe,Eastern Europe'
const properNames = new Map(proper.split(',').map((name) => [name.toLowerCase(), name]))
const withArticle =
  /^(?:the\s+)?(us|usa|uk|eu|uae|united states|united kingdom|european union|netherlands|philippines|middle east|balkans|nordics|baltics|caribbean|bay area|alps|midwest)$/iu
const adjectives =
  'rural|urban|northern|southern|eastern|western|central|north|south|east|west|coastal|greater|downtown'
const commonPlace =
  /(?:^|\s)(?:areas?|regions?|countries|country|city|cities|towns?|villages?|districts?|suburbs?|neighbou?rhoods?|markets abroad|county|province)$/iu
const monthOrSeason = new RegExp(
  String.raw`^(?:${monthNames}|spring|summer|autumn|winter|q[1-4]|h[12])\b`,
  'iu',
)

export interface Place {
  readonly text: string
  readonly many: boolean
}

/**
 * Reads 'rural India', 'the US', 'small towns'; undefined when a phrase names no place. Among `listed` places a
 * capitalised word that no list knows is none: 'for Acme' is no place, 'in Utrecht' is.
 */
export function readPlace(phrase: string, among: 'any' | 'listed' = 'any'): Place | undefined {
  const words = phrase.trim().replace(/[.,;!?]+$/u, '')
  if (words === '' || monthOrSeason.test(words) || /\d/u.test(words)) return undefined
  const article = withArticle.exec(words)
  if (article) return { text: `the ${articleName(article[1] ?? '')}`, many: false }
  return (
    knownPlace(words) ??
    (/\sand\s/u.test(words)
      ? readPlaces(words)
      : (commonPlaceOf(words) ?? (among === 'any' ? namedPlace(words) : undefined)))
  )
}

const adjectivePattern = new RegExp(String.raw`^((?:(?:${adjectives})\s+)*)(.+)$`, 'iu')

function knownPlace(words: string): Place | undefined {
  const whole = properNames.get(words.toLowerCase())
  if (whole !== undefined) return { text: whole, many: false }
  const [, adjective = '', rest = ''] = adjectivePattern.exec(words) ?? []
  const name = properNames.get(rest.toLowerCase())
  return name === undefined ? undefined : { text: `${adjective}${name}`, many: false }
}

/** True for places that every atlas names, with or without 'rural' before them. */
export function isKnownPlace(words: string): boolean {
  return knownPlace(words) !== undefined
}

function commonPlaceOf(words: string): Place | undefined {
  if (!commonPlace.test(words) || words.split(' ').length > 4) return undefined
  return { text: words, many: /s$/iu.test(words) && !/^the\s/iu.test(words) }
}

/** Capitalised words that no list knows: 'Lake Victoria'. Acronyms alone name no place. */
function namedPlace(words: string): Place | undefined {
  const rest = adjectivePattern.exec(words)?.[2] ?? words
  const isNamed = /^(?:\p{Lu}[\p{L}'’.-]+)(?:\s(?:\p{Lu}[\p{L}'’.-]+|de|la|am|of))*$/u.test(rest)
  return isNamed && rest.length > 3 && !/^\p{Lu}+$/u.test(rest)
    ? { text: words, many: false }
    : undefined
}

/** 'germany and france': every part must be a place. */
function readPlaces(words: string): Place | undefined {
  const parts = words.split(/\s+and\s+|,\s*/u).map((part) => readPlace(part))
  const names = parts.flatMap((part) => (part ? [part.text] : []))
  return names.length === parts.length ? { text: names.join(' and '), many: true } : undefined
}

/** Gives countries and cities typed in small letters their capitals. */
export function withPlaceNames(text: string): string {
  return text.replace(
    /\b(?:in|across|for|to|from|throughout|within|of)\s+(?:rural\s+|urban\s+)?(\p{Ll}+(?:\s\p{Ll}+)?)/gu,
    (match, word: string) => {
      const first = word.split(' ')[0] ?? word
      const found = properNames.get(word) ?? properNames.get(first)
      if (found === undefined) return match
      const key = properNames.has(word) ? word : first
      return match.replace(key, found)
    },
  )
}

function articleName(name: string): string {
  if (name.length <= 3) return name.toUpperCase()
  return name.toLowerCase().replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
}
