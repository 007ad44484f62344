import type { Language } from './languages.ts'
import { likeliest } from './likeliest.ts'
import tellingWords from './tellingWords.json' with { type: 'json' }

/** Languages in the Latin script; `other` covers all that the writer does not speak. */
type LatinLanguage = keyof typeof tellingWords
const latinLanguages = [
  'en',
  'de',
  'es',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'other',
] as const satisfies readonly LatinLanguage[]

const words = new Map(
  latinLanguages.map((language) => [language, new Set(tellingWords[language].split(' '))]),
)

/** Whether a word is one of the function words that identify a language. */
export function isTelling(word: string, language: Language): boolean {
  const own = latinLanguages.find((each) => each === language)
  return own !== undefined && words.get(own)?.has(word.toLowerCase()) === true
}

/** Letters and endings that are rare in the other languages here; each counts as two words. */
const marks: Readonly<Partial<Record<LatinLanguage, RegExp>>> = {
  de: /[äß]|\p{L}{4,}(?:ung|ungen|keit|heit|schaft)(?!\p{L})/giu,
  es: /[ñ¿¡]|\p{L}{2,}ci(?:ón|ones)(?!\p{L})/giu,
  fr: /œ|(?<!\p{L})(?:qu|jusqu|aujourd)[’']|\p{L}{2,}(?:eaux|ée|ées)(?!\p{L})/giu,
  pt: /[ãõ]|ç(?=[ao])|\p{L}{2,}[aeiou](?:lh|nh)[aeo]s?(?!\p{L})|(?<!\p{L})(?:umas?|aos?|n[ao]s|d[ao]s|numa?|pel[ao]|seus|novos)(?!\p{L})/giu,
  it: /\p{L}{2,}zion[ei](?!\p{L})|(?<!\p{L})(?:dell|nell|sull|all|un)[’']/giu,
  nl: /\p{L}ij|(?<!\p{L})ij|\p{L}{3,}(?:heid|heden|lijke?|tjes?)(?!\p{L})/giu,
  pl: /[łąęśźżćń]/giu,
  tr: /[ğışİ]|\p{L}{3,}(?:ları|leri|lığı|liği|daki|deki|ması|mesi)(?!\p{L})/gu,
  // Letters that none of the languages above uses.
  other: /[^a-zäöüßáéíóúñàâçèêëîïôùûÿœæãõìòąćęłńśźżğışýý\P{Script=Latin}]/giu,
}
/** Japanese text without kana, and languages other than Arabic and Hindi in the Arabic and Devanagari scripts. */
const japaneseHan = /[気経済発売駅図総価対実広検権営収変転応県円労働込]/u
const notArabic = /[پچژگکیۓٹڈڑںہ]/gu
const hindi = /(?<!\p{L})(?:है|हैं|का|की|के|में|और|से|को|पर|लिए)(?![\p{L}\p{M}])/gu
const notHindi = /(?<!\p{L})(?:आहे|आहेत|आणि|मध्ये|साठी|छ|छन्|गर्न)(?![\p{L}\p{M}])/gu
const read = 4_000
/** An East Asian character carries as much meaning as this many Latin letters. */
const dense = 2.5
const fewLetters = 24

/**
 * Detects the language of a text, first by its script, then by its function words. Returns `fallback` where neither is
 * conclusive, as in a short text.
 */
export function languageOf(text: string, fallback: Language = 'en'): Language {
  const sample = text.slice(0, read)
  const latin = countOf(sample, /\p{Script=Latin}/gu)
  const kana = countOf(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = countOf(sample, /\p{Script=Han}/gu)
  const hangul = countOf(sample, /\p{Script=Hangul}/gu)
  const arabic = countOf(sample, /\p{Script=Arabic}/gu)
  const devanagari = countOf(sample, /\p{Script=Devanagari}/gu)
  const letters = countOf(sample, /\p{L}/gu)
  const others = letters - latin - kana - han - hangul - arabic - devanagari
  const scripts = [
    { weight: latin, language: () => latinLanguage(sample, fallback) },
    { weight: dense * (kana + han), language: () => japaneseOrChinese(sample, kana, fallback) },
    { weight: dense * hangul, language: () => 'ko' as const },
    { weight: arabic, language: () => (foreignTo(sample, notArabic, arabic) ? 'other' : 'ar') },
    { weight: devanagari, language: () => hindiOrOther(sample) },
    { weight: others, language: () => 'other' as const },
  ] as const
  const [first] = scripts.toSorted((a, b) => b.weight - a.weight)
  return first && first.weight > 0 ? first.language() : fallback
}

function japaneseOrChinese(text: string, kana: number, fallback: Language): Language {
  if (kana > 0 || japaneseHan.test(text)) return 'ja'
  return fallback === 'ja' && text.length <= fewLetters ? 'ja' : 'zh'
}

function foreignTo(text: string, letters: RegExp, all: number): boolean {
  return countOf(text, letters) > 0.03 * all
}

function hindiOrOther(text: string): Language {
  return countOf(text, notHindi) > countOf(text, hindi) ? 'other' : 'hi'
}

/** How far ahead of the others a language must be to be chosen by its function words alone. */
const clearLead = 3

function latinLanguage(text: string, fallback: Language): Language {
  const found = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scored = latinLanguages
    .map((language) => ({ language, score: scoreOf(language, text, found) }))
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scored
  const lead = (best?.score ?? 0) - (second?.score ?? 0)
  if (best && (lead >= clearLead || (best.language === 'other' && lead > 0))) return best.language
  return likeliest(text, fallback, new Map(scored.map(({ language, score }) => [language, score])))
}

function scoreOf(language: LatinLanguage, text: string, found: readonly string[]): number {
  const own = words.get(language)
  const telling = found.filter((word) => own?.has(word)).length
  const mark = marks[language]
  return telling + (mark ? 2 * countOf(text, mark) : 0)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
