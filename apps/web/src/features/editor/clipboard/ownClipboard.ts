import { clipboardHtml } from './clipboardHtml.ts'

const ownType = 'application/x-deckloom'

/** Puts what was copied into the clipboard, and its words for other programs. */
export function writeOwn(data: DataTransfer, copied: object, words: string): void {
  const json = JSON.stringify(copied)
  data.setData(ownType, json)
  data.setData('text/html', clipboardHtml.write(json, words))
  data.setData('text/plain', words)
}

/** What was copied here, as text that anybody may have written. */
export function readOwn(data: DataTransfer): string | undefined {
  return data.getData(ownType) || clipboardHtml.read(data.getData('text/html'))
}
