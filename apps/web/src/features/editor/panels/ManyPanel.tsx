import { ActionButton, ActionIconButton } from '../actions/ActionButton.tsx'
import { isGrouped } from '../actions/changeSlide.ts'
import { elementActions } from '../actions/elementActions.ts'
import { useElementActions } from '../actions/useElementActions.ts'
import { AlignButtons } from './AlignButtons.tsx'
import { ArrangeSection } from './ArrangeSection.tsx'
import { PanelHeading, PanelSection } from '../controls/PanelSection.tsx'
import { LookSections } from './LookSections.tsx'
import { TextSection } from './TextSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

/** Actions on several elements together. */
export function ManyPanel({ selected }: { readonly selected: readonly SelectedElement[] }) {
  const actions = useElementActions({ selected })
  const { context } = actions
  return (
    <>
      <PanelHeading title={isGrouped(context) ? 'Group' : `${selected.length} elements`}>
        <ActionIconButton id="duplicate" actions={actions} />
        <ActionIconButton id="delete" actions={actions} />
      </PanelHeading>
      <AlignButtons title="Align" actions={actions} />
      <LookSections selected={selected} />
      <TextSection selected={selected} />
      <PanelSection title="Distribute">
        <div className="grid grid-cols-2 gap-2">
          <ActionButton id="distributeAcross" actions={actions} />
          <ActionButton id="distributeDown" actions={actions} />
        </div>
      </PanelSection>
      <PanelSection title="Group">
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          {(['group', 'ungroup'] as const)
            .filter((id) => elementActions[id].isShown?.(context) === true)
            .map((id) => (
              <ActionButton key={id} id={id} actions={actions} />
            ))}
        </div>
      </PanelSection>
      <ArrangeSection actions={actions} />
    </>
  )
}
