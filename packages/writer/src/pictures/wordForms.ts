import type { SpokenLanguage } from '../language/languages.ts'

/** How a language inflects its words, as far as lookups need it. */
interface Bending {
  /** Endings and their replacements, the longest first. */
  readonly endings: readonly (readonly [ending: string, instead: string])[]
  /** Whether two forms may each have an ending that the other lacks: gatto, gatti. */
  readonly swaps?: boolean
  /** Minimum letters of a word after an ending is removed. */
  readonly rest: number
  /** Prefixes that attach to a word. */
  readonly fronts?: readonly string[]
  /**
   * Minimum letters of the last part of a compound, for languages that form them; the last part carries the meaning.
   */
  readonly lastPart?: number
}

const bendings: Readonly<Partial<Record<SpokenLanguage, Bending>>> = {
  en: { endings: [['ies', 'y'], ...bare('es s')], rest: 3 },
  de: { endings: bare('ern er en em es e n s'), rest: 3, lastPart: 4 },
  nl: { endings: bare('en es e s n'), rest: 3, lastPart: 4 },
  fr: { endings: [['aux', 'al'], ...bare('es s x e')], rest: 3 },
  es: { endings: bare('es s'), rest: 3 },
  pt: { endings: [['ões', 'ão'], ['ais', 'al'], ...bare('es s')], rest: 3 },
  it: { endings: bare('hi he i e o a'), swaps: true, rest: 4 },
  pl: {
    endings: bare('iem ami ach owi ów om em ie ej ą ę y i e a u o'),
    swaps: true,
    rest: 4,
  },
  tr: {
    endings: bare(
      'larının lerinin larını lerini larda lerde ların lerin ları leri lar ler nın nin nun nün sı si su sü yı yi yu yü ya ye da de ta te ın in un ün ı i u ü a e',
    ),
    rest: 3,
  },
  ar: {
    endings: [['ات', 'ه'], ...bare('ات ين ون ه')],
    swaps: true,
    rest: 3,
    fronts: 'وال بال كال فال لل ال و'.split(' '),
  },
  hi: { endings: bare('ियाँ ियों ाओं ओं ों ें े ी ि ा ो'), swaps: true, rest: 2 },
  ko: {
    endings: bare(
      '에서는 에서 에게 으로 까지 부터 들의 들이 들을 들은 은 는 이 가 을 를 의 에 로 와 과 도 들',
    ),
    rest: 1,
    lastPart: 2,
  },
}

function bare(endings: string): readonly (readonly [string, string])[] {
  return endings.split(' ').map((ending) => [ending, ''] as const)
}

/** Prefixes before which a German or Dutch word is another word, not a compound. */
const prefixes =
  /^(?:be|bei|ge|er|ver|zer|ent|ein|aus|auf|an|ab|mit|vor|nach|über|unter|um|zu|durch|wieder|hin|her|ur|un|in|op|uit|aan|af|over|ver|her|ont|toe|mee|voor|na)$/u

/** Normalizes a word for comparison: in lowercase, without optional marks. */
export function plain(word: string, language: SpokenLanguage): string {
  const lower = word.normalize('NFKC').toLocaleLowerCase(language)
  if (language === 'ar') {
    return lower
      .replace(/[\p{Mn}\u0640]/gu, '')
      .replace(/[أإآٱ]/gu, 'ا')
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
  }
  if (language !== 'hi') return lower
  return lower.normalize('NFD').replaceAll('\u093C', '').replaceAll('\u0901', '\u0902')
}

/** Removes accents, which people omit when typing quickly. German keeps them: Bär and Bar are two words. */
export function removeAccents(word: string, language: SpokenLanguage): string {
  if (!hurried.has(language)) return word
  return word
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
}

const hurried: ReadonlySet<SpokenLanguage> = new Set([
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'en',
])

/** Returns the word without each of its possible endings, the longest first. */
export function cutEndings(word: string, language: SpokenLanguage): readonly string[] {
  const bending = bendings[language]
  if (!bending) return []
  const forms = bending.endings.flatMap(([ending, instead]) => {
    const stem = word.slice(0, word.length - ending.length)
    return word.endsWith(ending) && stem.length >= bending.rest ? [stem + instead] : []
  })
  const isLong = word.length > bending.rest + 1
  return language === 'de' && isLong ? [...forms, ...[word, ...forms].map(withoutUmlaut)] : forms
}

/** Removes the umlaut of a stem: Häus(er) becomes Haus. */
function withoutUmlaut(stem: string): string {
  return stem
    .replace(/äu|ä/u, (umlaut) => (umlaut === 'äu' ? 'au' : 'a'))
    .replace('ö', 'o')
    .replace('ü', 'u')
}

export function swapsEndings(language: SpokenLanguage): boolean {
  return bendings[language]?.swaps === true
}

/** Returns the word without an attached article or conjunction. */
export function withoutFront(word: string, language: SpokenLanguage): readonly string[] {
  const { fronts = [], rest = 0 } = bendings[language] ?? {}
  return fronts.flatMap((front) =>
    word.startsWith(front) && word.length - front.length >= rest ? [word.slice(front.length)] : [],
  )
}

/** Returns the possible last parts of a compound, the longest first: 'umfrage' for 'Kundenumfrage'. */
export function lastParts(word: string, language: SpokenLanguage): readonly string[] {
  const least = bendings[language]?.lastPart
  if (least === undefined) return []
  const most = word.length - Math.min(least, 3)
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => index).flatMap(
    (index) => {
      const at = word.length - most + index
      return prefixes.test(word.slice(0, at)) ? [] : [word.slice(at)]
    },
  )
}
