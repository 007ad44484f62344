import { deckLimits } from '@deckloom/deck'
import { countPictures, hasPhotoBeside, hasRoomFor, withoutPhotoBeside } from '@deckloom/editor'
import { Button, toast } from '@deckloom/ui'
import { ImageMinus, ImagePlus } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { useInsert } from './visuals/useInsert.ts'

/** Button in the panel's footer that opens the dialog, or removes the photo beside the text. */
export function ImageToggle() {
  const { document, slide } = useEditor()
  const { add } = useInsert()
  if (hasPhotoBeside(slide)) {
    const remove = () => {
      document.edit(slide.id, withoutPhotoBeside)
      toast({ title: 'Image Removed', description: 'Returned to text-only layout' })
    }
    return (
      <Button className="col-span-2" icon={<ImageMinus {...iconProps} />} onClick={remove}>
        Remove Image
      </Button>
    )
  }
  return (
    <Button
      className="col-span-2 justify-start!"
      icon={<ImagePlus {...iconProps} />}
      disabled={!hasRoomFor(slide, 'picture')}
      onClick={() => add('picture', 'panel')}
    >
      Add Image
      <span aria-hidden="true" className="ml-auto text-small text-ink-subtle tabular-nums">
        {countPictures(slide)}/{deckLimits.images}
      </span>
    </Button>
  )
}
