import { expect, test } from 'vitest'
import { readSource } from '../readSource.ts'
import { docx, namespaces, paragraph } from '../testing/officeFile.ts'

const read = async (bytes: Uint8Array) => await readSource({ name: 'report.docx', bytes })
const textOf = async (body: string, parts = {}) => {
  const source = await read(docx(body, parts))
  return 'text' in source ? source.text : source
}

const styles = `<w:styles ${namespaces}>
  <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
  <w:style w:styleId="Own"><w:name w:val="My chapter"/><w:basedOn w:val="berschrift1"/></w:style>
  <w:style w:styleId="Loop"><w:name w:val="Loop"/><w:basedOn w:val="Loop"/></w:style>
  <w:style w:styleId="Zitat"><w:name w:val="Quote"/></w:style>
  <w:style w:styleId="Punkte"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
</w:styles>`
const numbering = `<w:numbering ${namespaces}>
  <w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="8"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>
</w:numbering>`
const item = (text: string, list: number, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

test('reads headings by the names of their styles, in whatever language the program ran', async () => {
  const body = [
    paragraph('Harbour', '<w:pStyle w:val="berschrift1"/>'),
    paragraph('Ships', '<w:pStyle w:val="Own"/>'),
    paragraph('Cranes', '<w:outlineLvl w:val="1"/>'),
    paragraph('Words.', '<w:pStyle w:val="Loop"/>'),
    paragraph('We never had such a year.', '<w:pStyle w:val="Zitat"/>'),
  ]

  expect(await textOf(body.join(''), { 'word/styles.xml': styles })).toBe(
    '# Harbour\n\n# Ships\n\n## Cranes\n\nWords.\n\n> We never had such a year.',
  )
})

test('reads lists with their marks and levels, from paragraphs and from styles', async () => {
  const body = [
    item('North', 1),
    item('sail', 1, 1),
    paragraph('South', '<w:pStyle w:val="Punkte"/>'),
    item('Arrive', 2),
    item('No list', 0),
  ]

  expect(
    await textOf(body.join(''), { 'word/styles.xml': styles, 'word/numbering.xml': numbering }),
  ).toBe('- North\n   - sail\n- South\n1. Arrive\n\nNo list')
})

test('reads tables, with cells that span columns and rows', async () => {
  const cell = (text: string, properties = '') =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`
  const body = `<w:tbl>
    <w:tr>${cell('Quay')}${cell('Ships', '<w:gridSpan w:val="2"/>')}</w:tr>
    <w:tr>${cell('North', '<w:vMerge w:val="restart"/>')}${cell('sail')}${cell('12 | 3')}</w:tr>
    <w:tr>${cell('x', '<w:vMerge/>')}${cell('steam')}${cell('76')}</w:tr>
  </w:tbl>`

  expect(await textOf(body)).toBe(
    [
      '| Quay | Ships |  |',
      '| --- | --- | --- |',
      String.raw`| North | sail | 12 \| 3 |`,
      '|  | steam | 76 |',
    ].join('\n'),
  )
})

test('leaves out what was deleted under review and what is hidden, and keeps what was added', async () => {
  const body = `<w:p>
    <w:r><w:t>The quay</w:t></w:r>
    <w:del><w:r><w:delText> was old</w:delText></w:r></w:del>
    <w:ins><w:r><w:t xml:space="preserve"> is new</w:t></w:r></w:ins>
    <w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r>
    <w:hyperlink><w:r><w:t xml:space="preserve"> and open</w:t></w:r></w:hyperlink>
    <w:r><w:instrText>HYPERLINK x</w:instrText></w:r>
  </w:p>`

  expect(await textOf(body)).toBe('The quay is new and open')
})

test('reads a chart as its figures and says that pictures are left out', async () => {
  const point = (index: number, value: string) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`
  const chart = `<c:chartSpace ${namespaces}><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Ships</a:t></a:r></a:p></c:rich></c:tx></c:title>
    <c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:strCache>${point(0, '2025')}</c:strCache></c:strRef></c:tx>
    <c:cat><c:strRef><c:strCache>${point(0, 'North')}${point(1, 'South')}</c:strCache></c:strRef></c:cat>
    <c:val><c:numRef><c:numCache>${point(0, '88')}${point(1, '41.5')}</c:numCache></c:numRef></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`
  const body = `<w:p><w:r><w:drawing><c:chart r:id="rId3"/></w:drawing></w:r></w:p>
    <w:p><w:r><w:t>A photo</w:t><w:drawing><a:blip/></w:drawing></w:r></w:p>`

  expect(await read(docx(body, { 'word/charts/chart1.xml': chart }))).toEqual({
    kind: 'docx',
    text: '| Ships | 2025 |\n| --- | --- |\n| North | 88 |\n| South | 41.5 |\n\nA photo',
    notes: ['A picture was left out.'],
  })
})

test('reads the words of a text box once, where it is written in two versions', async () => {
  const box = `<w:txbxContent>${paragraph('In a box')}</w:txbxContent>`
  const body = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice>
    <mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`

  expect(await textOf(body)).toBe('In a box')
})

test('keeps words that look like marks of Markdown', async () => {
  const body = ['# 1', '1. x', '- y', 'a * b', '&lt;b&gt;', 'snake_case _x_'].map((words) =>
    paragraph(words),
  )

  expect(await textOf(body.join(''))).toBe(
    [
      String.raw`\# 1`,
      String.raw`1\. x`,
      String.raw`\- y`,
      String.raw`a \* b`,
      String.raw`\<b>`,
      String.raw`snake_case \_x\_`,
    ].join('\n\n'),
  )
})
