import { pastedText } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import type { Editor } from '../session/EditorContext.tsx'
import { warnSlideFull } from '../session/warnSlideFull.ts'
import { putElements } from './putElements.ts'

/** A text box for words from elsewhere. */
const pasteBox = { x: 300, y: 240, width: 600, height: 50 }

export interface FromClipboard {
  /** The marker of what was copied in Deckloom. */
  readonly own: string | undefined
  readonly plain: string
}

export type PasteInto = Pick<Editor, 'document' | 'slide' | 'changeSelection' | 'showSlide'>

/** Slides after this one, elements on it where they can be read, else the words as a text box. */
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
