import { imageFileIn } from '../insert/pictures/imageFileIn.ts'
import { plainContents, readContents } from '../pasting/clipboardContents.ts'
import { wantsPlainText } from '../pasting/plainPaste.ts'
import { readOwn } from './ownClipboard.ts'
import type { FromClipboard } from './pasteCopied.ts'

/** Reads what was copied, here or in another program. */
export function fromClipboard(data: DataTransfer): FromClipboard {
  if (wantsPlainText()) {
    const plain = plainContents(data.getData('text/plain'))
    return { ...plain, language: 'text', own: undefined, file: undefined }
  }
  return { ...readContents(data), own: readOwn(data), file: imageFileIn(data) }
}

export function isEmpty({ own, html, plain, file }: FromClipboard): boolean {
  return own === undefined && html.trim() === '' && plain.trim() === '' && !file
}
