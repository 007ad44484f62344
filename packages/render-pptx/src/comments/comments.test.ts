import { describe, expect, test } from 'vitest'
import { renderPptx } from '../renderPptx.ts'
import { convertInLibreOffice, hasLibreOffice } from '../testing/libreOffice.ts'
import { lintPptx } from '../testing/lintPptx.ts'
import { readPackage } from '../testing/readPackage.ts'
import { buildParagraph, buildRun, buildScene, buildText } from '../testing/sceneBuilder.ts'
import {
  attributesOf,
  findNamed,
  firstNamed,
  plainOptions,
  writeFile,
} from '../testing/slideXml.ts'
import type { XmlElement } from '../testing/xmlTree.ts'
import type { PptxThread } from './commentWriter.ts'

const ada = { id: 'a', name: 'Ada Weaver' }
const ines = { id: 'b', name: 'inês de la Rocha' }
const said = (author: typeof ada, text: string, minute = 0) => ({
  author,
  text,
  createdAt: new Date(Date.UTC(2026, 10, 26, 10, minute)),
})

const title = buildText([buildParagraph([buildRun('One buoy')])], {
  origin: { elementId: 'title', role: 'title' },
  box: { x: 150, y: 75, width: 400, height: 90 },
})
const scenes = [
  buildScene([title], { slideId: 'one' }),
  buildScene([], { slideId: 'quiet' }),
  buildScene([], { slideId: 'two', hidden: true }),
]
const threads: readonly PptxThread[] = [
  {
    slideId: 'one',
    elementId: 'title',
    quote: 'One buoy',
    comments: [said(ada, 'Is this right?'), said(ines, 'Two, <to be exact> & sure', 5)],
  },
  { slideId: 'one', elementId: 'gone', comments: [said(ines, 'Here\nand there')] },
  { slideId: 'two', comments: [said(ada, 'Last')] },
  { slideId: 'deleted', comments: [said({ id: 'c', name: 'Nobody' }, 'Gone')] },
]

const written = () => writeFile(scenes, { threads })
const commentsOn = (file: ReturnType<typeof written>, slide: number) =>
  findNamed(file.xml(`ppt/comments/comment${slide}.xml`), 'p:cm')
const textOf = (comment: XmlElement) => firstNamed(comment, 'p:text').text

test('a slide points to its comments, and the presentation to their authors', () => {
  const file = written()

  const commentsOf = (slide: number) =>
    file
      .relationships(`ppt/slides/slide${slide}.xml`)
      .flatMap(({ type, target }) => (type.endsWith('/comments') ? [target] : []))
  expect([1, 2, 3].map(commentsOf)).toEqual([
    ['ppt/comments/comment1.xml'],
    [],
    ['ppt/comments/comment3.xml'],
  ])
  const authors = file.xml('ppt/commentAuthors.xml')
  expect(findNamed(authors, 'p:cmAuthor').map(attributesOf)).toEqual([
    { id: '0', name: 'Ada Weaver', initials: 'AW', lastIdx: '2', clrIdx: '0' },
    { id: '1', name: 'inês de la Rocha', initials: 'IR', lastIdx: '2', clrIdx: '1' },
  ])
})

test('comments say who, when and where; a reply says what it answers', () => {
  const comments = commentsOn(written(), 1)

  expect(comments.map(attributesOf)).toEqual([
    { authorId: '0', dt: '2026-11-26T10:00:00.000', idx: '1' },
    { authorId: '1', dt: '2026-11-26T10:05:00.000', idx: '1' },
    { authorId: '1', dt: '2026-11-26T10:00:00.000', idx: '2' },
  ])
  expect(comments.map(textOf)).toEqual([
    '“One buoy”\nIs this right?',
    'Two, <to be exact> & sure',
    'Here\nand there',
  ])
  expect(comments.map((one) => attributesOf(firstNamed(one, 'p:pos')))).toEqual([
    { x: '960', y: '480' },
    { x: '960', y: '480' },
    { x: '0', y: '0' },
  ])
  const parents = comments.map((one) => findNamed(one, 'p15:parentCm').map(attributesOf))
  expect(parents).toEqual([[], [{ authorId: '0', idx: '1' }], []])
  const zones = comments.map((one) => firstNamed(one, 'p15:threadingInfo'))
  expect(zones.map((zone) => zone.attributes.get('timeZoneBias'))).toEqual(['0', '0', '0'])
})

test('threads at one spot are side by side, and none is off the page', () => {
  const far = buildText([buildParagraph([buildRun('Far')])], {
    origin: { elementId: 'far', role: 'text' },
    box: { x: 1300, y: -50, width: 400, height: 90 },
  })
  const file = writeFile([buildScene([far], { slideId: 'one' })], {
    threads: [
      { slideId: 'one', comments: [said(ada, 'One')] },
      { slideId: 'one', comments: [said(ada, 'Two')] },
      { slideId: 'one', elementId: 'far', comments: [said(ada, 'Three')] },
    ],
  })

  const places = commentsOn(file, 1).map((one) => attributesOf(firstNamed(one, 'p:pos')))
  expect(places).toEqual([
    { x: '0', y: '0' },
    { x: '154', y: '0' },
    { x: '7526', y: '0' },
  ])
})

test('people of the same name stay apart, and what XML cannot hold is left out', () => {
  const file = writeFile(scenes, {
    threads: [
      {
        slideId: 'one',
        comments: [said(ada, 'a\u0000b\u000B \uD83D'), said({ ...ada, id: 'x' }, '😀')],
      },
    ],
  })

  expect(commentsOn(file, 1).map(textOf)).toEqual(['ab \uFFFD', '😀'])
  expect(findNamed(file.xml('ppt/commentAuthors.xml'), 'p:cmAuthor')).toHaveLength(2)
})

test('a file without comments is the same as before there were any', () => {
  const plain = renderPptx(scenes, plainOptions)

  expect(renderPptx(scenes, { ...plainOptions, threads: [] })).toEqual(plain)
  expect(readPackage(plain).paths.filter((path) => path.includes('comment'))).toEqual([])
})

describe.runIf(hasLibreOffice)('in LibreOffice', () => {
  test('comments are there with their authors and times', { timeout: 240_000 }, async () => {
    const bytes = renderPptx(scenes, { ...plainOptions, threads })
    expect(lintPptx(bytes)).toEqual([])
    const [saved] = (await convertInLibreOffice(new Map([['deck', bytes]]), 'odp')).values()
    if (!saved) throw new Error('LibreOffice did not open the file')
    const content = readPackage(saved).text('content.xml')

    const annotations = content.match(/<officeooo:annotation .*?<\/officeooo:annotation>/gsu) ?? []
    expect(annotations.map(readAnnotation)).toEqual([
      ['Ada Weaver', '2026-11-26T10:00', '“One buoy” Is this right?'],
      ['inês de la Rocha', '2026-11-26T10:05', 'Two, &lt;to be exact&gt; &amp; sure'],
      ['inês de la Rocha', '2026-11-26T10:00', 'Here and there'],
      ['Ada Weaver', '2026-11-26T10:00', 'Last'],
    ])
  })
})

// LibreOffice repeats attributes in its files, which no parser of XML takes.
function readAnnotation(markup: string): readonly string[] {
  const [, name = ''] = /<dc:creator>(.*?)<\/dc:creator>/u.exec(markup) ?? []
  const [, date = ''] = /<dc:date>(.{16})/u.exec(markup) ?? []
  const words = markup.slice(markup.indexOf('</dc:date>')).replaceAll(/<[^>]*>/gu, ' ')
  return [name, date, words.replaceAll(/\s+/gu, ' ').trim()]
}
