import { deckLimits } from '@deckloom/deck'
import { countPictures, hasRoomFor } from '@deckloom/editor'
import { Button } from '@deckloom/ui'
import { ImagePlus } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { useInsert } from './visuals/useInsert.ts'

/** The button in the toolbar above the canvas. */
export function AddImageButton() {
  const { add } = useInsert()
  const { slide } = useEditor()
  return (
    <Button
      size="small"
      icon={<ImagePlus {...smallIconProps} />}
      disabled={!hasRoomFor(slide, 'picture')}
      onClick={() => add('picture', 'toolbar')}
    >
      Add Image ({countPictures(slide)}/{deckLimits.images})
    </Button>
  )
}
