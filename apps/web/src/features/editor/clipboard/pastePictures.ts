// Its own module, so that it is loaded when somebody pastes.
import type { PastedPicture } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { picturePlace } from '../insert/pictures/picturePlace.ts'
import { putPicture } from '../insert/pictures/putPicture.ts'
import { leftPicturesMessage } from '../pasting/pasteMessages.ts'
import { rtfPictures } from '../pasting/readClipboard.ts'
import type { Editor } from '../session/EditorContext.tsx'

export interface PictureSources {
  /** The text in the form in which word processors bring their pictures along. */
  readonly rtf: string
  /** The picture that is in the clipboard itself, if any. */
  readonly file: File | undefined
}

/**
 * Puts pictures of a page on the slide that came with it. Nothing is fetched from other sites: they would learn what
 * was pasted where.
 */
export async function pastePictures(
  editor: Pick<Editor, 'document' | 'slide' | 'select'>,
  pictures: readonly PastedPicture[],
  sources: PictureSources,
): Promise<void> {
  const files = filesOf(pictures, sources)
  // A single picture that was copied is also in the clipboard itself.
  const found = pictures.length === 1 && sources.file ? [sources.file] : files
  for (const file of found) {
    // oxlint-disable-next-line no-await-in-loop -- one above the other, in their order
    await putPicture(editor, file, picturePlace)
  }
  if (found.length < pictures.length) toast(leftPicturesMessage)
}

function filesOf(pictures: readonly PastedPicture[], { rtf }: PictureSources): readonly File[] {
  const brought = rtf === '' ? [] : rtfPictures(rtf)
  let next = 0
  return pictures.flatMap(({ address, alt }) => {
    if (!/^file:/iu.test(address)) return embedded(address, alt)
    const picture = brought[next]
    next += 1
    return picture ? [fileOf(picture.bytes, picture.type, alt)] : []
  })
}

/** Longest address that holds a picture; uploads are limited to less. */
const longestAddress = 10_000_000

function embedded(address: string, alt: string): readonly File[] {
  const [, type, base64] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z\d+/=\s]+)$/u.exec(
      address.slice(0, longestAddress),
    ) ?? []
  if (type === undefined || base64 === undefined) return []
  try {
    const letters = atob(base64)
    return [
      fileOf(
        Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0),
        type,
        alt,
      ),
    ]
  } catch {
    return []
  }
}

function fileOf(bytes: Uint8Array<ArrayBuffer>, type: string, alt: string): File {
  const name = alt === '' ? 'picture' : alt.slice(0, 100)
  return new File([bytes], `${name}.${type.replace('image/', '')}`, { type })
}
