import { deckLimits, visualsOf } from '@deckloom/deck'
import { Button } from '@deckloom/ui'
import { ImagePlus } from 'lucide-react'
import { useEditor } from '../EditorContext.tsx'
import { smallIconProps } from '../iconProps.ts'
import { useInsert } from './useInsert.ts'

/** On the toolbar over the canvas. */
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
