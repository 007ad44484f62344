import { toast } from '@deckloom/ui'
import type { ClipboardContents } from './clipboardContents.ts'
import type * as readClipboard from './readClipboard.ts'

let reader: typeof readClipboard | undefined

/** Loads what reads the clipboard. Called early, so that it is there when somebody pastes. */
export async function loadPasting(): Promise<typeof readClipboard> {
  reader ??= await import('./readClipboard.ts')
  return reader
}

/** Reads the clipboard at once; undefined if what reads it is not loaded yet. */
export function readBlocksNow(
  contents: ClipboardContents,
): readClipboard.ReadClipboard['blocks'] | undefined {
  if (!reader) return undefined
  const { blocks, isSimplified } = reader.readClipboard(contents)
  if (isSimplified) toast(simplifiedMessage)
  return blocks
}

/** Reads the clipboard, and says so if a page was too large to keep its formatting. */
export async function readBlocks(
  contents: ClipboardContents,
): Promise<readClipboard.ReadClipboard['blocks']> {
  await loadPasting()
  return readBlocksNow(contents) ?? []
}

const simplifiedMessage = {
  title: 'Pasted without formatting',
  description: 'The copied page is too large to keep it. Copy a smaller part.',
  variant: 'notice',
} as const
