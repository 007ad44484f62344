import { isOrderable, placingOf } from '@deckloom/editor'
import { ActionButton } from '../actions/ActionButton.tsx'
import type { ElementActions } from '../actions/useElementActions.ts'
import { PanelSection } from '../controls/PanelSection.tsx'

/** Z-order of the elements, and their lock. */
export function ArrangeSection({ actions }: { readonly actions: ElementActions }) {
  const {
    editor: { slide },
    selected,
  } = actions.context
  if (!selected.some(({ id }) => placingOf(slide, id))) return null
  return (
    <PanelSection title="Arrange">
      <div className="grid grid-cols-2 gap-2">
        {selected.some(({ id }) => isOrderable(slide, id)) && (
          <>
            <ActionButton id="forward" actions={actions} />
            <ActionButton id="backward" actions={actions} />
          </>
        )}
        <ActionButton id="lock" actions={actions} />
      </div>
    </PanelSection>
  )
}
