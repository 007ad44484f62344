import { fontFace } from './catalogue.ts'
import type { HanRegion } from './hanRegion.ts'
import { itemize, type TextPiece } from './itemize.ts'
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
const shows = /\S/
const latinScripts: readonly ScriptName[] = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian']

/**
 * Cuts text of one look where its script changes. Spaces go with what is before them, and so do signs
 * and figures, unless that is in a script from whose list an office program would draw them too.
 */
export function scriptRuns(book: FontBook, face: FaceId, text: string): readonly ScriptRun[] {
  const pieces = itemize(book, face, text)
  const isForeign = pieces.some((piece) => isOtherThanLatin(slotOf(piece, face)))
  const runs: ScriptRun[] = []
  let waiting = ''
  for (const piece of pieces) {
    const { start, end, face: drawer, script } = piece
    const slot = slotOf(piece, face)
    const own = waiting + text.slice(start, end)
    waiting = ''
    const last = runs.at(-1)
    if (slot !== undefined) {
      const language = languageOf(book, script, slot)
      add(runs, {
        text: own,
        slot,
        ...(drawer !== face && { face: drawer }),
        ...(language !== undefined && { language }),
      })
    } else if (isForeign && (shows.test(own) || last?.slot === 'every')) {
      // The space of an emoji font is as wide as an emoji.
      add(runs, { text: own, slot: 'every', face })
    } else if (last) {
      runs[runs.length - 1] = { ...last, text: last.text + own }
    } else {
      waiting = own
    }
  }
  return waiting === '' ? runs : [{ text: waiting, slot: 'latin' }]
}

function isOtherThanLatin(slot: FontSlot | undefined): boolean {
  return slot !== undefined && slot !== 'latin'
}

function add(runs: ScriptRun[], run: ScriptRun): void {
  const last = runs.at(-1)
  const joins = last?.slot === run.slot && last.face === run.face && last.language === run.language
  if (joins) runs[runs.length - 1] = { ...last, text: last.text + run.text }
  else runs.push(run)
}

/** Undefined for signs that any neighbour may take along. */
function slotOf({ script, face }: TextPiece, asked: FaceId): FontSlot | undefined {
  const drawer = face === asked ? undefined : face
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
