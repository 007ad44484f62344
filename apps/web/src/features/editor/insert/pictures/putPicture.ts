import { hasRoomFor, sizeOfPicture, withPicture } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import type { Editor } from '../../session/EditorContext.tsx'
import { newId } from '../../../../shared/newId.ts'
import { warnNoRoom } from '../visuals/insertFailures.ts'

/** Uploads a picture and puts it on the slide whole, in its own shape; shows the reason if it is refused. */
export async function putPicture(
  { document, slide, select }: Pick<Editor, 'document' | 'slide' | 'select'>,
  file: File,
  at: { readonly x: number; readonly y: number },
): Promise<void> {
  if (!hasRoomFor(slide, 'picture')) {
    warnNoRoom('picture')
    return
  }
  const [{ uploadImage }, { uploadChoice }] = await Promise.all([
    import('./uploadImage.ts'),
    import('./useUploads.ts'),
  ])
  const stored = await uploadImage(file)
  if (!stored) return
  const { name, source } = uploadChoice(stored.url, file.name)
  const id = newId()
  document.edit(slide.id, (current) =>
    withPicture(current, {
      id,
      picture: { ...source, alt: name },
      at,
      size: sizeOfPicture(stored),
    }),
  )
  select(id)
  toast({ title: 'Image Added' })
}
