// pretext measures through a canvas context that it makes for itself, and takes its rules from the
// browser it finds itself in. Lines have to break the same in every browser and on the server, so for
// the time of a call it is given a canvas that asks HarfBuzz, and a browser without a name, for which
// it follows Chrome.
import { setLocale } from '@chenglou/pretext'
import { advanceOf } from '../shaping/advance.ts'
import { itemize } from '../itemize.ts'
import { runsRightToLeft } from '../scripts.ts'
import type { FaceId, FontBook } from '../types.ts'

/** Size, in pixels of pretext, that all text is measured at. */
export const measuringSize = 100

/** Larger than any emoji is wide. */
const statedSize = 1_000_000

const bookNumbers = new WeakMap<FontBook, number>()
let booksNumbered = 0
let activeBook: FontBook | undefined
let languageIsPinned = false

/**
 * The font string that stands for a face; pretext keeps widths by it, so it names the book too. The
 * real size is in the name: a page that draws an emoji wider than the size has pretext correct its
 * width by what the browser's own emoji font takes, which never draws in a slide. `wide` is for
 * paragraphs that have characters of East Asia.
 */
export function measuringFont(book: FontBook, { face, relativeSize, wide }: MeasuredFace): string {
  let number = bookNumbers.get(book)
  if (number === undefined) {
    booksNumbered += 1
    number = booksNumbered
    bookNumbers.set(book, number)
  }
  const script = wide ? 'wide' : 'narrow'
  return `${statedSize}px "${number} ${script} ${measuringSize * relativeSize} ${face}"`
}

interface MeasuredFace {
  readonly face: FaceId
  readonly relativeSize: number
  readonly wide: boolean
}

/** What a font string of `measuringFont` says, with or without a generic family behind it. */
interface ReadFont {
  readonly face: FaceId
  readonly size: number
  readonly generic: string | undefined
  readonly wide: boolean
}

// A book has some sixty faces, in a few relative sizes.
const fontsRead = new Map<string, ReadFont>()
const fontsReadKept = 2_000

function readFont(font: string): ReadFont {
  const known = fontsRead.get(font)
  if (known) return known
  const [, script, size, face = ''] = /"\d+ (wide|narrow) ([\d.]+) ([^"]+)"/.exec(font) ?? []
  const generic = /(monospace|serif)$/.exec(font)?.[0]
  const read = { face, size: Number(size), generic, wide: script === 'wide' }
  if (fontsRead.size >= fontsReadKept) fontsRead.clear()
  fontsRead.set(font, read)
  return read
}

/** Runs a call of pretext that measures. */
export function withMeasuringCanvas<T>(book: FontBook, measure: () => T): T {
  const outer = activeBook
  const restoreCanvas = replaceGlobal('OffscreenCanvas', MeasuringCanvas)
  const restoreNavigator = replaceGlobal('navigator', { userAgent: '' })
  activeBook = book
  try {
    if (!languageIsPinned) setLocale('en')
    languageIsPinned = true
    return measure()
  } finally {
    activeBook = outer
    restoreNavigator()
    restoreCanvas()
  }
}

class MeasuringCanvas {
  getContext(): MeasuringContext {
    return new MeasuringContext()
  }
}

/** The part of CanvasRenderingContext2D that pretext uses. */
class MeasuringContext {
  font = ''
  letterSpacing = '0px'
  fontKerning = 'auto'
  textRendering = 'auto'

  measureText(text: string): { readonly width: number } {
    if (!activeBook) throw new Error('Text is measured outside of a measuring call')
    const { face, size, generic, wide } = readFont(this.font)
    // pretext tells whether a face has a character by putting a generic family behind it.
    if (face === '' || (generic !== undefined && !activeBook.covers(face, text))) {
      return { width: text.length * (generic === 'monospace' ? 60 : 40) }
    }
    // pretext asks once a font whether it sets wide marks closer. For text that has none, the fonts of East Asia,
    // of 10 MB each, are not opened for the answer.
    if (!wide && text.startsWith(wideMark)) return { width: text.length * measuringSize }
    return { width: this.#advance(activeBook, face, text) * size }
  }

  #advance(book: FontBook, face: FaceId, text: string): number {
    // Blink draws U+2028 with the glyph of the space, and pretext asks for kerning with it that way.
    const drawn = text.includes('\u2028') ? text.replaceAll('\u2028', ' ') : text
    const letterSpaced = this.letterSpacing !== '0px'
    const kerning = this.fontKerning !== 'none'
    let ems = 0
    for (const { face: drawer, script, start, end } of itemize(book, face, drawn)) {
      const rtl = runsRightToLeft(script)
      const glyphs = book.shape(drawer, drawn.slice(start, end), { rtl, letterSpaced, kerning })
      ems += advanceOf(glyphs) / book.metrics(drawer).unitsPerEm
    }
    return ems
  }
}

const wideMark = '\u300C'

function replaceGlobal(name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
}
