import { expect, test } from 'vitest'
import { readSource } from '../readSource.ts'
import { readLimits } from '@deckloom/deck'
import { namespaces, officeFile } from '../testing/officeFile.ts'

const read = async (name: string, bytes: Uint8Array | string) =>
  await readSource({ name, bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes })

function workbook(
  sheets: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string>> = {},
) {
  const names = Object.keys(sheets)
  const list = names.map((name, index) => {
    const [plain = '', state] = name.split('!')
    return `<sheet name="${plain}" sheetId="${index + 1}" r:id="s${index}"${state ? ` state="${state}"` : ''}/>`
  })
  return officeFile(
    'workbook',
    {
      'xl/workbook.xml': `<workbook ${namespaces}><sheets>${list.join('')}</sheets></workbook>`,
      ...Object.fromEntries(
        Object.values(sheets).map((rows, index) => [
          `xl/worksheets/sheet${index}.xml`,
          `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ]),
      ),
      ...parts,
    },
    [
      ...names.map(
        (_, index) => [`s${index}`, 'worksheet', `worksheets/sheet${index}.xml`] as const,
      ),
      ['x1', 'sharedStrings', 'sharedStrings.xml'],
      ['x2', 'styles', 'styles.xml'],
    ],
  )
}

const strings = `<sst><si><t>Quay</t></si><si><r><t>Nor</t></r><r><t>th</t></r><rPh><t>no</t></rPh></si></sst>`
const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$€-407]#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="0&quot; days&quot;"/></numFmts>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`

test('reads the sheets that are shown, with the units of their cells', async () => {
  const bytes = workbook(
    {
      Figures: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Share</t></is></c><c r="C1" t="str"><v>Costs</v></c><c r="E1" t="str"><v>Since</v></c><c r="F1" t="str"><v>Days</v></c></row>
        <row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>0.125</v></c><c r="C2" s="2"><v>-1200.5</v></c><c r="E2" s="3"><v>45000</v></c><c r="F2" s="4"><v>7</v></c></row>
        <row r="3" hidden="1"><c r="A3"><v>99</v></c></row>
        <row r="5"><c r="A5" t="str"><v>Only a word</v></c></row>`,
      'Kept!hidden': '<row r="1"><c r="A1" t="str"><v>Secret</v></c></row>',
      Flags: '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="e"><v>#REF!</v></c></row>',
    },
    { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles },
  )

  expect(await read('figures.xlsx', bytes)).toEqual({
    kind: 'xlsx',
    text: [
      '## Figures',
      '',
      '| Quay | Share | Costs | Since | Days |',
      '| --- | --- | --- | --- | --- |',
      '| North | 12.5% | -€1200.5 | 2023-03-15 | 7 |',
      '',
      'Only a word',
      '',
      '## Flags',
      '',
      'yes',
    ].join('\n'),
    notes: [],
  })
})

test('reads comma-separated values, also with semicolons, quotes and a title over them', async () => {
  expect(
    await read('a.csv', '\uFEFFShips of 2025;\nQuay;Ships\n"North; old";88\nSouth;41\n'),
  ).toEqual({
    kind: 'csv',
    text: 'Ships of 2025\n\n| Quay | Ships |\n| --- | --- |\n| North; old | 88 |\n| South | 41 |',
    notes: [],
  })
})

test('says how many rows it left out', async () => {
  const rows = Array.from({ length: readLimits.sheetRows + 5 }, (_, index) => `r${index},${index}`)

  expect(await read('long.csv', rows.join('\n'))).toMatchObject({
    notes: ['The first 400 rows were read; 5 more were left out.'],
  })
})
