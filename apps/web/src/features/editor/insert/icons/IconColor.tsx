import type { IconData } from '@deckloom/deck'
import { withIconData } from '@deckloom/editor'
import { useEditor } from '../../session/EditorContext.tsx'
import { ColorSwatches, textSwatches } from '../../controls/colors/ColorSwatches.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'

export interface IconColorProps {
  /** ID of the element. */
  readonly id: string
  readonly icon: IconData
}

/** The color of an icon on the slide. */
export function IconColor({ id, icon }: IconColorProps) {
  const { document, slide } = useEditor()
  return (
    <PanelSection title="Icon Color">
      <ColorSwatches
        label="Icon color"
        swatches={textSwatches}
        value={icon.color}
        onChange={(color) =>
          document.edit(slide.id, (now) => withIconData(now, id, { ...icon, color }))
        }
      />
    </PanelSection>
  )
}
