import type { FaceMetrics } from '@deckloom/text'
import { createHash } from 'node:crypto'
import { hex4 } from '../page/operators.ts'
import type { Sfnt } from './sfnt.ts'
import type { Subsetter } from './subsetter.ts'
import { toUnicodeMap } from './toUnicodeMap.ts'

interface Character {
  readonly glyph: number
  readonly text: string
}

export interface FontSource {
  readonly bytes: Uint8Array
  readonly sfnt: Sfnt
  readonly metrics: FaceMetrics
}

/**
 * A font face in a PDF. A character code identifies a glyph *and* the text it shows, because a glyph
 * may show different text (a dotless Arabic base, a hyphen that is also a minus): copied text is then
 * always right.
 */
export class EmbeddedFont {
  /** Written by `finish`; pages refer to it before. */
  readonly #dictionary: Record<string, unknown> = {}
  readonly #document: PDFKit.PDFDocument
  readonly #source: FontSource
  readonly reference: PDFKit.PDFKitReference
  /** Codes in content streams, by glyph, then by text. */
  readonly #codes = new Map<number, Map<string, string>>()
  // Code 0 is the missing glyph, as PDF requires.
  readonly #characters: Character[] = [{ glyph: 0, text: '' }]

  constructor(document: PDFKit.PDFDocument, source: FontSource) {
    this.#document = document
    this.#source = source
    this.reference = document.ref(this.#dictionary)
  }

  get unitsPerEm(): number {
    return this.#source.metrics.unitsPerEm
  }

  /** The advance that a viewer adds after the glyph, in thousandths of the font size. */
  advance(glyph: number): number {
    return (this.#source.sfnt.advance(glyph) * 1000) / this.unitsPerEm
  }

  /** Four hexadecimal digits that show the glyph and copy as the text. */
  encode(glyph: number, text: string): string {
    const known = this.#codes.get(glyph)?.get(text)
    if (known !== undefined) return known
    const code = this.#characters.length
    if (code > 0xffff) throw new Error('A font cannot show more than 65,535 different characters')
    this.#characters.push({ glyph, text })
    const written = hex4(code)
    const texts = this.#codes.get(glyph) ?? new Map<string, string>()
    this.#codes.set(glyph, texts.set(text, written))
    return written
  }

  /** Writes the objects of the font, with the glyphs that were used. */
  finish(subset: Subsetter): void {
    const glyphs = [...new Set(this.#characters.map(({ glyph }) => glyph))].toSorted(
      (a, b) => a - b,
    )
    const name = `${subsetTag(glyphs)}+${this.#source.sfnt.postScriptName}`
    const descendant = this.#object({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: Buffer.from('Adobe'),
        Ordering: Buffer.from('Identity'),
        Supplement: 0,
      },
      FontDescriptor: this.#descriptor(name, subset(this.#source.bytes, glyphs)),
      W: [0, this.#characters.map(({ glyph }) => this.advance(glyph))],
      CIDToGIDMap: this.#stream(this.#glyphNumbers()),
    })
    Object.assign(this.#dictionary, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: this.#stream(Buffer.from(toUnicodeMap(this.#characters.map(({ text }) => text)))),
    })
    this.reference.end(undefined)
  }

  #descriptor(name: string, file: Uint8Array): PDFKit.PDFKitReference {
    const { metrics, sfnt } = this.#source
    const symbolic = 4
    const italic = 64
    return this.#object({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: sfnt.italicAngle === 0 ? symbolic : symbolic | italic,
      FontBBox: sfnt.bounds.map((value) => (value * 1000) / metrics.unitsPerEm),
      ItalicAngle: sfnt.italicAngle,
      Ascent: metrics.ascent * 1000,
      Descent: -metrics.descent * 1000,
      CapHeight: metrics.capHeight * 1000,
      // Unused when the font is embedded, but the field is required.
      StemV: 80,
      FontFile2: this.#stream(file, { Length1: file.length }),
    })
  }

  #glyphNumbers(): Uint8Array {
    const map = new DataView(new ArrayBuffer(this.#characters.length * 2))
    for (const [code, { glyph }] of this.#characters.entries()) map.setUint16(code * 2, glyph)
    return new Uint8Array(map.buffer)
  }

  #object(data: Readonly<Record<string, unknown>>): PDFKit.PDFKitReference {
    const reference = this.#document.ref(data)
    reference.end(undefined)
    return reference
  }

  #stream(bytes: Uint8Array, data: Readonly<Record<string, unknown>> = {}): PDFKit.PDFKitReference {
    const reference = this.#document.ref({ ...data })
    reference.end(bytes)
    return reference
  }
}

/** Returns six letters that distinguish subsets of a font. */
function subsetTag(glyphs: readonly number[]): string {
  const digest = createHash('sha256').update(glyphs.join(' ')).digest()
  return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('')
}
