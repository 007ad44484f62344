// pretext measures through a canvas context that it makes for itself, and takes its rules from the
// browser it finds itself in. Lines have to break the same in every browser and on the server, so for
// the time of a call it is given a canvas that asks HarfBuzz, and a browser without a name, for which
// it follows Chrome.
import { setLocale } from '@chenglou/pretext'
import { advanceOf } from './advance.ts'
import { itemize } from './itemize.ts'
import { runsRightToLeft } from './scripts.ts'
import type { FaceId, FontBook } from './types.ts'

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
 * width by what the browser's own emoji font takes, which never draws in a slide.
 */
export function measuringFont(book: FontBook, face: FaceId, relativeSize: number): string {
  let number = bookNumbers.get(book)
  if (number === undefined) {
    booksNumbered += 1
    number = booksNumbered
    bookNumbers.set(book, number)
  }
  return `${statedSize}px "${number} ${measuringSize * relativeSize} ${face}"`
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
    const [, size, face] = /"\d+ ([\d.]+) ([^"]+)"/.exec(this.font) ?? []
    const generic = /(monospace|serif)$/.exec(this.font)?.[0]
    if (!activeBook) throw new Error('Text is measured outside of a measuring call')
    // pretext tells whether a face has a character by putting a generic family behind it.
    if (!face || (generic && !activeBook.covers(face, text))) {
      return { width: text.length * (generic === 'monospace' ? 60 : 40) }
    }
    return { width: this.#advance(activeBook, face, text) * Number(size) }
  }

  #advance(book: FontBook, face: FaceId, text: string): number {
    // Blink draws U+2028 with the glyph of the space, and pretext asks for kerning with it that way.
    const drawn = text.replaceAll('\u2028', ' ')
    const options = {
      letterSpaced: this.letterSpacing !== '0px',
      kerning: this.fontKerning !== 'none',
    }
    let ems = 0
    for (const piece of itemize(book, face, drawn)) {
      const glyphs = book.shape(piece.face, drawn.slice(piece.start, piece.end), {
        ...options,
        rtl: runsRightToLeft(piece.script),
      })
      ems += advanceOf(glyphs) / book.metrics(piece.face).unitsPerEm
    }
    return ems
  }
}

function replaceGlobal(name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  return () => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  }
}
