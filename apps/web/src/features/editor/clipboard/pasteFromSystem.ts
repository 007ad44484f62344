import { toast } from '@deckloom/ui'
import { keyLabel } from '../controls/keys.ts'
import { plainContents } from '../pasting/clipboardContents.ts'
import { clipboardHtml } from './clipboardHtml.ts'
import { pasteCopied, type PasteInto } from './pasteCopied.ts'

/** Pastes without a shortcut. The browser may ask for permission, or require the shortcut. */
export async function pasteFromSystem(editor: PasteInto): Promise<void> {
  try {
    const items = await navigator.clipboard.read()
    const read = await Promise.all(
      items.map(async (item) => ({
        html: await readItemText(item, 'text/html'),
        plain: await readItemText(item, 'text/plain'),
      })),
    )
    const html = read.map((item) => item.html).join('\n')
    const plain = read.map((item) => item.plain).join('\n')
    const own = clipboardHtml.read(html)
    const file = own === undefined ? await pictureIn(items) : undefined
    await pasteCopied(editor, { ...plainContents(plain), html: html.trim(), own, file })
  } catch {
    toast({
      title: `Press ${keyLabel('Mod+V')} to paste`,
      description: 'Your browser only allows pasting with the shortcut.',
      variant: 'notice',
    })
  }
}

async function readItemText(item: ClipboardItem, type: string): Promise<string> {
  return item.types.includes(type) ? (await item.getType(type)).text() : ''
}

async function pictureIn(items: readonly ClipboardItem[]): Promise<File | undefined> {
  for (const item of items) {
    const type = item.types.find((candidate) => candidate.startsWith('image/'))
    // oxlint-disable-next-line no-await-in-loop -- the first picture is enough
    if (type !== undefined) return new File([await item.getType(type)], 'picture', { type })
  }
  return undefined
}
