import { escapeMarkdown } from '../markdown/write.ts'
import { mainPart, type OfficePackage, openPackage } from '../office/openPackage.ts'
import { ReadFault } from '../readFault.ts'
import { attributeOf, childAt, childrenNamed, descendantsNamed, textOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import { cellFormats } from './cellFormats.ts'
import { leftRows } from './leftRows.ts'
import { sheetRows } from './sheetRows.ts'
import { tableBlocks } from './tableBlocks.ts'

/**
 * Converts a workbook to Markdown: a section for every visible sheet, with tables of formatted
 * values.
 */
export function readXlsx(bytes: Uint8Array) {
  const office = openPackage(bytes)
  const path = mainPart(office, 'workbook')
  const workbook = office.xml(path)
  const shared = sharedStrings(office.xml(office.related(path, 'sharedStrings')))
  const isOld = attributeOf(childAt(workbook, 'workbookPr'), 'date1904') === '1'
  const format = cellFormats(office.xml(office.related(path, 'styles')), isOld)
  const sheets = shownSheets(office, path).flatMap(({ name, part }) => {
    const { markdown, left } = tableBlocks(sheetRows(part, { shared, format }))
    return markdown === '' ? [] : [{ name, markdown, notes: leftRows(left, name) }]
  })
  if (sheets.length === 0) throw new ReadFault('unreadable', 'There is nothing in this file.')
  return {
    markdown: sheets
      .map(({ name, markdown }) =>
        sheets.length === 1 && /^sheet\s?1$/iu.test(name)
          ? markdown
          : `## ${escapeMarkdown(name)}\n\n${markdown}`,
      )
      .join('\n\n'),
    notes: sheets.flatMap(({ notes }) => notes),
  }
}

function shownSheets(office: OfficePackage, path: string) {
  const parts = new Map(office.relationships(path).map(({ id, target }) => [id, target]))
  return childrenNamed(childAt(office.xml(path), 'sheets'), 'sheet').flatMap((sheet) => {
    const target = parts.get(attributeOf(sheet, 'r:id') ?? '')
    const part = office.xml(target)
    const hidden = /hidden/iu.test(attributeOf(sheet, 'state') ?? '')
    return hidden || part?.name !== 'worksheet'
      ? []
      : [{ name: attributeOf(sheet, 'name') ?? '', part }]
  })
}

/** Phonetic readings of Japanese text are not part of it. */
function sharedStrings(part: XmlElement | undefined): readonly string[] {
  return childrenNamed(part, 'si').map((item) => richText(item))
}

function richText(item: XmlElement): string {
  const plain = childAt(item, 't')
  if (plain) return textOf(plain)
  return childrenNamed(item, 'r')
    .flatMap((run) => descendantsNamed(run, 't'))
    .map(textOf)
    .join('')
}
