import { mainPart, type OfficePackage, openPackage } from '../office/openPackage.ts'
import { ReadFault } from '../readFault.ts'
import { childAt } from '../xml/queries.ts'
import { documentBlocks } from './documentBlocks.ts'
import { readNumbering } from './numbering.ts'
import { readStyles } from './styles.ts'

/**
 * Converts a Word document to Markdown: headings, paragraphs, lists, quotes, tables, and charts as
 * tables of their data.
 */
export function readDocx(bytes: Uint8Array) {
  const office = openPackage(bytes)
  const path = mainPart(office, 'document')
  const found = { pictures: 0 }
  const blocks = documentBlocks(childAt(office.xml(path), 'body'), {
    styles: readStyles(partOf(office, path, 'styles')),
    numbering: readNumbering(partOf(office, path, 'numbering')),
    chart: (id) => {
      const target = office.relationships(path).find((each) => each.id === id && !each.external)
      return office.xml(target?.target)
    },
    found,
  })
  if (blocks.length === 0) throw new ReadFault('unreadable', 'There are no words in this file.')
  return { markdown: blocks.join('\n\n'), notes: pictureNote(found.pictures) }
}

function partOf(office: OfficePackage, path: string, kind: string) {
  return office.xml(office.related(path, kind))
}

function pictureNote(count: number): readonly string[] {
  if (count === 0) return []
  return [count === 1 ? 'A picture was left out.' : `${count} pictures were left out.`]
}
