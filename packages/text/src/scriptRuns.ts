import { fontFace } from './catalog.ts'
import type { HanRegion } from './hanRegion.ts'
import { itemize, type TextPiece } from './itemize.ts'
import type { ScriptName } from './scripts.ts'
import type { FaceId, FontBook } from './types.ts'

/**
 * The font list that office programs use for a character: East Asian, complex scripts, or all others. Characters they
 * classify differently, such as emoji, go in every list.
 */
export type FontSlot = 'latin' | 'eastAsian' | 'complex' | 'every'

/** A range of text in one script, in the form an office document needs. */
export interface ScriptRun {
  readonly text: string
  readonly slot: FontSlot
  /** The face that draws it, if not the requested one. */
  readonly face?: FaceId
  /** BCP 47; absent when the characters do not determine it. */
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
 * Splits text of one style where its script changes. Spaces join the text before them, and so do signs and digits,
 * unless that text is in a script whose font an office program would use for them too.
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
      // A space in an emoji font is as wide as an emoji.
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

/** Returns undefined for signs that can join any neighbor. */
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
