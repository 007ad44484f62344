import { prepareRichInline, type PreparedRichInline } from '@chenglou/pretext/rich-inline'
import { bidiLevels } from './bidiLevels.ts'
import { measuringFont, measuringSize, withMeasuringCanvas } from './measuringCanvas.ts'
import type { PhraseSign } from '../phrases/phraseFinder.ts'
import { keepShortCompounds } from '../phrases/shortCompounds.ts'
import { withSigns } from '../phrases/withSigns.ts'
import { wordBreakOf } from './wordBreakOf.ts'
import type { FaceId, FontBook, StyledRun } from '../types.ts'

/**
 * Adjacent runs that the shaper treats alike. They may differ in color; as in a browser, letters
 * kern across the change.
 */
export interface Look {
  readonly face: FaceId
  readonly size: number
  readonly letterSpacing: number
  readonly start: number
  readonly end: number
}

export type HeldFlow = Pick<PreparedText, 'flow' | 'signs'>

/** A paragraph that is measured once and can be broken at any width and scale. */
export interface PreparedText {
  readonly book: FontBook
  /** The joined text of the runs, made printable unit by unit. */
  readonly text: string
  /** Where each run starts in `text`. */
  readonly runStarts: readonly number[]
  /** In order and without gaps. */
  readonly looks: readonly Look[]
  readonly direction: 'ltr' | 'rtl'
  /** Embedding level of each UTF-16 unit; absent when everything runs left to right. */
  readonly levels: Uint8Array | undefined
  readonly flow: PreparedRichInline
  /** Invisible signs that `flow` contains in addition to `text`. */
  readonly signs: readonly PhraseSign[]
  /** Flows that keep phrases and short compounds together, strictest first. */
  readonly held: readonly (() => HeldFlow)[]
  /** Page units per pixel of `flow`. */
  readonly unit: number
}

/**
 * Measures a paragraph. `\n` in a run ends a line; other white space is preserved. Throws when a
 * face is not loaded or a size is not a positive, finite number.
 */
export function prepareText(book: FontBook, runs: readonly StyledRun[]): PreparedText {
  for (const run of runs) {
    if (!(run.size > 0 && run.size < Infinity)) throw new Error(`Text of size ${run.size}`)
  }
  const size = runs[0]?.size ?? measuringSize
  const unit = size / measuringSize
  const text = runs.map((run) => printable(run.text)).join('')
  const looks = looksOf(runs)
  // A trailing space hangs, even if it would fit.
  const shown = text.replace(/ +$/, '')
  const wide = mayBeWide.test(text)
  const flowOf: FlowMaker = (signs, wordBreak) => {
    const items = looks.map((look) => ({
      text: withSigns(shown, signs, look),
      font: measuringFont(book, { face: look.face, relativeSize: look.size / size, wide }),
      letterSpacing: look.letterSpacing / unit,
    }))
    return withMeasuringCanvas(book, () =>
      prepareRichInline(items, { whiteSpace: 'pre-wrap', wordBreak }),
    )
  }

  return {
    book,
    text,
    runStarts: startsOf(runs),
    looks,
    ...bidiLevels(text),
    flow: flowOf([], wordBreakOf(text)),
    signs: [],
    held: holdFlows(book, shown, flowOf),
    unit,
  }
}

type FlowMaker = (
  signs: readonly PhraseSign[],
  wordBreak: 'normal' | 'keep-all',
) => PreparedRichInline

function holdFlows(book: FontBook, text: string, flowOf: FlowMaker): PreparedText['held'] {
  const compounds = keepShortCompounds(text)
  if (eastAsian.test(text)) {
    return [false, true].map((parted) =>
      once(() => {
        const phrases = book.phrasesOf(text, parted)
        const signs = [...phrases, ...compounds].toSorted((a, b) => a.at - b.at)
        return { flow: flowOf(signs, 'keep-all'), signs }
      }),
    )
  }
  if (compounds.length === 0) return []
  return [once(() => ({ flow: flowOf(compounds, wordBreakOf(text)), signs: compounds }))]
}

/** Creates a value on first use and caches it. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** East Asian characters and marks, and every code unit above them. */
const mayBeWide = /[\u2E80-\uFFFC]/

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Replaces characters unit by unit, so that indices into the result are indices into the input. */
function printable(text: string): string {
  if (isPlain.test(text)) return text
  return text
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, (end) => (end.length === 2 ? ' \n' : '\n'))
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, '\u2060')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

const isPlain = /^[ -~\n]*$/

function startsOf(runs: readonly StyledRun[]): readonly number[] {
  let start = 0
  return runs.map((run) => {
    const own = start
    start += run.text.length
    return own
  })
}

function looksOf(runs: readonly StyledRun[]): readonly Look[] {
  const looks: Look[] = []
  let end = 0
  for (const { text, face, size, letterSpacing = 0 } of runs) {
    const start = end
    end += text.length
    const last = looks.at(-1)
    if (last?.face === face && last.size === size && last.letterSpacing === letterSpacing) {
      looks[looks.length - 1] = { ...last, end }
    } else if (text !== '') {
      looks.push({ face, size, letterSpacing, start, end })
    }
  }
  return looks
}
