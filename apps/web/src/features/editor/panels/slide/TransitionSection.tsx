import { type Transition, withTransition } from '@deckloom/editor'
import { Button, Segment, toast } from '@deckloom/ui'
import { useEditor } from '../../session/EditorContext.tsx'
import { useSlideChoice } from '../../slides/SlideChoice.tsx'
import { PanelSection } from '../../controls/PanelSection.tsx'

const transitions = [
  { value: 'none', label: 'None' },
  { value: 'fade', label: 'Fade' },
  { value: 'push', label: 'Push' },
] as const satisfies readonly { readonly value: Transition; readonly label: string }[]

/** The transition of this slide, or of every slide. */
export function TransitionSection() {
  const { document, slide, order } = useEditor()
  const { chosen } = useSlideChoice()
  const worn = slide.transition ?? 'none'
  const set = (ids: readonly string[], transition: Transition) =>
    document.editSlides(ids, (before) => withTransition(before, transition))
  const setAll = () => {
    set(order, worn)
    const label = transitions.find(({ value }) => value === worn)?.label ?? ''
    toast({ title: 'Transition Applied', description: `${label}, on all ${order.length} slides` })
  }
  return (
    <PanelSection title="Transition">
      <div className="flex flex-wrap items-center gap-2">
        <Segment
          label="Transition"
          options={transitions}
          value={worn}
          onChange={(transition) => set(chosen, transition)}
        />
        <Button size="small" variant="quiet" disabled={order.length === 1} onClick={setAll}>
          Apply to all slides
        </Button>
      </div>
    </PanelSection>
  )
}
