import {
  layouts,
  type LayoutTemplate,
  layoutTemplates,
  readContent,
  type Slide,
} from '@deckloom/deck'
import { withLayout } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { useDeferredValue, useMemo } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { PanelHeading } from '../controls/PanelSection.tsx'
import { PreviewButton } from '../controls/PreviewButton.tsx'

/** This slide in every layout. */
export function LayoutPanel() {
  const { document, slide } = useEditor()
  const { layout: currentLayout } = readContent(slide)
  // Previews of all layouts may lag behind the slide being edited.
  const settled = useDeferredValue(slide)
  const previews = useMemo(
    () => layoutTemplates.map((layout) => ({ layout, slide: withLayout(settled, layout) })),
    [settled],
  )
  const apply = (layout: LayoutTemplate) => {
    document.setLayout(slide.id, layout)
    toast({ title: 'Layout Applied', description: describe(slide, layout) })
  }
  return (
    <>
      <PanelHeading title="Layout" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 md:max-lg:grid-cols-4">
        {previews.map((preview) => (
          <PreviewButton
            key={preview.layout}
            label={layouts[preview.layout].label}
            slide={preview.slide}
            current={preview.layout === currentLayout}
            onApply={() => apply(preview.layout)}
          />
        ))}
      </div>
    </>
  )
}

/** Only the layout of tables shows a table. */
function describe(slide: Slide, layout: LayoutTemplate): string {
  const { label, visual } = layouts[layout]
  const hidesTable = readContent(slide).table !== undefined && visual !== 'table'
  return hidesTable
    ? `${label}. It doesn’t show the table, which is kept for the Table layout.`
    : label
}
