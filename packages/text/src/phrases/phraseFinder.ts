import { phraseScores, type PhraseModel } from './phraseModel.ts'

/** An invisible sign for the line breaker: before unit `at` of the text, a phrase ends or continues. */
export interface PhraseSign {
  readonly at: number
  readonly sign: typeof phraseEnd | typeof joiner
}

/** Finds phrase boundaries; with `parted`, also script changes inside words, for narrower lines. */
export type PhraseFinder = (text: string, parted?: boolean) => readonly PhraseSign[]

export const phraseEnd = '\u200B'
/** Unlike a word joiner, it belongs to the preceding letter and takes no letter spacing. */
export const joiner = '\u200D'

// A number stays with what it counts, so no phrase ends after one.
const betweenLetters = /(?<=(\p{L}))(?=(\p{L}|\p{N}))/gu
/** Lines may break after a closing mark or percent sign, but what follows often belongs to it. */
const behindMark = /(?<=[\p{Pe}\p{Pf}%％‰℃])(?=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])/gu
/**
 * Boundaries between katakana and Han words, but not before a one-letter suffix or after a one-letter prefix; also
 * boundaries in dates.
 */
const partsOfWord =
  /(?<=[年月])(?=\d)|(?<=\p{scx=Kana})(?=\p{sc=Han}{2})|(?<=[\p{scx=Kana}\p{sc=Han}]\p{sc=Han})(?=\p{sc=Kana})/gu
const eastAsian = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u
const startsNoLine = /[\p{Lm}ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ]/u
/** Chinese particles that end the phrase before them. They are just as common within words. */
const closingWord = /[的地得之了着著过過们們]/u
const behindNumeral =
  /^(?:[〇零一二三四五六七八九十百千万萬亿億兆两兩]|[点點][〇零一二三四五六七八九])/u

/** Returns a finder of phrases, which end where the model scores above `least`. */
export function createPhraseFinder(model: PhraseModel, least: number): PhraseFinder {
  let score: ReturnType<typeof phraseScores> | undefined
  return (text, parted = false) => {
    const own = (score ??= phraseScores(model))
    const parts = parted ? new Set(Array.from(text.matchAll(partsOfWord), placeOf)) : undefined
    const ends = (at: number): boolean => parts?.has(at) === true || own(text, at) > least
    const between = Array.from(text.matchAll(betweenLetters))
      .filter((found) => mayPart(found) && ends(placeOf(found)) && !closesPhrase(found, ends))
      .map((found) => ({ at: placeOf(found), sign: phraseEnd }) as const)
    const behind = Array.from(text.matchAll(behindMark))
      .filter((found) => !ends(placeOf(found)))
      .map((found) => ({ at: placeOf(found), sign: joiner }) as const)
    return [...between, ...behind].toSorted((a, b) => a.at - b.at)
  }
}

function placeOf({ index }: RegExpExecArray): number {
  return index
}

function mayPart([, before = '', after = '']: RegExpExecArray): boolean {
  const pair = before + after
  return eastAsian.test(pair) && !startsNoLine.test(after) && !behindNumeral.test(pair)
}

function closesPhrase(
  { index, input, 2: after = '' }: RegExpExecArray,
  ends: (at: number) => boolean,
): boolean {
  const next = index + 1
  return closingWord.test(after) && (next === input.length || ends(next))
}
