import { toast } from '@deckloom/ui'
import type { ClipboardContents } from './clipboardContents.ts'
import type { ReadClipboard } from './readClipboard.ts'

/** Loads what reads the clipboard. Called early, so that it is there when somebody pastes. */
export function loadPasting() {
  return import('./readClipboard.ts')
}

/** Reads the clipboard, and says so if a page was too large to keep its formatting. */
export async function readBlocks(contents: ClipboardContents): Promise<ReadClipboard['blocks']> {
  const { readClipboard } = await loadPasting()
  const { blocks, isSimplified } = await readClipboard(contents)
  if (isSimplified) toast(simplifiedMessage)
  return blocks
}

const simplifiedMessage = {
  title: 'Pasted without formatting',
  description: 'The copied page is too large to keep it. Copy a smaller part.',
  variant: 'notice',
} as const
