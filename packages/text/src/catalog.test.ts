import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { faceFor, fallbacksOf, fontFace, fontFaces, withFallbacks } from './catalog.ts'
import { sfntTables } from './outlines/sfntTables.ts'

test('names each face once, by the file that it is served as', () => {
  const ids = fontFaces.map((face) => face.id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(fontFaces.map((face) => face.file)).toEqual(ids.map((id) => `${id}.ttf`))
})

test.each([
  ['Bricolage Grotesque', 700, 'bricolage-700'],
  ['Inter', 400, 'inter-400'],
  ['Inter', 600, 'inter-600'],
  ['Manrope', 400, 'manrope-400'],
  ['Manrope', 600, 'manrope-600'],
  ['Manrope', 700, 'manrope-700'],
  ['Arimo', 400, 'arimo-400'],
  ['Arimo', 700, 'arimo-700'],
  ['Carlito', 400, 'carlito-400'],
  ['Carlito', 700, 'carlito-700'],
  ['Gelasio', 600, 'gelasio-600'],
  ['Caladea', 700, 'caladea-700'],
] as const)('has %s in weight %i', (family, weight, face) => {
  expect(faceFor({ family, weight, italic: false })).toEqual({ face, oblique: false })
})

test.each([
  ['Arimo', 'Arial'],
  ['Carlito', 'Calibri'],
  ['Gelasio', 'Georgia'],
  ['Caladea', 'Cambria'],
  ['Noto Sans Arabic', 'Tahoma'],
])('exports %s to Office as %s', (family, officeFamily) => {
  const members = fontFaces.filter((face) => face.family === family)

  expect(new Set(members.map((face) => face.officeFamily))).toEqual(new Set([officeFamily]))
})

test.each(fontFaces.filter(({ family, officeFamily }) => officeFamily.startsWith(family)))(
  'exports $id to Office by the name that its file gives to regular and bold',
  ({ package: name, path, officeFamily }) => {
    const { resolve } = createRequire(import.meta.url)
    const file = readFileSync(join(dirname(resolve(`${name}/package.json`)), path))

    expect(firstFamily(file)).toBe(officeFamily)
  },
)

test('exports a semibold as a family of its own, because Office knows regular and bold only', () => {
  const exported = ['inter-400', 'inter-600', 'inter-700'].map((id) => fontFace(id).officeFamily)

  expect(exported).toEqual(['Inter', 'Inter SemiBold', 'Inter'])
})

// Reads name ID 1 (family) of the `name` table: Windows platform, US English.
function firstFamily(file: Uint8Array): string | undefined {
  const table = sfntTables(file).get('name')
  if (!table) return undefined
  for (let record = 6; record < 6 + 12 * table.getUint16(2); record += 12) {
    const field = (index: number): number => table.getUint16(record + 2 * index)
    if (field(0) !== 3 || field(2) !== 0x409 || field(3) !== 1) continue
    const start = table.byteOffset + table.getUint16(4) + field(5)
    return new TextDecoder('utf-16be').decode(new Uint8Array(table.buffer, start, field(4)))
  }
  return undefined
}

test('takes a heavier face for a bold that a family lacks, and a lighter one for a regular', () => {
  expect(faceFor({ family: 'Arimo', weight: 600, italic: false }).face).toBe('arimo-700')
  expect(faceFor({ family: 'Inter', weight: 800, italic: false }).face).toBe('inter-700')
  expect(faceFor({ family: 'Inter', weight: 500, italic: false }).face).toBe('inter-400')
})

test('slants an upright face only where the family has no italic one', () => {
  expect(faceFor({ family: 'Arimo', weight: 700, italic: true })).toEqual({
    face: 'arimo-700-italic',
    oblique: false,
  })
  expect(faceFor({ family: 'Manrope', weight: 700, italic: true })).toEqual({
    face: 'manrope-700',
    oblique: true,
  })
})

test('answers an unknown family with Inter', () => {
  expect(faceFor({ family: 'Comic Sans MS', weight: 400, italic: false }).face).toBe('inter-400')
})

test('refuses an unknown face', () => {
  expect(() => fontFace('inter-950')).toThrow('No font face is called "inter-950"')
})

test('has other faces stand in for a face, in its own weight', () => {
  expect(fallbacksOf('manrope-400')).toEqual(['inter-400', 'arimo-400'])
  expect(fallbacksOf('bricolage-700')).toEqual(['inter-600', 'arimo-700'])
  expect(fallbacksOf('inter-400')).toEqual(['arimo-400'])
  expect(withFallbacks(['inter-400', 'inter-600'])).toEqual([
    'inter-400',
    'inter-600',
    'arimo-400',
    'arimo-700',
  ])
})
