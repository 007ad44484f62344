import type { HarfBuzz } from './harfbuzz.ts'
import type { FaceMetrics, GlyphBounds, Glyphs } from '../types.ts'
import { wordsPerGlyph } from './wordsPerGlyph.ts'

const leftToRight = 4
const rightToLeft = 5
const readOnlyMemory = 1
const glyphBytes = 20
const featureBytes = 16

export interface ShapingMode {
  readonly rtl: boolean
  readonly ligatures: boolean
  readonly kerning: boolean
}

/** A font file opened by HarfBuzz. */
export interface OpenFont {
  readonly metrics: FaceMetrics
  hasGlyph(codePoint: number): boolean
  shape(text: string, mode: ShapingMode): Glyphs
  glyphBounds(glyph: number): GlyphBounds | undefined
}

/** Opens font files, which share the buffers needed for shaping. */
export class Shaper {
  readonly #harfbuzz: HarfBuzz
  readonly #buffer: number
  readonly #scratch: number
  readonly #spacedFeatures: number
  readonly #unkernedFeatures: number
  #words: Int32Array = new Int32Array(0)
  #units: Uint16Array = new Uint16Array(0)
  #text = 0
  #textCapacity = 0

  constructor(harfbuzz: HarfBuzz) {
    this.#harfbuzz = harfbuzz
    this.#buffer = harfbuzz.hb_buffer_create()
    this.#scratch = harfbuzz.malloc(glyphBytes)
    // Blink turns these off for letter-spaced text: font_features.cc.
    this.#spacedFeatures = this.#disabled(['liga', 'clig', 'calt'])
    this.#unkernedFeatures = this.#disabled(['kern'])
  }

  open(bytes: Uint8Array): OpenFont {
    const { hb_blob_create, hb_face_create, hb_font_create, hb_face_get_upem } = this.#harfbuzz
    const copy = this.#harfbuzz.malloc(bytes.length)
    if (copy === 0) throw new Error('There is no memory for another font')
    new Uint8Array(this.#harfbuzz.memory.buffer).set(bytes, copy)
    const face = hb_face_create(hb_blob_create(copy, bytes.length, readOnlyMemory, 0, 0), 0)
    const font = hb_font_create(face)
    const unitsPerEm = hb_face_get_upem(face)

    return {
      metrics: {
        ascent: this.#metric(font, 'hasc') / unitsPerEm,
        descent: -this.#metric(font, 'hdsc') / unitsPerEm,
        lineGap: this.#metric(font, 'hlgp') / unitsPerEm,
        capHeight: this.#metric(font, 'cpht') / unitsPerEm,
        unitsPerEm,
      },
      hasGlyph: (codePoint) =>
        this.#harfbuzz.hb_font_get_nominal_glyph(font, codePoint, this.#scratch) !== 0,
      shape: (text, mode) => this.#shape(font, text, mode),
      glyphBounds: (glyph) => this.#bounds(font, glyph),
    }
  }

  #shape(font: number, text: string, mode: ShapingMode): Glyphs {
    const harfbuzz = this.#harfbuzz
    this.#write(text)
    harfbuzz.hb_buffer_clear_contents(this.#buffer)
    harfbuzz.hb_buffer_add_utf16(this.#buffer, this.#text, text.length, 0, text.length)
    harfbuzz.hb_buffer_guess_segment_properties(this.#buffer)
    harfbuzz.hb_buffer_set_direction(this.#buffer, mode.rtl ? rightToLeft : leftToRight)
    if (!mode.kerning) harfbuzz.hb_shape(font, this.#buffer, this.#unkernedFeatures, 1)
    else if (mode.ligatures) harfbuzz.hb_shape(font, this.#buffer, 0, 0)
    else harfbuzz.hb_shape(font, this.#buffer, this.#spacedFeatures, 3)
    return this.#readGlyphs()
  }

  /** hb_glyph_info_t is (glyph, mask, cluster, …), hb_glyph_position_t (advance x, y, offset x, y, …). */
  #readGlyphs(): Glyphs {
    const harfbuzz = this.#harfbuzz
    const count = harfbuzz.hb_buffer_get_length(this.#buffer)
    const infos = harfbuzz.hb_buffer_get_glyph_infos(this.#buffer, 0) >> 2
    const positions = harfbuzz.hb_buffer_get_glyph_positions(this.#buffer, 0) >> 2
    const heap = this.#heap()
    const glyphs = new Int32Array(count * wordsPerGlyph)
    for (let at = 0; at < glyphs.length; at += wordsPerGlyph) {
      glyphs[at] = heap[infos + at] ?? 0
      glyphs[at + 1] = heap[positions + at] ?? 0
      glyphs[at + 2] = heap[positions + at + 2] ?? 0
      glyphs[at + 3] = heap[positions + at + 3] ?? 0
      glyphs[at + 4] = heap[infos + at + 2] ?? 0
    }
    return glyphs
  }

  /** Growing the memory replaces its buffer. */
  #heap(): Int32Array {
    const { buffer } = this.#harfbuzz.memory
    if (this.#words.buffer !== buffer) this.#words = new Int32Array(buffer)
    return this.#words
  }

  #write(text: string): void {
    if (text.length > this.#textCapacity) {
      this.#harfbuzz.free(this.#text)
      this.#textCapacity = Math.max(256, text.length * 2)
      this.#text = this.#harfbuzz.malloc(this.#textCapacity * 2)
    }
    const { buffer } = this.#harfbuzz.memory
    if (this.#units.buffer !== buffer) this.#units = new Uint16Array(buffer)
    const start = this.#text >> 1
    for (let at = 0; at < text.length; at += 1) this.#units[start + at] = text.charCodeAt(at)
  }

  #bounds(font: number, glyph: number): GlyphBounds | undefined {
    const { hb_font_get_glyph_extents, memory } = this.#harfbuzz
    if (hb_font_get_glyph_extents(font, glyph, this.#scratch) === 0) return undefined
    const [left = 0, top = 0, width = 0, height = 0] = new Int32Array(
      memory.buffer,
      this.#scratch,
      4,
    )
    if (width === 0) return undefined
    // HarfBuzz measures glyph height downward, so it is negative.
    return { xMin: left, yMin: top + height, xMax: left + width, yMax: top }
  }

  #metric(font: number, name: string): number {
    const { hb_ot_metrics_get_position_with_fallback, memory } = this.#harfbuzz
    hb_ot_metrics_get_position_with_fallback(font, tag(name), this.#scratch)
    return new Int32Array(memory.buffer, this.#scratch, 1)[0] ?? 0
  }

  /** Allocates a list of hb_feature_t (tag, value, start, end) that turns the features off everywhere. */
  #disabled(names: readonly string[]): number {
    const list = this.#harfbuzz.malloc(names.length * featureBytes)
    const words = new Uint32Array(this.#harfbuzz.memory.buffer, list, names.length * 4)
    for (const [index, name] of names.entries()) {
      words.set([tag(name), 0, 0, 0xffff_ffff], index * 4)
    }
    return list
  }
}

function tag(name: string): number {
  return [...name].reduce((value, letter) => (value << 8) | letter.charCodeAt(0), 0) >>> 0
}
