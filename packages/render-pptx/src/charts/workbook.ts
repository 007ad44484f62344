import type { ChartData } from '@deckloom/deck'
import type { SpelledNumber } from '@deckloom/scene'
import { createOfficePackage } from '../opc/officePackage.ts'
import { createRelationships } from '../opc/relationships.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { contentType, relationshipType } from '../opc/namespaces.ts'
import { numeral } from './chartValues.ts'

const sheetName = 'Sheet1'
const workbookPath = 'xl/workbook.xml'
const sheetPath = 'xl/worksheets/sheet1.xml'
const stylesPath = 'xl/styles.xml'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

type Column = 'A' | 'B' | 'C'

/** Returns a workbook cell reference for formulas; rows start at 1. */
export function cell(column: Column, row: number): string {
  return `${sheetName}!$${column}$${row}`
}

/** Returns a reference to the cells of a column below its header. */
export function cells(column: Column, count: number): string {
  return `${cell(column, 2)}:$${column}$${count + 1}`
}

/** Returns the name of the series, which must not be empty. */
export function seriesName({ title }: ChartData): string {
  return title.trim() === '' ? 'Values' : title
}

interface WorkbookData {
  readonly chart: ChartData
  /** Label text that no number format can produce, by index of the value. */
  readonly spelled: readonly (SpelledNumber | undefined)[]
  readonly createdAt: Date
}

/**
 * Writes the data of a chart as an Excel workbook: names in the first column, values in the second, labels in the
 * third.
 */
export function writeWorkbook({ chart, spelled, createdAt }: WorkbookData): Uint8Array {
  const roots = createRelationships('')
  const file = createOfficePackage(roots)
  roots.toPart(relationshipType.officeDocument, workbookPath)
  const relationships = createRelationships(workbookPath)
  const sheet = relationships.toPart(relationshipType.worksheet, sheetPath)
  relationships.toPart(relationshipType.styles, stylesPath)
  file.addPart(workbookPath, {
    contentType: contentType.workbook,
    xml: workbookXml(sheet),
    relationships,
    isCommon: true,
  })
  file.addPart(sheetPath, { contentType: contentType.worksheet, xml: sheetXml(chart, spelled) })
  file.addPart(stylesPath, { contentType: contentType.styles, xml: styles, isCommon: true })
  return file.zip(createdAt)
}

function workbookXml(sheet: string): string {
  return tag(
    'workbook',
    {
      xmlns: main,
      'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    },
    tag('sheets', {}, tag('sheet', { name: sheetName, sheetId: 1, 'r:id': sheet })),
  )
}

function sheetXml(chart: ChartData, spelled: WorkbookData['spelled']): string {
  const head = tag('row', { r: 1 }, textCell('B1', seriesName(chart)))
  const rows = chart.data.map(({ label, value }, index) => {
    const row = index + 2
    return tag(
      'row',
      { r: row },
      textCell(`A${row}`, label),
      tag('c', { r: `B${row}` }, `<v>${numeral(value)}</v>`),
      spellCell(row, spelled[index]),
    )
  })
  const last = spelled.some((number) => number) ? 'C' : 'B'
  return tag(
    'worksheet',
    { xmlns: main },
    tag('dimension', { ref: `A1:${last}${chart.data.length + 1}` }),
    tag('sheetData', {}, head, ...rows),
  )
}

// The label is a formula, so it follows edits of the value. A formula cannot produce an exponent,
// so those are plain text.
function spellCell(row: number, spelled: SpelledNumber | undefined): string {
  if (!spelled) return ''
  const { text, digits } = spelled
  if (!digits) return textCell(`C${row}`, text)
  const { times, per, format } = digits
  const whole = `B${row}*${numeral(times)}${per === 1 ? '' : `/${numeral(per)}`}`
  const formula = `TEXT(${whole},"${format.replaceAll('"', '""')}")`
  return tag(
    'c',
    { r: `C${row}`, t: 'str' },
    `<f>${escapeXml(formula)}</f>`,
    `<v>${escapeXml(text)}</v>`,
  )
}

// Inline strings stay text even if they start like a formula.
function textCell(reference: string, text: string): string {
  const content = `<t xml:space="preserve">${escapeXml(text)}</t>`
  return tag('c', { r: reference, t: 'inlineStr' }, tag('is', {}, content))
}

// The minimum that Excel opens without offering to repair the file.
const styles = tag(
  'styleSheet',
  { xmlns: main },
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
)
