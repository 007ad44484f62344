import { deckLimits, visualsOf } from '@deckloom/deck'
import { Button } from '@deckloom/ui'
import { ImagePlus } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { useInsert } from './visuals/useInsert.ts'

/** The button in the toolbar above the canvas. */
export function AddImageButton() {
  const { add } = useInsert()
  const count = visualsOf(useEditor().slide).length
  const { images } = deckLimits
  return (
    <Button
      size="small"
      icon={<ImagePlus {...smallIconProps} />}
      disabled={count >= images}
      onClick={() => add('picture', 'toolbar')}
    >
      Add Image ({count}/{images})
    </Button>
  )
}
