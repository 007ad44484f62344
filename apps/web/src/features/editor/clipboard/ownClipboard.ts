import { clipboardHtml } from './clipboardHtml.ts'

const ownType = 'application/x-deckloom'

/** What is copied: for Deckloom itself, and for other programs as a page and as words. */
export interface CopiedForms {
  readonly own: object
  readonly html: string | undefined
  readonly words: string | undefined
}

/** Writes what is copied to the clipboard in all its forms. */
export function writeOwn(data: DataTransfer, { own, html = '', words = '' }: CopiedForms): void {
  const json = JSON.stringify(own)
  data.setData(ownType, json)
  data.setData('text/html', clipboardHtml.write(json, html))
  data.setData('text/plain', words)
}

/** Returns what was copied here, as untrusted text. */
export function readOwn(data: DataTransfer): string | undefined {
  return data.getData(ownType) || clipboardHtml.read(data.getData('text/html'))
}
