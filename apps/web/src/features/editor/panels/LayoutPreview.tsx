import { editContent, layouts, type LayoutTemplate, readContent, type Slide } from '@deckloom/deck'
import { starterSlide, withLayout, withLookOf } from '@deckloom/editor'
import { useMemo } from 'react'
import { useScene } from '../../../shared/scene/useScene.ts'
import { useSeen } from '../../../shared/scene/useSeen.ts'
import { PreviewButton } from '../controls/PreviewButton.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { layoutNeeds, needsVisual } from './layoutNeeds.ts'

export interface LayoutPreviewProps {
  readonly layout: LayoutTemplate
  readonly slide: Slide
  readonly onApply: () => void
}

/** The slide in a layout; in one that its content does not suit, what the layout is for. */
export function LayoutPreview({ layout, slide, onApply }: LayoutPreviewProps) {
  const { deckTitle, index, order } = useEditor()
  const { ref, seen } = useSeen<HTMLDivElement>()
  const own = useMemo(() => withLayout(slide, layout), [slide, layout])
  // The shown slide is laid out already.
  const scene = useScene(seen ? own : slide, { deckTitle, index, count: order.length })
  const suits = !seen || !scene?.notices.some(({ code }) => code === 'layout-changed')
  const sample = useMemo(() => (suits ? own : sampleOf(slide, layout)), [suits, own, slide, layout])
  return (
    <div ref={ref} className="min-w-0">
      <PreviewButton
        label={layouts[layout].label}
        slide={sample}
        current={layout === readContent(slide).layout}
        hint={suits ? undefined : layoutNeeds(layout)}
        onApply={onApply}
      />
    </div>
  )
}

/** The slide's own title, and its own points where only a picture, a chart or a table is missing. */
function sampleOf(slide: Slide, layout: LayoutTemplate): Slide {
  const { title, bullets } = readContent(slide)
  const starter = starterSlide({ id: `sample-${layout}`, position: 1, layout })
  return editContent(withLookOf(starter, slide), (content) => ({
    ...content,
    title,
    ...(needsVisual(layout) && { bullets: [...bullets] }),
  }))
}
