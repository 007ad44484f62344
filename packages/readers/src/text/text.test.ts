import { expect, test } from 'vitest'
import { ReadFault } from '../readFault.ts'
import { readSource } from '../readSource.ts'

const read = (bytes: Uint8Array | string, name = 'notes.md') =>
  readSource({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes })

test.each([
  ['UTF-8', Buffer.from('Hafen für alle')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFHafen für alle')],
  ['UTF-16', Buffer.from('\uFEFFHafen für alle', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\uFEFFHafen für alle', 'utf16le').swap16()],
  ['the set of older Windows', Buffer.from('Hafen für alle', 'latin1')],
])('reads text in %s', async (_name, bytes) => {
  expect(await read(bytes)).toMatchObject({ text: 'Hafen für alle', notes: [] })
})

test('line ends become line feeds, and what no store can hold goes', async () => {
  expect(await read('a\r\nb\rc\u0001')).toMatchObject({ text: 'a\nb\nc' })
})

test.each([199_999, 200_000])('takes %i characters whole', async (length) => {
  const source = await read('a'.repeat(length))

  expect(source).toMatchObject({ text: 'a'.repeat(length), notes: [] })
})

test('cuts one character more between words, and says so', async () => {
  const source = await read(`${'word '.repeat(40_000)}z`)

  expect(source).toMatchObject({
    text: 'word '.repeat(40_000).trimEnd(),
    notes: ['The first 199,999 characters were read; the rest is too much for one deck.'],
  })
})

test('of scripts that take more bytes less is read, so that it can be sent', async () => {
  const source = await read('水路。'.repeat(66_000))
  if (source instanceof ReadFault) throw source

  expect(Buffer.byteLength(JSON.stringify(source.text))).toBeLessThanOrEqual(430_000)
  expect(source.text.length).toBeGreaterThan(130_000)
})

test.each([
  ['notes.exe', Buffer.from('MZ'), 'kind'],
  ['notes', Buffer.from('x'), 'kind'],
  ['notes.md', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'kind'],
  ['notes.txt', Buffer.from('%PDF-1.7'), 'kind'],
  ['notes.pdf', Buffer.from('# Not a PDF'), 'kind'],
  ['notes.docx', Buffer.from('# Not a document'), 'kind'],
  ['notes.md', Buffer.alloc(0), 'unreadable'],
  ['notes.md', Buffer.from(' \n\t'), 'unreadable'],
  ['old.docx', Buffer.from('d0cf11e0a1b11ae1ffff', 'hex'), 'unreadable'],
])('refuses %s by its content', async (name, bytes, code) => {
  const fault = await read(bytes, name)

  expect(fault).toBeInstanceOf(ReadFault)
  expect(fault).toMatchObject({ code })
})
