import {
  layouts,
  type LayoutTemplate,
  layoutTemplates,
  readContent,
  type Slide,
} from '@deckloom/deck'
import { toast } from '@deckloom/ui'
import { useDeferredValue } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { PanelHeading } from '../controls/PanelSection.tsx'
import { LayoutPreview } from './LayoutPreview.tsx'

/** This slide in every layout, or what a layout is for that does not suit it. */
export function LayoutPanel() {
  const { document, slide } = useEditor()
  // Previews of all layouts may lag behind the slide being edited.
  const settled = useDeferredValue(slide)
  const apply = (layout: LayoutTemplate) => {
    document.setLayout(slide.id, layout)
    toast({ title: 'Layout Applied', description: describe(slide, layout) })
  }
  return (
    <>
      <PanelHeading title="Layout" />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:max-lg:grid-cols-4">
        {layoutTemplates.map((layout) => (
          <LayoutPreview
            key={layout}
            layout={layout}
            slide={settled}
            onApply={() => apply(layout)}
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
