import { sfntTables } from '@deckloom/text'

/** What a PDF font descriptor needs from a TrueType file and a font book does not have. */
export interface Sfnt {
  readonly postScriptName: string
  /** xMin, yMin, xMax, yMax in font units. */
  readonly bounds: readonly [number, number, number, number]
  /** Degrees counter-clockwise from the vertical. */
  readonly italicAngle: number
  /** Advance of a glyph in font units. */
  readonly advance: (glyph: number) => number
}

/** Reads the tables of a TrueType file. Throws if it has no TrueType outlines. */
export function readSfnt(bytes: Uint8Array): Sfnt {
  const tables = sfntTables(bytes)
  if (!tables.has('glyf')) throw new Error('Only fonts with TrueType outlines can be embedded')
  const table = (tag: string): DataView => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no "${tag}" table`)
    return found
  }
  const head = table('head')
  const metrics = table('hmtx')
  const measured = table('hhea').getUint16(34)
  return {
    postScriptName: postScriptName(table('name')),
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    italicAngle: table('post').getInt32(4) / 65_536,
    // Glyphs after the measured ones share the last advance.
    advance: (glyph) => metrics.getUint16(Math.min(glyph, measured - 1) * 4),
  }
}

const postScriptNameId = 6

function postScriptName(table: DataView): string {
  const count = table.getUint16(2)
  const storage = table.getUint16(4)
  for (let index = 0; index < count; index++) {
    const record = 6 + index * 12
    if (table.getUint16(record + 6) !== postScriptNameId) continue
    const raw = ascii(table, storage + table.getUint16(record + 10), table.getUint16(record + 8))
    // Windows records are UTF-16; the name itself is ASCII without spaces in every record.
    const name = raw.replaceAll(/[^\w-]/g, '')
    if (name !== '') return name
  }
  return 'Font'
}

function ascii(view: DataView, offset: number, length: number): string {
  let text = ''
  for (let at = 0; at < length; at++) text += String.fromCharCode(view.getUint8(offset + at))
  return text
}
