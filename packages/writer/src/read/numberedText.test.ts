import { describe, expect, test } from 'vitest'
import { readDocument } from './readDocument.ts'

const headings = (text: string): readonly (string | undefined)[] =>
  readDocument(text).sections.map(({ heading }) => heading)

describe('numbered text', () => {
  const license = [
    '                 TERMS OF USE',
    '',
    '  1. You may copy and distribute this work',
    'as you receive it, in any medium, with its notice.',
    '',
    '  You may charge a fee for the act of copying.',
    '',
    '  2. You may modify your copies of this work',
    'or any portion of it, provided that you meet all of these:',
    '',
    '    a) Changed files say that they were changed.',
    '',
    '    b) The whole is licensed at no charge.',
    '',
  ].join('\n')

  test('whose sentence goes on below its first line has no heading there', () => {
    expect(headings(license).join(' ')).not.toContain('You may')
    expect(headings('1. Scope\nText of it.\n\n2. Terms\nMore of it.\n')).toEqual([
      '1. Scope',
      '2. Terms',
    ])
  })

  test.each([
    ['plain text', license, ['1.', '2.', 'a)', 'b)']],
    [
      'Markdown',
      '# Terms\n\n3. Third\n4. Fourth\n\nOr:\n\n1. One\n1. Two\n',
      ['3.', '4.', '1.', undefined],
    ],
  ])('keeps the labels that others may refer to: %s', (_, text, labels) => {
    const items = readDocument(text)
      .sections.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'list' ? block.items : []))

    expect(items.map(({ label }) => label)).toEqual(labels)
  })
})
