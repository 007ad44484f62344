import { type PastedBlock, readPasted, rtfPictures } from '@deckloom/editor'
import { expect, test } from 'vitest'
import { parsePage } from './testing/parsePage.ts'

// One file per program, as it writes its clipboard: its page, its text, and its document where pictures are in that.
const files = import.meta.glob<string>('../../../../../../fixtures/clipboard/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function file(name: string): string | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1]
}

const sources = [
  ...new Set(Object.keys(files).map((path) => path.replace(/^.*\/|\.\w+$/gu, ''))),
].toSorted()

test('cells over several columns and rows are merged cells', () => {
  const page = parsePage(
    '<table><tr><td colspan="2">Both</td><td rowspan="9">Tall</td></tr><tr><td>a</td><td>b</td></tr></table>',
  )
  expect(readPasted({ page, plain: '' })).toEqual([
    {
      kind: 'table',
      rows: [
        ['Both', '', 'Tall'],
        ['a', 'b', ''],
      ],
      merges: [
        { row: 0, column: 0, rows: 1, columns: 2 },
        { row: 0, column: 2, rows: 2, columns: 1 },
      ],
    },
  ])
})

function read(source: string): readonly PastedBlock[] {
  const html = file(`${source}.html`)
  const page = html === undefined ? undefined : parsePage(html)
  return readPasted({ page, plain: file(`${source}.txt`) ?? '' })
}

type Line = Extract<PastedBlock, { kind: 'text' }>['lines'][number]

/** Writes blocks as an outline: the level, the kind of list, and the styles of the words. */
function outline(blocks: readonly PastedBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [`picture: ${block.alt}`]
    if (block.kind === 'table') return block.rows.map((cells) => cells.join(' | '))
    return block.lines.map(lineOutline)
  })
}

function lineOutline({ list, level = 0, runs }: Line): string {
  const words = runs.map(({ text, href, ...look }) => {
    const styles = Object.entries(look).map(([name, value]) => (value === true ? name : value))
    const shown = styles.length === 0 ? text : `<${styles.join(' ')}: ${text}>`
    return href === undefined ? shown : `[${shown}](${href})`
  })
  return `${list === undefined ? '' : `${list} ${level}: `}${words.join('')}`
}

const expected: Readonly<Record<string, readonly string[]>> = {
  chat: [
    'Hello <bold: all> 👋',
    'bullet 0: Inspect',
    'bullet 1: In summer',
    'number 0: Ask [the driller](https://example.org/driller)',
  ],
  'chat-markdown': [
    '<bold: What we do>',
    'The <bold: old network> has [ninety wells](https://example.org/wells).',
    'bullet 0: Inspect',
    'bullet 1: In <italic: summer>',
    'bullet 0: Write it down',
    'Well | Depth',
    'North | 120 m',
  ],
  'code-editor': [
    '# Wells, by depth',
    'def depth(wells, **options):',
    '    return wells[0] * 2 * 3',
    '',
    'print(depth([1]))',
  ],
  'code-editor-markdown': [
    '<bold: Wells>',
    'number 0: Ask the driller',
    'number 0: Then <bold: the school>',
    'bullet 1: By phone',
    'bullet 0: Open task',
  ],
  excel: [
    'Well | Litres | Cost | Share',
    'North | 1234567890123 | 1,234.57 | 12%',
    'South | 80 | 98765.4 | 50%',
    'Both |  |  | ',
  ],
  'excel-piece': ['Well | Depth', 'North | 120'],
  'google-docs': [
    'Wells',
    'The <bold: old network> has [ninety wells](https://example.org/wells)<italic:  today>',
    'bullet 0: Inspect every third well',
    'bullet 1: In summer',
    'bullet 2: Before noon',
    'bullet 0: Write it down',
    'number 0: <strike: Ask>',
    'number 1: By phone',
    'Well | Depth',
    'North | 120 m',
    'picture: ',
  ],
  'google-docs-part': ['bullet 0: In summer', 'bullet 0: <bold: Write it down>'],
  'google-sheets': ['Well | Litres | Cost', 'North | 1234567890123 | $1,234.57', 'South | 0.5 | '],
  'google-slides': ['bullet 0: Inspect every third well', 'bullet 1: <bold: In summer>'],
  notion: [
    '<bold: What we do>',
    'The <bold: old network> has [ninety wells](https://example.org/wells), v2.',
    'bullet 0: Inspect every third well',
    'bullet 1: In <italic: summer>',
    'bullet 0: Write it down',
    'number 0: Ask the driller',
    'number 0: Then the school',
    'bullet 0: Open task',
    'bullet 0: Done task',
    'Well | Depth',
    'North | 120 m',
  ],
  'plain-list': [
    'What we do',
    'bullet 0: Inspect every third well',
    'bullet 0: In summer',
    'bullet 0: Write it down',
    'number 0: Ask the driller',
    'number 0: Then the school',
  ],
  'plain-table': ['Well | Depth | Year', 'North | 120 | 1990', 'South | 80 | '],
  powerpoint: [
    'Wells',
    'bullet 0: Inspect <bold: every third> well',
    'bullet 1: In summer',
    'number 0: Ask [the driller](https://example.org/driller)',
    'number 0: Then the school',
    'No marker here',
  ],
  'web-page': [
    '<bold: The well>',
    'Plain words with <bold: bold>, not italic and [a link](https://example.org/a), a trap.<super: 1>',
    'bullet 0: One',
    'bullet 1: Two\nsecond line',
    'bullet 0: Three\nmore of three',
    'Words that a table arranges',
    'picture: A well',
    'A well',
  ],
  word: [
    '<bold: Wells of the region>',
    'The <bold: old network> has <italic: ninety> wells, see [the register](https://example.org/wells). Red words.',
    'bullet 0: Inspect every third well',
    'bullet 1: In <bold: summer>',
    'bullet 2: Before noon',
    'bullet 0: Write it down',
    'number 0: Ask the driller',
    'number 1: By phone',
    'number 0: Then H<sub: 2>O',
    'Well | Depth',
    'North | 120 m',
  ],
  'word-cleaned': [
    'What we do',
    'bullet 0: Inspect the wells',
    'bullet 1: In <bold: summer>',
    'bullet 0: Write it down',
    'number 0: Ask the driller',
    'number 0: Then the school',
  ],
  'word-online': [
    'What we do',
    'bullet 0: Inspect <bold: every third> well',
    'bullet 1: In summer',
    'number 0: [Ask the driller](https://example.org/wells)',
  ],
  'word-pictures': ['Two wells', 'picture: The north well', 'picture: '],
}

