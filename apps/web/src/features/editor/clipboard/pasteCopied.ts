import { toast } from '@deckloom/ui'
import { picturePlace } from '../insert/pictures/picturePlace.ts'
import { putPicture } from '../insert/pictures/putPicture.ts'
import type { ClipboardContents } from '../pasting/clipboardContents.ts'
import { readBlocks } from '../pasting/loadPasting.ts'
import type { Editor } from '../session/EditorContext.tsx'
import { warnSlideFull } from '../session/warnSlideFull.ts'
import { putElements } from './putElements.ts'

export interface FromClipboard extends ClipboardContents {
  /** Data that was copied in Deckloom, if any. */
  readonly own: string | undefined
  /** The picture that is in the clipboard itself, if any. */
  readonly file: File | undefined
}

export type PasteInto = Pick<
  Editor,
  'document' | 'slide' | 'changeSelection' | 'showSlide' | 'select'
>

/** Pastes slides after the current one, or elements onto it if they are readable, or else what another program copied. */
export async function pasteCopied(editor: PasteInto, from: FromClipboard): Promise<void> {
  const { own } = from
  // The schema of slides is its own chunk.
  const { readCopied, readCopiedSlides } = await import('./readCopied.ts')
  const slides = own === undefined ? undefined : readCopiedSlides(own)?.slides
  if (slides) return pasteSlides(editor, slides)
  const copied = own === undefined ? undefined : readCopied(own)
  if (copied) putElements(editor, copied)
  else await pasteForeign(editor, from)
}

/** Pastes words and tables; a picture beside them is how they looked. Without words, the picture is what was meant. */
async function pasteForeign(editor: PasteInto, from: FromClipboard): Promise<void> {
  const blocks = await readBlocks(from)
  const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block] : []))
  const isPicture = from.html === '' || pictures.length === blocks.length
  if (from.file && isPicture) return await putPicture(editor, from.file, picturePlace)
  const { pasteBlocks } = await import('./pasteBlocks.ts')
  pasteBlocks(editor, blocks)
  if (pictures.length === 0) return
  const { pastePictures } = await import('./pastePictures.ts')
  await pastePictures(editor, pictures, from)
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
