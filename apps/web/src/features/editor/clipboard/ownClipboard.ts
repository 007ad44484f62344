import { clipboardHtml } from './clipboardHtml.ts'

const ownType = 'application/x-deckloom'

/** Writes copied data to the clipboard, with its text for other programs. */
export function writeOwn(data: DataTransfer, copied: object, words: string): void {
  const json = JSON.stringify(copied)
  data.setData(ownType, json)
  data.setData('text/html', clipboardHtml.write(json, words))
  data.setData('text/plain', words)
}

/** Returns what was copied here, as untrusted text. */
export function readOwn(data: DataTransfer): string | undefined {
  return data.getData(ownType) || clipboardHtml.read(data.getData('text/html'))
}