test.each(sources)('%s becomes lists, tables, links and emphasis', (source) => {
  expect(outline(read(source))).toEqual(expected[source])
})

test.each(sources)('%s leaves no marker as text and none of its own looks', (source) => {
  if (source === 'code-editor') return
  const blocks = read(source)
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? block.lines : []))
  const texts = lines.map(({ runs }) => runs.map(({ text }) => text).join(''))

  expect(texts.filter((text) => /^\s*(?:[·•▪§o*-]|\d+[.)]|[a-z][.)])\s/u.test(text))).toEqual([])
  expect(texts.filter((text) => /\u00A0|^\s|\s$/u.test(text))).toEqual([])
  const looks = new Set(lines.flatMap(({ runs }) => runs.flatMap((run) => Object.keys(run))))
  expect([...looks].filter((name) => /color|highlight|font/iu.test(name))).toEqual([])
})

test('the pictures of a document come from its other form, in order and without its markers', () => {
  const pictures = rtfPictures(file('word-pictures.rtf') ?? '')

  expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg'])
  expect(pictures.map(({ bytes }) => [...bytes].slice(0, 4))).toEqual([
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff, 0xe0],
  ])
  expect(rtfPictures('{\\pict'.repeat(20_000))).toEqual([])
})

test('a code editor says in which language a text is', () => {
  const list = '- one\n- two'

  expect(outline(readPasted({ page: undefined, plain: list, language: 'markdown' }))).toEqual([
    'bullet 0: one',
    'bullet 0: two',
  ])
  expect(outline(readPasted({ page: undefined, plain: list, language: 'yaml' }))).toEqual([
    '- one',
    '- two',
  ])
})

test.each([
  ['a program', 'const a = 1;\n// - no list\nfunction b() {\n  return a * 2 * 3\n}'],
  ['a shell script', '#!/bin/sh\n# Comment\nls -la | grep x\ncd /tmp && rm -rf ./a\n$ echo done'],
  ['settings', 'name: deckloom\nport: 3000\n- one: 1\n- two: 2'],
  ['a difference', '--- a/file\n+++ b/file\n@@ -1 +1 @@\n-old();\n+new();'],
  ['a comment of a program', '/**\n * Reads.\n * @param a one\n */\nexport function a(b) {}'],
  ['a query', 'SELECT *\nFROM wells\nWHERE depth > 10'],
])('%s stays as it is', (_, text) => {
  const blocks = readPasted({ page: undefined, plain: text })

  expect(outline(blocks)).toEqual(text.split('\n'))
})

test.each([
  ['a year at the beginning', '1990. It rained\nNobody knows why'],
  ['a product of stars', 'Take 2*3*4 of them'],
  ['a lone dash', '- Ada Lovelace'],
  ['a chapter', '1. Introduction\nWords of the introduction'],
  ['a lead-in with a colon', 'Where: every third well\nWhen: in summer\nWho: the driller asks us.'],
  ['a tag', '#wells'],
  ['words with underscores', 'snake_case_names and __init__.py'],
])('%s is no list and no emphasis', (_, text) => {
  const blocks = readPasted({ page: undefined, plain: text })

  expect(outline(blocks)).toEqual(text.split('\n'))
})

test('a page that is too large or too deep is not read', () => {
  expect(parsePage('<p>a</p>'.repeat(3_000))).toBeUndefined()
  expect(parsePage(`${'<div>'.repeat(70)}a`)).toBeUndefined()
  expect(parsePage('<p>a</p>'.repeat(2_000))).toBeDefined()
})

// The time limit of a test is the one on hanging.
test.each([
  ['styles without an end', `<p style="${'a:"('.repeat(100_000)}">word</p>`],
  ['lists of a style sheet', `<style>${'@list l0:level1 {'.repeat(20_000)}</style><p>word</p>`],
  ['spans', `<table><tr><td colspan=99999 rowspan=99999>word<td>x</table>`],
  ['markers', `<p>${'(1.1.'.repeat(20_000)}</p><p>word</p>`],
  ['boxes', `<p>${'[ ] '.repeat(20_000)}word</p>`],
])('%s that never end do not hang', (_, html) => {
  const blocks = readPasted({ page: parsePage(html), plain: '' })

  expect(outline(blocks).join(' ')).toContain('word')
})

test('Markdown with more marks than anybody writes is pasted as text', () => {
  const blocks = readPasted({ page: undefined, plain: `**a** ${'[a]('.repeat(40_000)}` })

  expect(outline(blocks)).toHaveLength(1)
})
