import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutMarkdown } from './cutMarkdown.ts'
import { markdownExcess, markdownLimits } from './markdownExcess.ts'

const long = 200_000
const filled = (text: string) => text.repeat(Math.ceil(long / text.length)).slice(0, long)

describe('what is refused before it is parsed', () => {
  test.each([
    ['quotations in quotations', '>', 'quotations or lists'],
    ['lists in lists', '1. ', 'quotations or lists'],
    ['bullets in bullets', '- + ', 'quotations or lists'],
    ['emphasis that opens', '**a ', '* _ or ~'],
    ['emphasis that closes', 'a* ', '* _ or ~'],
    ['struck words', '~a', '* _ or ~'],
    ['brackets', '[', 'square brackets'],
    ['links without an end', '[a](b', 'square brackets'],
    ['footnotes', '[^1]', 'square brackets'],
    ['backticks', `${'`'.repeat(40)}a `, 'backticks'],
    ['cells', '|', '| marks'],
    ['dots', '.', 'dots or dashes'],
    ['dots and dashes in a word', 'a-.', 'dots or dashes'],
    ['quotations apart', '> a\n\n', 'quotation too many'],
    ['underlined headings', 'a\n=\n', 'underlined heading'],
  ])('%s, 200,000 characters', (...[, text, reason]) => {
    expect(markdownExcess(filled(text))?.message).toContain(reason)
  })

  test('says in which line it is', () => {
    expect(markdownExcess(`# A talk\n\nWords.\n${'>'.repeat(30)} deep`)).toEqual({
      line: 4,
      message:
        'Line 4 of the text has too many quotations or lists inside one another (at most 20). Please simplify it and try again.',
    })
  })

  test('lists of lists over many lines', () => {
    const stairs = Array.from({ length: 30 }, (_, level) => `${'  '.repeat(level)}- item`)

    expect(markdownExcess(stairs.join('\n'))?.line).toBe(markdownLimits.depth + 1)
  })
})

describe('a line that almost is something', () => {
  // How a line begins, what it repeats up to the maximum length, and how it must not end.
  const begins = ['', '-', '|-', '-|', ':-', '- ', '1. ', '> ', '# ', '```', '<!--', '<?', '[', '*']
  const runs = [' ', '\t', ' \t', '-', ' -', '- ', '|-', '| -', ':', '=', '`', '~', '#', '*', '>']
  const ends = ['x', ' x', '|x', '\\', '>', '```']
  /** Limit in milliseconds: quadratic time takes half a second or more, linear time a few milliseconds. */
  const most = 250

  /** Returns the shortest of several times, in milliseconds: a busy machine is slow at times, quadratic code always. */
  function leastTime(text: string, tries = 4): number {
    const began = Date.now()
    markdownExcess(text)
    cutMarkdown(text)
    const took = Date.now() - began
    return took <= most || tries === 1 ? took : Math.min(took, leastTime(text, tries - 1))
  }

  test.each(begins)('after %j it is looked at in proportion to its length', (begin) => {
    const slow: string[] = []
    for (const run of runs) {
      for (const end of ends) {
        const text = `a|b\n${begin}${run.repeat(20_000 / run.length)}${end}`
        const took = leastTime(text)
        if (took > most) slow.push(`${JSON.stringify([run, end])} ${took} ms`)
      }
    }
    expect(slow).toEqual([])
  })
})

describe('what people write passes', () => {
  test.each([
    ['prose', 'The harbour handled *more* ships than ever [12]. It was good.\n\n'],
    [
      'prose in one line',
      'The harbour handled more ships than ever, and all of its quays were repaired in one year [12]. ',
    ],
    ['lines', 'The harbour handled more ships than ever.\n'],
    ['a list', '- **North quay**: 88 ships\n'],
    ['a numbered list', '2. **North quay**: 88 ships\n'],
    ['a nested list', '- The harbour\n  - North quay\n    1. 88 ships\n'],
    ['a table', '| **North** | 88 |\n'],
    [
      'quotations',
      '> It works, and it has worked for all of the last year without a fault, day and night, at every quay.\n>\n> — Amina\n\n',
    ],
    ['names with underscores', 'the value of first_name_of_user is 3 * 4 * 5 and '],
    ['rules', 'Words\n\n----------------------------------------\n\n* * *\n\n'],
  ])('%s of 200,000 characters', (...[, text]) => {
    const head = text.startsWith('|') ? '| a | b |\n| - | - |\n' : '1. One\n'

    expect(markdownExcess(head + filled(text))).toBeUndefined()
  })

  test('code and HTML, whatever marks are in it', () => {
    const code = '*a '.repeat(1_000) + '['.repeat(9_000)

    expect(markdownExcess(`\`\`\`\n${code}\n\`\`\`\n<!-- ${code} -->\nWords`)).toBeUndefined()
  })
})

describe('the pieces of a long text', () => {
  const line = fc.constantFrom(
    '# Heading',
    '- item',
    '  - nested',
    '2. second',
    '> said',
    '>',
    '| a | b |',
    '| - | - |',
    '```',
    '<!-- note',
    '-->',
    '===',
    'Words that go on for a while, as people write them.',
    '    code',
    '',
  )

  test('are all of it, in its order', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 300, maxLength: 900 }), (lines) => {
        const heads = lines.filter((each, index) => each.startsWith('| a') && index > 0).length
        const said = cutMarkdown(lines.join('\n')).flatMap(({ text }) => text.split('\n'))
        // Each part of a cut table repeats its header.
        expect(said.length - lines.length).toBeLessThanOrEqual(2 * heads)
        expect(said.filter((each) => !each.startsWith('|'))).toEqual(
          lines.filter((each) => !each.startsWith('|')),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('are short, whatever the text is made of', () => {
    const texts = ['Words.\n', '- item\n', '| a | b |\n', '> said\n>\n', '> said\n\n', '# a\n']
    for (const text of texts) {
      const pieces = cutMarkdown(`| a | b |\n| - | - |\n${filled(text)}`)
      expect(Math.max(...pieces.map((piece) => piece.text.length)), text).toBeLessThan(4_200)
    }
  })

  test('carry the definitions that they refer to', () => {
    const text = `[home]: https://example.com\n\n${filled('Words.\n\n')}\n\nSee [home] and [^1].\n\n[^1]: Note`
    const last = cutMarkdown(text).at(-1)?.text

    expect(last).toContain('[home]: https://example.com')
    expect(last).toContain('[^1]: .')
  })
})
