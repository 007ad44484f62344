import { fontFace } from './catalogue.ts'
import type { HanRegion } from './hanRegion.ts'
import { itemize } from './itemize.ts'
import type { ScriptName } from './scripts.ts'
import type { FaceId, FontBook } from './types.ts'

/**
 * The list that office programs take a character's font from: of East Asia, of the complex scripts, or of
 * all others; what they disagree about, such as emoji, is in every list.
 */
export type FontSlot = 'latin' | 'eastAsian' | 'complex' | 'every'

/** A stretch of text in one script as an office document wants it. */
export interface ScriptRun {
  readonly text: string
  readonly slot: FontSlot
  /** The face that draws it, where the one that was asked for does not. */
  readonly face?: FaceId
  /** BCP 47; absent where the characters do not tell. */
  readonly language?: string
}

const languages: Partial<Record<ScriptName, string>> = {
  Greek: 'el-GR',
  Cyrillic: 'ru-RU',
  Hiragana: 'ja-JP',
  Katakana: 'ja-JP',
  Bopomofo: 'zh-TW',
  Hangul: 'ko-KR',
  Arabic: 'ar-SA',
  Hebrew: 'he-IL',
  Devanagari: 'hi-IN',
}
const hanLanguages: Readonly<Record<HanRegion, string>> = {
  simplified: 'zh-CN',
  traditional: 'zh-TW',
  japanese: 'ja-JP',
  korean: 'ko-KR',
}
const eastAsianFamilies = new Set(['Noto Sans SC', 'Noto Sans TC', 'BIZ UDGothic', 'NanumGothic'])
const latinScripts: readonly ScriptName[] = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian']

/** Cuts text of one look where its script changes. Spaces and signs go with what is before them. */
export function scriptRuns(book: FontBook, face: FaceId, text: string): readonly ScriptRun[] {
  const runs: ScriptRun[] = []
  let waiting = ''
  for (const piece of itemize(book, face, text)) {
    const own = text.slice(piece.start, piece.end)
    const drawer = piece.face === face ? undefined : piece.face
    const slot = slotOf(piece.script, drawer)
    const last = runs.at(-1)
    if (slot === undefined) {
      if (last) runs[runs.length - 1] = { ...last, text: last.text + own }
      else waiting += own
      continue
    }
    const language = languageOf(book, piece.script, slot)
    if (last && last.slot === slot && last.face === drawer && last.language === language) {
      runs[runs.length - 1] = { ...last, text: last.text + own }
    } else {
      runs.push({
        text: waiting + own,
        slot,
        ...(drawer !== undefined && { face: drawer }),
        ...(language !== undefined && { language }),
      })
    }
    waiting = ''
  }
  return waiting === '' ? runs : [{ text: waiting, slot: 'latin' }]
}

/** Undefined for signs that any neighbour may take along. */
function slotOf(script: ScriptName | undefined, drawer: FaceId | undefined): FontSlot | undefined {
  const family = drawer === undefined ? undefined : fontFace(drawer).family
  if (family === 'Noto Emoji') return 'every'
  if (family !== undefined && eastAsianFamilies.has(family)) return 'eastAsian'
  if (script === undefined) return drawer === undefined ? undefined : 'latin'
  return latinScripts.includes(script) ? 'latin' : 'complex'
}

function languageOf(
  { region }: FontBook,
  script: ScriptName | undefined,
  slot: FontSlot,
): string | undefined {
  const known = script === undefined ? undefined : languages[script]
  return known ?? (slot === 'eastAsian' ? hanLanguages[region] : undefined)
}
