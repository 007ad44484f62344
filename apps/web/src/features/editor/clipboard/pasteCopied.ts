import { pastedText } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import type { Editor } from '../session/EditorContext.tsx'
import { warnSlideFull } from '../session/warnSlideFull.ts'
import { putElements } from './putElements.ts'

/** Text box for text from other programs. */
const pasteBox = { x: 300, y: 240, width: 600, height: 50 }

export interface FromClipboard {
  /** Data that was copied in Deckloom, if any. */
  readonly own: string | undefined
  readonly plain: string
}

export type PasteInto = Pick<Editor, 'document' | 'slide' | 'changeSelection' | 'showSlide'>

/** Pastes slides after the current one, or elements onto it if they are readable, or else the text as a text box. */
export async function pasteCopied(editor: PasteInto, { own, plain }: FromClipboard): Promise<void> {
  // The schema of slides is its own chunk.
  const { readCopied, readCopiedSlides } = await import('./readCopied.ts')
  const slides = own === undefined ? undefined : readCopiedSlides(own)?.slides
  if (slides) return pasteSlides(editor, slides)
  const copied = (own === undefined ? undefined : readCopied(own)) ?? pastedText(plain, pasteBox)
  if (copied) putElements(editor, copied)
}

function pasteSlides(
  { document, slide, showSlide }: PasteInto,
  slides: Parameters<typeof document.pasteSlides>[0],
): void {
  const [first] = document.pasteSlides(slides, slide.id)
  if (first === undefined) return warnSlideFull()
  showSlide(first)
  toast({
    title: 'Slide Added',
    description: slides.length === 1 ? 'From the clipboard' : `${slides.length} from the clipboard`,
  })
}
