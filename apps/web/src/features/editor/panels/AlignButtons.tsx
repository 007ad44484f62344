import { ActionIconButton } from '../actions/ActionButton.tsx'
import type { ElementActionId } from '../actions/elementActions.ts'
import type { ElementActions } from '../actions/useElementActions.ts'
import { PanelSection } from '../controls/PanelSection.tsx'

const edges: readonly ElementActionId[] = [
  'alignLeft',
  'alignCenter',
  'alignRight',
  'alignTop',
  'alignMiddle',
  'alignBottom',
]

export interface AlignButtonsProps {
  readonly title: string
  readonly actions: ElementActions
}

/** Aligns one element to the slide, or several to each other. */
export function AlignButtons({ title, actions }: AlignButtonsProps) {
  return (
    <PanelSection title={title}>
      <div className="flex justify-between rounded-control bg-surface-sunken p-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
        {edges.map((id) => (
          <ActionIconButton key={id} id={id} actions={actions} />
        ))}
      </div>
    </PanelSection>
  )
}
