import { assert, array, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import clinic from '../../../../fixtures/briefs/clinic-cold-chain.md?raw'
import { readDocument } from './readDocument.ts'
import type { SourceBlock, SourceTree } from './sourceTree.ts'

const kinds = ({ sections }: SourceTree, at: number): readonly string[] =>
  sections[at]?.blocks.map(({ kind }) => kind) ?? []
const headings = ({ sections }: SourceTree): readonly (string | undefined)[] =>
  sections.map(({ heading }) => heading)
const blocks = ({ sections }: SourceTree): readonly SourceBlock[] =>
  sections.flatMap((section) => section.blocks)

/** Returns all letters and digits in a tree, in order. */
function signsOf(tree: SourceTree): string {
  const texts = tree.sections.flatMap(({ heading, blocks: own }) => [
    heading ?? '',
    ...own.map((block) => {
      if (block.kind === 'list') return block.items.map(({ text }) => text).join(' ')
      if (block.kind === 'table') return [...block.header, ...block.rows.flat()].join(' ')
      return block.kind === 'quote' ? `${block.text} ${block.by ?? ''}` : block.text
    }),
  ])
  const all = [
    tree.title ?? '',
    ...tree.imprint,
    ...tree.fields.map(({ name, value }) => `${name} ${value}`),
  ]
  return [...all, ...texts, ...tree.boilerplate].join(' ').replace(/[^\p{L}\p{Nd}]/gu, '')
}

const sorted = (text: string): string => [...text].toSorted().join('')

test('a heading that no slide could show is told as a paragraph', () => {
  const long = 'Where it all began '.repeat(40).trim()
  const tree = readDocument(`# Story\n\n## ${long}\n\nIt goes on.\n`)

  expect(headings(tree)).not.toContain(long)
  expect(blocks(tree)[0]).toMatchObject({ kind: 'paragraph', text: long })
})

describe('Markdown', () => {
  test('keeps headings, lists, tables and quotations in their order', () => {
    const tree = readDocument(clinic)

    expect(tree.title).toBe('Cold chain report: vaccines in the northern clinics')
    expect(headings(tree)).toEqual([
      undefined,
      'Why we looked',
      'What we found',
      'Why it happens',
      'What we recommend',
      'What happens next',
    ])
    expect(kinds(tree, 2)).toEqual(['paragraph', 'table', 'paragraph', 'quote'])
  })

  test('keeps code for the notes, and reads the words between tags', () => {
    const tree = readDocument(
      '# Tool\n\n## Use\n\n```sh\nnpm i tool\n```\n\n<p align="center">Fast <b>and</b> small</p>\n\n    indented code\n\n[ref]: https://example.org\n',
    )

    expect(kinds(tree, 0)).toEqual(['verbatim', 'paragraph', 'verbatim'])
    expect(blocks(tree).map((block) => ('text' in block ? block.text : ''))).toEqual([
      'npm i tool',
      'Fast and small',
      'indented code',
    ])
  })

  test('takes marks away and leaves what they mark', () => {
    const [block] = blocks(
      readDocument(
        '## A\n\nSee [the `guide`](https://e.org/a_(b)) for **bold**, _slanted_, ~~old~~ snake_case and 2 * 3 * 4 &amp; more.[^1]\n',
      ),
    )

    expect(block).toMatchObject({
      kind: 'paragraph',
      text: 'See the guide for bold, slanted, old snake_case and 2 * 3 * 4 & more.',
    })
  })

  test('nests lists, and keeps the lines that belong to an item', () => {
    const [list] = blocks(
      readDocument('# T\n\ntext\n\n- one\n  goes on\n  - inner\n\n- two\n\nAfter.'),
    ).filter(({ kind }) => kind === 'list')

    expect(list).toMatchObject({
      ordered: false,
      items: [
        { text: 'one goes on', level: 0 },
        { text: 'inner', level: 1 },
        { text: 'two', level: 0 },
      ],
    })
  })

  test('parts a quotation from its speaker', () => {
    expect(blocks(readDocument('# A\n\n> It works. — Amina, nurse\n'))).toMatchObject([
      { kind: 'quote', text: 'It works.', by: 'Amina, nurse' },
    ])
  })
})

describe('plain text', () => {
  test('finds headings by how they stand', () => {
    const tree = readDocument(
      'Annual report\n\nThis is the year in short.\n\nWhat we did\n\nWe built two bridges.',
    )

    expect(tree.title).toBe('Annual report')
    expect(headings(tree)).toEqual([undefined, 'What we did'])
  })

  test('finds numbered headings that go up, and leaves numbered items alone', () => {
    const clauses = Array.from(
      { length: 4 },
      (_, index) =>
        `                  ${index}. Name of clause.\n\n  The text of this clause runs over more than one line, as a printed\npage sets it, and it ends here.\n`,
    ).join('\n')
    const tree = readDocument(
      `${clauses}\n  4. Duties.\n\nEach person has duties:\n\n1. come in time\n2. bring tools\n`,
    )

    expect(headings(tree)).toEqual([
      '0. Name of clause',
      '1. Name of clause',
      '2. Name of clause',
      '3. Name of clause',
      '4. Duties',
    ])
    expect(kinds(tree, 4)).toEqual(['paragraph', 'list'])
    expect(tree.sections[0]?.blocks[0]).toMatchObject({
      text: 'The text of this clause runs over more than one line, as a printed page sets it, and it ends here.',
    })
  })

  test('reads indented prose as prose, and the options of a manual as items with leads', () => {
    const tree = readDocument(
      [
        'NAME',
        '       tool - does a thing',
        '',
        'DESCRIPTION',
        '       Does  a  thing  to every file that is named, and says so when',
        '       it is done.',
        '',
        '       -a, --all',
        '              do not leave out the hidden ones',
        '',
        '       -q     says nothing',
      ].join('\n'),
    )

    expect(headings(tree)).toEqual(['NAME', 'DESCRIPTION'])
    expect(tree.sections[1]?.blocks).toMatchObject([
      {
        kind: 'paragraph',
        text: 'Does a thing to every file that is named, and says so when it is done.',
      },
      { kind: 'list', items: [{ text: '-a, --all: do not leave out the hidden ones' }] },
      { kind: 'paragraph' },
    ])
  })

  test('reads lines that begin alike as items, not as one paragraph', () => {
    const [list] = blocks(
      readDocument(
        'v1.2\n\nperf: 12% faster on large files\nfix: a crash with empty input\nbuild: smaller by 40 KB\ndocs: a page on dictionaries\n',
      ),
    )

    expect(list).toMatchObject({ kind: 'list', items: { length: 4 } })
  })

  test('leaves out the numbers and heads of printed pages', () => {
    const page = (number: number): string =>
      `${Array.from({ length: 30 }, (_, line) => `Line ${number * 30 + line} of a text that goes on and on over all the pages of it,`).join('\n')}\n\nSmith            Standards Track            [Page ${number}]\n\n`
    const tree = readDocument([1, 2, 3, 4].map(page).join(''))

    expect(JSON.stringify(tree.sections)).not.toContain('Standards Track')
  })

  test('reads columns that are set with blanks as a table', () => {
    const tree = readDocument(
      'Counts by month\n\nMonth      Visitors   Share\nJanuary    1,204      12 %\nFebruary   980        10 %\nMarch      1,530      15 %\n',
    )

    expect(blocks(tree)).toMatchObject([
      { kind: 'table', header: ['Month', 'Visitors', 'Share'], rows: { length: 3 } },
    ])
  })

  test('joins words that were divided at the end of a line, and lines of scripts without spaces', () => {
    const english = blocks(
      readDocument(
        'The compression is fast and the com-\npression ratio is high in all of the tests.',
      ),
    )
    const japanese = blocks(readDocument('# 題\n\n導入により作業時間が\n四割減りました。\n'))

    expect(english).toMatchObject([
      { text: 'The compression is fast and the compression ratio is high in all of the tests.' },
    ])
    expect(japanese).toMatchObject([{ text: '導入により作業時間が四割減りました。' }])
  })

  test('takes who and when from the head of a mail', () => {
    const tree = readDocument(
      'From: Ada Okafor\nDate: 3 May 2026\nSubject: Pump repair\n\nThe pump is repaired. It runs at 40 %.\n',
    )

    expect(tree.title).toBe('Pump repair')
    expect(tree.fields.map(({ name }) => name)).toEqual(['From', 'Date', 'Subject'])
    expect(kinds(tree, 0)).toEqual(['paragraph'])
  })

  test('sets rights and tables of contents aside without losing them', () => {
    const tree = readDocument(
      '# Tool\n\n## Contents\n\n- Use\n- Limits\n- License\n- Help\n\n## Use\n\nRun it.\n\n## Limits\n\nNone.\n\n## License\n\nCopyright (c) 2024 Ada Okafor. All rights reserved.\n',
    )

    expect(tree.boilerplate).toEqual([
      'Contents',
      'Use\nLimits\nLicense\nHelp',
      'Copyright (c) 2024 Ada Okafor. All rights reserved.',
    ])
  })
})

describe('any text', () => {
  const lines = constantFrom(
    'A plain sentence of words, 12 of them.',
    'Heading',
    '# Marked heading',
    '- item one',
    '  - inner item',
    '3. third item',
    '> said once — me',
    '| a | b |',
    '|---|---|',
    '| x | 12 |',
    'Key: value',
    '    indented by four',
    '```',
    'col a    col b    col c',
    '====',
    '',
    '文は続きます。',
    'نص عربي قصير',
  )

  test('keeps every letter and digit, in its order', () => {
    assert(
      property(array(lines, { minLength: 1, maxLength: 30 }), (parts) => {
        const text = parts.join('\n')
        const kept = signsOf(readDocument(text))
        // Item numbers are markup; everything else stays.
        const given = text.replace(/^\s*\d\.\s/gmu, '').replace(/[^\p{L}\p{Nd}]/gu, '')
        expect(sorted(kept.replace(/3/gu, ''))).toBe(sorted(given.replace(/3/gu, '')))
      }),
      { numRuns: 300 },
    )
  })

  test('does not depend on line ends, byte order marks or soft hyphens', () => {
    const told = readDocument(clinic).sections.map(({ blocks: own }) => own.length)

    expect(
      readDocument(
        `\uFEFF${clinic.replace(/\n/gu, '\r\n').replace(/refrigerator/gu, 'refri\u00ADgerator')}`,
      ).sections.map(({ blocks: own }) => own.length),
    ).toEqual(told)
  })

  test.each(['*', '>', '- ', '[', '|', '(', '「', '`', '_', '<', '# ', '\\', '![', '&'])(
    'survives 100,000 of %j',
    (mark) => {
      expect(() => readDocument(mark.repeat(100_000))).not.toThrow()
      expect(() => readDocument(`${mark}a\n`.repeat(50_000))).not.toThrow()
    },
  )
})

test('a heading right below a line of HTML is a heading', () => {
  const tree = readDocument(
    '# Guide\n\n<a name="costs"></a>\n## Costs\n\nThey rose.\n\n## Plan\n\nWe wait.\n',
  )

  expect(tree.sections.map(({ heading }) => heading)).toEqual(['Costs', 'Plan'])
})
