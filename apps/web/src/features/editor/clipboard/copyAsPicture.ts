import type { PlacedElement } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import type { DrawnFrom } from './drawPicture.tsx'

/** Whether the browser puts pictures in the clipboard. Some don't, and none does on a page without HTTPS. */
export function canCopyPictures(): boolean {
  return 'ClipboardItem' in globalThis
}

/** Copies elements as a picture, or the whole slide. */
export async function copyAsPicture(
  from: DrawnFrom,
  elements?: readonly PlacedElement[],
): Promise<void> {
  try {
    // Browsers allow it only while the command runs, and wait for the picture.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw(from, elements) })])
    toast({ title: 'Copied as Picture' })
  } catch {
    toast({
      title: 'The picture was not copied',
      description: 'Try again, or download the slide as PNG.',
      variant: 'notice',
    })
  }
}

// Its own module, so that it is loaded when somebody copies a picture.
async function draw(from: DrawnFrom, elements?: readonly PlacedElement[]): Promise<Blob> {
  const { drawPicture, sceneAround } = await import('./drawPicture.tsx')
  return await drawPicture({ scene: sceneAround(from, elements), elements })
}
