import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { hostileMarks } from './hostileTexts.ts'

export interface HostileFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A malicious file: deterministic per number, and different for each. */
export function hostileFile(number: number): HostileFile {
  const kinds = Object.entries(makers)
  const [kind, make] = kinds[number % kinds.length] ?? kinds[0] ?? ['none', () => empty]
  const file = make(Math.floor(number / kinds.length))
  return { ...file, name: `${kind.replaceAll(' ', '-')}-${file.name}` }
}

const megabyte = 1024 * 1024
const empty: HostileFile = { name: 'a.md', bytes: new Uint8Array() }
const office = ['docx', 'pptx', 'xlsx'] as const
const mainPart = {
  docx: 'word/document.xml',
  pptx: 'ppt/presentation.xml',
  xlsx: 'xl/workbook.xml',
} as const

type Make = (variant: number) => HostileFile

const makers: Readonly<Record<string, Make>> = {
  'marks in Markdown': (variant) => text('md', markOf(variant), 2 * megabyte),
  'marks in text': (variant) => text('txt', markOf(variant + 7), 2 * megabyte),
  'marks in a table': (variant) => text('csv', `${markOf(variant + 3)},`, 2 * megabyte),
  'cells without an end': (variant) => text('csv', variant % 2 === 0 ? '"' : 'a,', 4 * megabyte),
  'a bomb': (variant) => officeFile(variant, new Uint8Array((20 + variant) * megabyte)),
  'deep XML': (variant) => officeFile(variant, strToU8('<a>'.repeat(50_000 * (1 + (variant % 9))))),
  'wide XML': (variant) => officeFile(variant, strToU8(`<a>${'<b/>'.repeat(1_500_000)}</a>`)),
  'many attributes': (variant) => officeFile(variant, strToU8(`<a ${attributes(90_000)}/>`)),
  'one long text': (variant) =>
    officeFile(variant, strToU8(`<a>${markOf(variant).repeat(200_000)}</a>`)),
  entities: (variant) =>
    officeFile(variant, strToU8(`<!DOCTYPE a [<!ENTITY a "${'a'.repeat(9_000)}">]><a>&a;&a;</a>`)),
  'many entries': (variant) => {
    const parts = Array.from({ length: 7_000 }, (_, index) => [
      `${variant}/${index}.xml`,
      empty.bytes,
    ])
    return pack(variant, Object.fromEntries(parts))
  },
  'half an archive': (variant) => {
    const { name, bytes } = officeFile(variant, strToU8('<a/>'.repeat(5_000)))
    return { name, bytes: bytes.subarray(0, Math.floor((bytes.length * (1 + (variant % 8))) / 9)) }
  },
  'an archive that lies': (variant) => {
    const { name, bytes } = officeFile(variant, strToU8('<a/>'.repeat(5_000)))
    return {
      name,
      bytes: bytes.map((byte, at) => (at % (31 + variant) === 30 ? byte ^ 0x55 : byte)),
    }
  },
  'paragraphs of a document': (variant) => ({
    name: 'a.docx',
    bytes: document(
      `<w:p><w:r><w:t>${escapeXml(markOf(variant))}</w:t></w:r></w:p>`.repeat(40_000),
    ),
  }),
  'tables in tables': (variant) => ({
    name: 'a.docx',
    bytes: document('<w:tbl><w:tr><w:tc>'.repeat(30 * (1 + (variant % 6)))),
  }),
  'a page without an end': (variant) =>
    pdf(deflate(drawWord(variant).repeat(700_000)), '/FlateDecode'),
  'a page as it is': (variant) => pdf(Buffer.from(drawWord(variant).repeat(250_000)), undefined),
  'a page packed twice': (variant) =>
    pdf(deflateSync(deflate(drawWord(variant).repeat(500_000))), '[/FlateDecode /FlateDecode]'),
  'a page that says to be a picture': (variant) =>
    pdf(deflate(drawWord(variant).repeat(900_000)), '/FlateDecode /Subtype /Image'),
  'lists in a page': (variant) => pdf(Buffer.from('['.repeat(400_000 + variant)), undefined),
  'half a page': (variant) => {
    const { name, bytes } = pdf(deflate(drawWord(variant).repeat(20_000)), '/FlateDecode')
    return { name, bytes: bytes.subarray(0, Math.floor(bytes.length / (1.1 + (variant % 5)))) }
  },
  'many streams': (variant) => ({
    name: 'a.pdf',
    bytes: Buffer.from(`%PDF-1.7\n${'1 0 obj\n<</Filter/Fl>>stream\n'.repeat(60_000 + variant)}`),
  }),
}

function markOf(variant: number): string {
  return hostileMarks[variant % hostileMarks.length] ?? '>'
}

function text(kind: string, mark: string, length: number): HostileFile {
  return { name: `a.${kind}`, bytes: Buffer.from(mark.repeat(Math.ceil(length / mark.length))) }
}

function officeFile(variant: number, part: Uint8Array): HostileFile {
  const kind = office[variant % office.length] ?? 'docx'
  return pack(variant, {
    '_rels/.rels': strToU8(relation(mainPart[kind])),
    [mainPart[kind]]: part,
  })
}

function pack(variant: number, parts: Record<string, Uint8Array>): HostileFile {
  const kind = office[variant % office.length] ?? 'docx'
  return { name: `a.${kind}`, bytes: zipSync(parts, { level: 1 }) }
}

function document(body: string): Uint8Array {
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const part = `<w:document xmlns:w="${words}"><w:body>${body}</w:body></w:document>`
  const parts = { '_rels/.rels': relation(mainPart.docx), [mainPart.docx]: part }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
    { level: 1 },
  )
}

function relation(target: string): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${type}" Target="${target}"/></Relationships>`
}

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}="b"`).join(' ')
}

function escapeXml(mark: string): string {
  return mark.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function deflate(content: string): Buffer {
  return deflateSync(Buffer.from(content, 'latin1'))
}

/** A word at a position on a page. */
function drawWord(variant: number): string {
  return `BT /F1 9 Tf ${variant} 9 Td (a) Tj ET\n`
}

function pdf(content: Buffer, filter: string | undefined): HostileFile {
  const head = [
    '%PDF-1.7',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [4 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj',
    '4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>\nendobj',
    `5 0 obj\n<< /Length ${content.length} ${filter === undefined ? '' : `/Filter ${filter}`} >>\nstream\n`,
  ].join('\n')
  // Without a cross-reference table it is scanned from the start.
  const end = '\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n'
  return { name: 'a.pdf', bytes: Buffer.concat([Buffer.from(head), content, Buffer.from(end)]) }
}
