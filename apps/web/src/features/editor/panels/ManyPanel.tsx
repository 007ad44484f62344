import { ActionButton, ActionIconButton } from '../actions/ActionButton.tsx'
import { elementActions } from '../actions/elementActions.ts'
import { useElementActions } from '../actions/useElementActions.ts'
import { AlignButtons } from './AlignButtons.tsx'
import { ArrangeSection } from './ArrangeSection.tsx'
import { PanelHeading, PanelSection } from '../controls/PanelSection.tsx'
import { ShapeLook } from './ShapeLook.tsx'
import { TextSection } from './TextSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

/** Actions on several elements together. */
export function ManyPanel({ selected }: { readonly selected: readonly SelectedElement[] }) {
  const actions = useElementActions({ selected })
  const isGroup = elementActions.ungroup.isShown?.(actions.context) === true
  return (
    <>
      <PanelHeading title={isGroup ? 'Group' : `${selected.length} elements`}>
        <ActionIconButton id="duplicate" actions={actions} />
        <ActionIconButton id="delete" actions={actions} />
      </PanelHeading>
      <AlignButtons title="Align" actions={actions} />
      <ShapeLook selected={selected} />
      <TextSection selected={selected} />
      <PanelSection title="Distribute">
        <div className="grid grid-cols-2 gap-2">
          <ActionButton id="distributeAcross" actions={actions} />
          <ActionButton id="distributeDown" actions={actions} />
        </div>
      </PanelSection>
      <PanelSection title="Group">
        <ActionButton id={isGroup ? 'ungroup' : 'group'} actions={actions} />
      </PanelSection>
      <ArrangeSection actions={actions} />
    </>
  )
}
