import { slidesInputSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { readDeck } from '../readDeck.ts'
import { ReadFault } from '../readFault.ts'
import { docx, paragraph } from '../testing/officeFile.ts'

const read = async (text: string, name = 'harbour.md') => {
  const deck = await readDeck({ name, bytes: Buffer.from(text) })
  if (deck instanceof ReadFault) throw deck
  expect(slidesInputSchema.safeParse(deck.slides).error).toBeUndefined()
  return deck
}

test('rules divide slides; headings inside stay titles, and what follows Note: is said', async () => {
  const deck = await read(`---
title: Our harbour
theme: dark
---

# Our harbour

Words below

---

## Ships

- North *quay*
- South

Note: Say it slowly.
And smile.

---

No heading here

<!-- A comment is said too -->`)

  expect(deck.title).toBe('Our harbour')
  expect(deck.slides).toMatchObject([
    { slide_title: 'Our harbour', layout_template: 'cover', bullet_points: ['Words below'] },
    {
      slide_title: 'Ships',
      layout_template: 'title + bullets',
      bullet_points: [
        { text: 'North quay', runs: [{ text: 'North ' }, { text: 'quay', italic: true }] },
        'South',
      ],
      notes: 'Say it slowly.\nAnd smile.',
    },
    { slide_title: '', bullet_points: ['No heading here'], notes: 'A comment is said too' },
  ])
  expect(deck.notes).toEqual([])
})

test('without rules each heading begins a slide, in the order of the text', async () => {
  const { slides } = await read(`# Harbour

## Part one

### Ships

Many.

\`\`\`
# not a heading
---
\`\`\`

## Part two

Quiet.`)

  expect(slides.map(({ slide_title: title, layout_template: layout }) => [title, layout])).toEqual([
    ['Harbour', 'cover'],
    ['Part one', 'section header'],
    ['Ships', 'title + bullets'],
    ['Part two', 'title + bullets'],
  ])
  expect(slides[2]?.bullet_points).toEqual(['Many.', '# not a heading', '---'])
})

test('keeps the levels and numbers of lists', async () => {
  const { slides } = await read('# A\n\n## B\n\nFirst:\n\n1. One\n   - deep\n2. Two')

  expect(slides[1]?.text_elements).toMatchObject([
    {
      content: 'First:\nOne\ndeep\nTwo',
      lines: [{}, { list: 'number' }, { list: 'bullet', level: 1 }, { list: 'number' }],
    },
  ])
})

test('a list with levels and numbers and nothing else becomes the bullets of its slide', async () => {
  const { slides } = await read('# A\n\n## B\n\n1. One\n   - deep\n2. Two')

  expect(slides[1]?.bullet_points).toEqual([
    { text: 'One', list: 'number' },
    { text: 'deep', level: 1 },
    { text: 'Two', list: 'number' },
  ])
})

test('tables and quotes get layouts of their own', async () => {
  const { slides } = await read(`# A

## Figures

| Quay | Ships |
| --- | --- |
| North | 88 |

## Voices

> We never had such a year. — Ines Rocha`)

  expect(slides.slice(1)).toMatchObject([
    {
      slide_title: 'Figures',
      layout_template: 'table',
      table: {
        rows: [
          ['Quay', 'Ships'],
          ['North', '88'],
        ],
      },
    },
    {
      slide_title: 'We never had such a year.',
      layout_template: 'centered quote',
      bullet_points: ['Ines Rocha'],
      eyebrow: 'Voices',
    },
  ])
})

test('says that pictures outside of the file are left out, and keeps only safe links', async () => {
  const { slides, notes } = await read(
    '# A\n\n## B\n\n![x](file:///etc/passwd)\n\n[good](https://example.org) [bad](javascript:alert(1))',
  )

  expect(notes).toEqual([{ slide: 2, text: 'A picture that is not in the file was left out.' }])
  expect(slides[1]?.bullet_points).toEqual([
    {
      text: 'good bad',
      runs: [{ text: 'good', href: 'https://example.org' }, { text: ' ' }, { text: 'bad' }],
    },
  ])
})

test('a document that is too long for slides is divided, its words all kept', async () => {
  const sentences = Array.from(
    { length: 30 },
    (_, index) => `Sentence number ${index} says a thing.`,
  )
  const bytes = docx(
    paragraph('Report', '<w:outlineLvl w:val="0"/>') +
      paragraph('Traffic', '<w:outlineLvl w:val="1"/>') +
      paragraph(sentences.join(' ')),
  )
  const deck = await readDeck({ name: 'report.docx', bytes })
  if (deck instanceof ReadFault) throw deck
  const [, ...traffic] = deck.slides

  expect(traffic.length).toBe(5)
  expect(traffic.flatMap(({ bullet_points: bullets }) => bullets)).toEqual(sentences)
  expect(new Set(traffic.map(({ slide_title: title }) => title))).toEqual(new Set(['Traffic']))
})

test('plain text without headings gets a slide for each paragraph, titled by its first sentence', async () => {
  const { title, slides } = await read(
    'The harbour grew. Ships came from three regions.\n\nNobody had planned it. It worked.',
    'notes.txt',
  )

  expect(title).toBe('The harbour grew')
  expect(slides).toMatchObject([
    { slide_title: 'The harbour grew', bullet_points: ['Ships came from three regions.'] },
    { slide_title: 'Nobody had planned it', bullet_points: ['It worked.'] },
  ])
})

test('refuses more slides than a deck can have, and tables alone', async () => {
  const many = Array.from({ length: 301 }, (_, index) => `# Slide ${index}`).join('\n\n')

  expect(await readDeck({ name: 'many.md', bytes: Buffer.from(many) })).toMatchObject({
    code: 'too-large',
    message: 'This file makes 301 slides; at most 300 can be imported.',
  })
  expect(await readDeck({ name: 'a.csv', bytes: Buffer.from('a,b\n1,2') })).toMatchObject({
    code: 'kind',
  })
})
