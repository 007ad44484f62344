import { MenuItem } from '@deckloom/ui'
import { type DeckActionId, deckActions } from '../actions/deckActions.ts'
import type { DeckContext, EditorAction } from '../actions/EditorAction.ts'
import { useDeckContext } from '../actions/useDeckContext.ts'
import { iconProps } from '../controls/iconProps.ts'

/** A menu item without its shortcut: phones and tablets have no keyboard. */
export function DeckItem({ id }: { readonly id: DeckActionId }) {
  const context = useDeckContext()
  const action: EditorAction<DeckContext> = deckActions[id]
  const { label, icon: Icon = action.icon } = action.present?.(context) ?? action
  return (
    <MenuItem
      icon={<Icon {...iconProps} />}
      disabled={action.isEnabled?.(context) === false}
      onSelect={() => void action.run(context)}
    >
      {label}
    </MenuItem>
  )
}
