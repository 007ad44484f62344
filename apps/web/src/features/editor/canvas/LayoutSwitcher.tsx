import { arrangements } from '@deckloom/deck'
import { Segment, toast } from '@deckloom/ui'
import { useEditor } from '../session/EditorContext.tsx'

const options = arrangements.map((value) => ({ value, label: value }))

/** Five arrangements of the same content. */
export function LayoutSwitcher() {
  const { document, slide } = useEditor()
  return (
    <Segment
      label="Layout"
      options={options}
      value={slide.arrangement ?? 'Left'}
      onChange={(arrangement) => {
        document.setArrangement(slide.id, arrangement)
        toast({ title: 'Layout Applied', description: arrangement })
      }}
    />
  )
}
