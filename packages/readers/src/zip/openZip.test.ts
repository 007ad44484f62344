import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { ReadFault } from '../readFault.ts'
import { readLimits } from '@deckloom/deck'
import { readSource } from '../readSource.ts'
import { docx, paragraph } from '../testing/officeFile.ts'
import { openZip } from './openZip.ts'

const faultOf = (read: () => unknown): string => {
  try {
    read()
    return 'none'
  } catch (error) {
    if (error instanceof ReadFault) return error.code
    throw error
  }
}
const everything = (bytes: Uint8Array) => () => {
  const zip = openZip(bytes)
  for (const path of zip.paths) zip.read(path)
}

/** Overwrites numbers in the archive's directory, by their offset in the entry. */
function changed(bytes: Uint8Array, values: Readonly<Record<number, number>>): Uint8Array {
  const copy = Buffer.from(bytes)
  const entry = copy.indexOf(Buffer.from('504b0102', 'hex'))
  for (const [at, value] of Object.entries(values)) {
    if (Number(at) < 16) copy.writeUInt16LE(value, entry + Number(at))
    else copy.writeUInt32LE(value, entry + Number(at))
  }
  return copy
}

const plain = zipSync({ 'a/b.txt': strToU8('Words '.repeat(50)) })

test('opens what was stored and what was packed', () => {
  const zip = openZip(zipSync({ one: strToU8('one'), two: [strToU8('two'), { level: 0 }] }))

  expect(zip.paths).toEqual(['one', 'two'])
  expect(new TextDecoder().decode(zip.read('one'))).toBe('one')
  expect(new TextDecoder().decode(zip.read('two'))).toBe('two')
  expect(zip.read('three')).toBeUndefined()
})

describe('archives that lie or do harm', () => {
  test.each([
    ['encrypted parts', changed(plain, { 8: 1 }), 'unreadable'],
    ['an unknown packing', changed(plain, { 10: 12 }), 'unreadable'],
    ['a wrong checksum', changed(plain, { 16: 1 }), 'unreadable'],
    ['a part that is larger than announced', changed(plain, { 24: 20 }), 'unsafe'],
    ['a part that is smaller than announced', changed(plain, { 24: 900 }), 'unreadable'],
    ['sizes of ZIP64', changed(plain, { 24: 0xff_ff_ff_ff }), 'unsafe'],
    ['a symbolic link', changed(plain, { 38: 0xa1ff_0000 }), 'unsafe'],
    ['a part that begins behind the end', changed(plain, { 42: 1_000_000 }), 'unreadable'],
    ['a climbing name', zipSync({ '../../etc/passwd': strToU8('x') }), 'unsafe'],
    ['an absolute name', zipSync({ '/etc/passwd': strToU8('x') }), 'unsafe'],
    ['a name of Windows', zipSync({ 'C:x': strToU8('x') }), 'unsafe'],
    ['a bomb', zipSync({ bomb: new Uint8Array(20_000_000) }), 'unsafe'],
    [
      'a bomb of many parts',
      zipSync(
        Object.fromEntries(
          Array.from({ length: 260 }, (_, index) => [`p${index}`, new Uint8Array(1024 * 1024)]),
        ),
      ),
      'too-large',
    ],
    [
      'too many parts',
      zipSync(
        Object.fromEntries(
          Array.from({ length: readLimits.zip.entries + 1 }, (_, index) => [
            `p${index}`,
            new Uint8Array(),
          ]),
        ),
      ),
      'unsafe',
    ],
    ['no archive', strToU8('PK is how it begins'), 'unreadable'],
  ])('refuses %s', (_name, bytes, code) => {
    expect(faultOf(everything(bytes))).toBe(code)
  })

  test('a small part of blanks is no bomb', () => {
    expect(faultOf(everything(zipSync({ blanks: new Uint8Array(900_000) })))).toBe('none')
  })
})

test.each([
  [
    'entities',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>',
    'unsafe',
  ],
  [
    'a file of the machine',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><d>&a;</d>',
    'unsafe',
  ],
  ['an unknown entity', '<d>&unknown;</d>', 'unreadable'],
  ['tags that do not match', '<a><b></a>', 'unreadable'],
  ['a depth without end', '<a>'.repeat(5_000), 'too-large'],
])('refuses XML with %s', async (_name, xml, code) => {
  const fault = await readSource({ name: 'a.docx', bytes: docx('', { 'word/document.xml': xml }) })

  expect(fault).toBeInstanceOf(ReadFault)
  expect(fault).toMatchObject({ code })
})

test('macros and archives inside are never opened', async () => {
  const bytes = docx(paragraph('Harmless'), {
    'word/vbaProject.bin': strToU8('Attribute VB_Name'),
    'word/embeddings/inner.zip': zipSync({ bomb: new Uint8Array(900_000) }),
  })

  expect(await readSource({ name: 'a.docx', bytes })).toMatchObject({ text: 'Harmless' })
})
