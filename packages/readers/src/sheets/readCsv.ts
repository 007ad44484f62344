import papaparse from 'papaparse'
import { ReadFault } from '../readFault.ts'
import { decodeText } from '../text/decodeText.ts'
import { tableBlocks } from './tableBlocks.ts'
import { leftRows } from './leftRows.ts'

/** Converts a file of comma-, tab- or semicolon-separated values to Markdown. */
export function readCsv(bytes: Uint8Array) {
  const { data } = papaparse.parse<string[]>(decodeText(bytes).trim(), { skipEmptyLines: false })
  const { markdown, left } = tableBlocks(data)
  if (markdown === '') throw new ReadFault('unreadable', 'There is nothing in this file.')
  return { markdown, notes: leftRows(left) }
}
