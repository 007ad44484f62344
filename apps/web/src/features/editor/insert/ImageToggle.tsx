import { deckLimits, visualsOf } from '@deckloom/deck'
import { hasPhotoBeside, hasRoomForVisual, withoutPhotoBeside } from '@deckloom/editor'
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
  const count = visualsOf(slide).length
  return (
    <Button
      className="col-span-2 justify-start!"
      icon={<ImagePlus {...iconProps} />}
      disabled={!hasRoomForVisual(slide)}
      onClick={() => add('picture', 'panel')}
    >
      Add Image
      <span aria-hidden="true" className="ml-auto text-small text-ink-subtle tabular-nums">
        {count}/{deckLimits.images}
      </span>
    </Button>
  )
}
