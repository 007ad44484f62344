import { faceFor, fontFace } from './catalog.ts'
import { graphemesOf } from './graphemes.ts'
import { hanRegionOf, type HanRegion } from './hanRegion.ts'
import type { HarfBuzz } from './shaping/harfbuzz.ts'
import { Shaper, type OpenFont, type ShapingMode } from './shaping/shaper.ts'
import type { PhraseFinder } from './phrases/phraseFinder.ts'
import { standInsFor } from './standIns.ts'
import type { FaceId, FontBook, FontFile, Glyphs } from './types.ts'
import { wordsPerGlyph } from './shaping/wordsPerGlyph.ts'

/** Shaped words and lines cached per face; enough for several 25-slide decks. */
const shapesKept = 8192

/** Bounds the caches, because hostile text can use more characters than any language. */
const codePointsKept = 20_000
const graphemesKept = 20_000

interface LoadedFace {
  readonly font: OpenFont
  /** By `modeNumber`, then by text. */
  readonly glyphs: readonly Map<string, Glyphs>[]
  /** Whether the face maps a code point to a glyph. */
  readonly mapped: Map<number, boolean>
}

interface OpenEngine {
  readonly shaper: Shaper
  readonly faces: WeakMap<FontFile, LoadedFace>
}

// WebAssembly memory is never released, so books that use the same engine share their open fonts.
const engines = new WeakMap<HarfBuzz, OpenEngine>()

/**
 * Creates a font book over TrueType files, opening each file on first use. Throws on an ID that is not in the
 * catalog. Using a face throws when its file is not a font, such as the HTML page a server sends for an unknown URL.
 * Lines break between phrases in languages for which `finders` has a phrase finder.
 */
export function createFontBook(
  engine: HarfBuzz,
  files: ReadonlyMap<FaceId, FontFile>,
  finders: ReadonlyMap<HanRegion, PhraseFinder> = new Map(),
): FontBook {
  for (const id of files.keys()) fontFace(id)
  const open = openEngine(engine)
  const books = new Map<HanRegion, FontBook>()
  const reading = (region: HanRegion): FontBook => {
    const book = books.get(region) ?? bookOf({ open, files, finders, region, reading })
    books.set(region, book)
    return book
  }
  return reading('simplified')
}

interface Shelf {
  readonly open: OpenEngine
  readonly files: ReadonlyMap<FaceId, FontFile>
  readonly finders: ReadonlyMap<HanRegion, PhraseFinder>
  readonly region: HanRegion
  readonly reading: (region: HanRegion) => FontBook
}

function bookOf({ open, files, finders, region, reading }: Shelf): FontBook {
  const fileOf = (id: FaceId): FontFile => {
    const file = files.get(id)
    if (!file) throw new Error(`The font face "${id}" is not loaded`)
    return file
  }
  const load = (id: FaceId): LoadedFace => loadFace(open, id, fileOf(id))
  const drawers = new Map<string, FaceId | undefined>()
  const findDrawer = (id: FaceId, grapheme: string): FaceId | undefined => {
    const key = `${id}\t${grapheme}`
    if (drawers.has(key)) return drawers.get(key)
    const drawer = covers(load(id), grapheme)
      ? id
      : standInsFor(id, grapheme, region).find(
          (other) => files.has(other) && covers(load(other), grapheme),
        )
    if (drawers.size >= graphemesKept) drawers.clear()
    drawers.set(key, drawer)
    return drawer
  }

  return {
    faces: [...files.keys()],
    face: fontFace,
    faceFor,
    region,
    reading: (text) => reading(hanRegionOf(text)),
    phrasesOf: finders.get(region) ?? (() => []),
    bytes: (id) => fileOf(id).bytes(),
    metrics: (id) => load(id).font.metrics,
    covers: (id, text) => covers(load(id), text),
    drawerOf: findDrawer,
    missingFor: (ids, text) => {
      // No face draws line breaks; every face draws a space.
      const drawnText = text.replaceAll(/\p{Cc}/gu, ' ')
      const missing = new Set<FaceId>()
      for (const id of ids) {
        if (covers(load(id), drawnText)) continue
        for (const { segment } of graphemesOf(drawnText)) {
          const next = [id, ...standInsFor(id, segment, region)].find(
            (other) => !files.has(other) || covers(load(other), segment),
          )
          if (next !== undefined && !files.has(next)) missing.add(next)
        }
      }
      return [...missing]
    },
    shape: (id, text, options) =>
      shape(load(id), text, {
        rtl: options?.rtl ?? false,
        ligatures: !options?.letterSpaced,
        kerning: options?.kerning ?? true,
      }),
    glyphBounds: (id, glyph) => load(id).font.glyphBounds(glyph),
  }
}

function loadFace({ shaper, faces }: OpenEngine, id: FaceId, file: FontFile): LoadedFace {
  const known = faces.get(file)
  if (known) return known
  const bytes = file.bytes()
  if (!isTrueType(bytes)) throw new Error(`The file of the font face "${id}" is not TrueType`)
  const face = {
    font: shaper.open(bytes),
    glyphs: Array.from({ length: 8 }, () => new Map<string, Glyphs>()),
    mapped: new Map<number, boolean>(),
  }
  faces.set(file, face)
  return face
}

function isTrueType(file: Uint8Array): boolean {
  return file.length > 4 && file[0] === 0 && file[1] === 1 && file[2] === 0 && file[3] === 0
}

function openEngine(engine: HarfBuzz): OpenEngine {
  const known = engines.get(engine)
  if (known) return known
  const opened = { shaper: new Shaper(engine), faces: new WeakMap<FontFile, LoadedFace>() }
  engines.set(engine, opened)
  return opened
}

function covers(face: LoadedFace, text: string): boolean {
  for (const character of text) {
    if (!maps(face, character.codePointAt(0) ?? 0)) return drawsEverything(face, text)
  }
  return true
}

function maps(face: LoadedFace, codePoint: number): boolean {
  const known = face.mapped.get(codePoint)
  if (known !== undefined) return known
  const mapped = face.font.hasGlyph(codePoint)
  if (face.mapped.size >= codePointsKept) face.mapped.clear()
  face.mapped.set(codePoint, mapped)
  return mapped
}

/**
 * Shapes the text to see whether a face draws all of it. HarfBuzz draws more than the character map lists: it composes
 * accents, derives unusual spaces from the regular one, and hides joiners. Only glyph 0 in the output means a missing
 * character.
 */
function drawsEverything(face: LoadedFace, text: string): boolean {
  const glyphs = shape(face, text, { rtl: false, ligatures: true, kerning: true })
  for (let at = 0; at < glyphs.length; at += wordsPerGlyph) {
    if (glyphs[at] === 0) return false
  }
  return true
}

function shape(face: LoadedFace, text: string, mode: ShapingMode): Glyphs {
  const shapes = face.glyphs[modeNumber(mode)]
  const known = shapes?.get(text)
  if (known) return known
  const glyphs = face.font.shape(text, mode)
  if (shapes && shapes.size >= shapesKept) forgetOldest(shapes)
  shapes?.set(text, glyphs)
  return glyphs
}

function modeNumber({ rtl, ligatures, kerning }: ShapingMode): number {
  return (rtl ? 4 : 0) + (ligatures ? 2 : 0) + (kerning ? 1 : 0)
}

function forgetOldest(glyphs: Map<string, Glyphs>): void {
  const oldest = glyphs.keys().next()
  if (!oldest.done) glyphs.delete(oldest.value)
}
