// Its own module, so that it is loaded when somebody pastes.
import { type PastedBlock, readPasted } from '@deckloom/editor'
import type { ClipboardContents } from './clipboardContents.ts'
import { parsePage } from './parsePage.ts'

export { rtfPictures } from '@deckloom/editor'

export interface ReadClipboard {
  readonly blocks: readonly PastedBlock[]
  /** Whether the page was too large, so that only its text was read. */
  readonly isSimplified: boolean
}

/** Reads what another program put into the clipboard. */
export function readClipboard({ html, plain, language }: ClipboardContents): ReadClipboard {
  const page = html === '' ? undefined : parsePage(html)
  const blocks = readPasted({ page, plain, language })
  return { blocks, isSimplified: html !== '' && !page }
}
