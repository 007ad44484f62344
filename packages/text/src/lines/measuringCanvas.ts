// pretext measures with a canvas context that it creates itself, and takes its rules from the browser it runs in. Lines
// must break the same in every browser and on the server, so during a call it gets a canvas backed by HarfBuzz and an
// empty user agent, for which it follows Chrome.
import { setLocale } from '@chenglou/pretext'
import { advanceOf } from '../shaping/advance.ts'
import { itemize } from '../itemize.ts'
import { runsRightToLeft } from '../scripts.ts'
import type { FaceId, FontBook } from '../types.ts'

/** Size in pretext pixels at which all text is measured. */
export const measuringSize = 100

/** Larger than the width of any emoji. */
const statedSize = 1_000_000

const bookNumbers = new WeakMap<FontBook, number>()
let booksNumbered = 0
let activeBook: FontBook | undefined
let languageIsPinned = false

/**
 * Returns the font string for a face. pretext caches widths by this string, so it includes the
 * book. The real size is part of the name: when a page draws an emoji wider than the stated size,
 * pretext corrects widths by the browser's own emoji font, which slides never use. `wide` is for
 * paragraphs with East Asian characters.
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

/** A parsed `measuringFont` string, with or without a generic family after it. */
interface ReadFont {
  readonly face: FaceId
  readonly size: number
  readonly generic: string | undefined
  readonly wide: boolean
}

// A book has about sixty faces, each at a few relative sizes.
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

/** Runs a pretext call that measures text. */
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
    // pretext detects missing characters by appending a generic family to the font.
    if (face === '' || (generic !== undefined && !activeBook.covers(face, text))) {
      return { width: text.length * (generic === 'monospace' ? 60 : 40) }
    }
    // pretext asks once per font whether it sets wide marks closer. For text without such marks, answering must not
    // open the East Asian fonts of 10 MB each.
    if (!wide && text.startsWith(wideMark)) return { width: text.length * measuringSize }
    return { width: this.#advance(activeBook, face, text) * size }
  }

  #advance(book: FontBook, face: FaceId, text: string): number {
    // Blink draws U+2028 with the space glyph, and pretext expects the kerning of a space.
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
