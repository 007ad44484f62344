import { readFileSync } from 'node:fs'
import { slidesInputSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ReadFault } from './readFault.ts'
import { readDeck } from './readDeck.ts'
import { readSource } from './readSource.ts'
import { docx, namespaces, officeFile, paragraph } from './testing/officeFile.ts'
import { pdfFile } from './testing/pdfFile.ts'
import { bars, body, presentation, shape, table, textBox, title } from './testing/pptxFile.ts'

const libreOffice = readFileSync(
  new URL('../../../fixtures/imports/libreoffice.pptx', import.meta.url),
)
const place = { x: 0, y: 0, cx: 900_000, cy: 900_000 }
const built = presentation([
  { shapes: title('One') + body('<b>a</b>|b') + bars([['x', 1, 2]]) },
  {
    shapes:
      title('Two') +
      table([
        ['a', 'b'],
        ['1', '2'],
      ]) +
      textBox('c', place) +
      shape('star5', 'FDCC45', place),
  },
])
const document = docx(
  paragraph('Title', '<w:outlineLvl w:val="0"/>') +
    paragraph('Words', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
)
const workbook = officeFile(
  'workbook',
  {
    'xl/workbook.xml': `<workbook ${namespaces}><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
    'xl/sheet.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1" t="str"><v>x</v></c></row></sheetData></worksheet>',
  },
  [['r1', 'worksheet', 'sheet.xml']],
)
const files = new Map<string, Uint8Array>([
  ['deck.pptx', libreOffice],
  ['built.pptx', built],
  ['report.docx', document],
  ['figures.xlsx', workbook],
  ['report.pdf', pdfFile([[{ text: 'Words', size: 12, y: 700 }]])],
  [
    'notes.md',
    Buffer.from('# A\n\n- b\n  1. c\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n> q — w\n\n```\nx\n```'),
  ],
  ['values.csv', Buffer.from('a,b\n"1",2\n')],
])

/** Readers return a value or a fault. An exception fails the test; a hang hits the time limit. */
async function readAll(name: string, bytes: Uint8Array): Promise<void> {
  await readSource({ name, bytes })
  const deck = await readDeck({ name, bytes })
  if (!(deck instanceof ReadFault)) expect(deck.slides.length).toBeGreaterThan(0)
}

/** Ends a hang; all other cases stay far below it, even on a busy machine. */
const limitMs = 120_000
const names = [...files.keys()]
const bytesOf = (name: string) => files.get(name) ?? new Uint8Array()
const share = fc.double({ min: 0, max: 1, noNaN: true })

test(
  'files that are cut off anywhere are read or refused',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), share, async (name, kept) => {
        const bytes = bytesOf(name)
        await readAll(name, bytes.subarray(0, Math.floor(bytes.length * kept)))
      }),
      { numRuns: 80 },
    )
  },
  limitMs,
)

test(
  'files with other bytes in places are read or refused',
  async () => {
    const change = fc.tuple(share, fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.array(change, { minLength: 1, maxLength: 20 }),
        async (name, changes) => {
          const bytes = Uint8Array.from(bytesOf(name))
          for (const [at, value] of changes) bytes[Math.floor(at * (bytes.length - 1))] = value
          await readAll(name, bytes)
        },
      ),
      { numRuns: 80 },
    )
  },
  limitMs,
)

/** Mutations of valid XML that no program writes: a pattern and its replacement. */
const twists: readonly (readonly [found: RegExp, instead: string])[] = [
  [/"-?\d+"/u, '"999999999999"'],
  [/"-?\d+"/u, '"-1"'],
  [/"[^"]*"/u, '""'],
  [/="[^"]*"/u, '="&#x1F600;"'],
  [/<([\w:]+)[^<>]*\/>/u, ''],
  [/<(?:a:t|w:t|c:v|v|t)>[^<]*/u, '$&&#x0A;x'.repeat(40)],
  [/Target="[^"]*"/u, 'Target="../../../../etc/passwd"'],
  [/r:id="[^"]*"/u, 'r:id="rId1"'],
]

test(
  'sound archives whose parts say what no program writes are read or refused',
  async () => {
    const office = names.filter((name) => /\.(?:docx|xlsx|pptx)$/u.test(name))
    const twist = fc.tuple(share, share, fc.nat({ max: twists.length - 1 }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...office),
        fc.array(twist, { minLength: 1, maxLength: 6 }),
        async (name, changes) => {
          const parts = unzipSync(bytesOf(name))
          const paths = Object.keys(parts).filter((path) => /\.(?:xml|rels)$/u.test(path))
          for (const [which, at, kind] of changes) {
            const path = paths[Math.floor(which * (paths.length - 1))] ?? ''
            const xml = strFromU8(parts[path] ?? new Uint8Array())
            const from = Math.floor(at * xml.length)
            const [found, instead] = twists[kind] ?? [/(?!)/u, '']
            parts[path] = strToU8(xml.slice(0, from) + xml.slice(from).replace(found, instead))
          }
          await readAll(name, zipSync(parts, { level: 0 }))
        },
      ),
      { numRuns: 80 },
    )
  },
  limitMs,
)

test(
  'any text is a deck or refused, and a deck is one that can be stored',
  async () => {
    const line = fc.constantFrom(
      '# a',
      '## b',
      '---',
      '- x',
      '  - y',
      '1. z',
      '> q',
      '| a | b |',
      '| - | - |',
      '```',
      'Note: s',
      '<!-- c -->',
      '![p](x)',
      '',
      'words',
      '\u0000',
      '\uD800',
      '[a](javascript:b)',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 30 }), async (lines) => {
        const deck = await readDeck({ name: 'a.md', bytes: Buffer.from(lines.join('\n')) })
        if (deck instanceof ReadFault) return
        expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  },
  limitMs,
)
