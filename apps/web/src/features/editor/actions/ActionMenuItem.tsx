import { MenuItem } from '@deckloom/ui'
import { iconProps } from '../controls/iconProps.ts'
import type { EditorAction } from './EditorAction.ts'
import { keysLabel } from './actionKeys.ts'

export interface ActionMenuItemProps<Context> {
  readonly action: EditorAction<Context>
  readonly context: Context
  readonly onSelect: () => void
}

/** An action as a menu item with its shortcut. */
export function ActionMenuItem<Context>({
  action,
  context,
  onSelect,
}: ActionMenuItemProps<Context>) {
  const { label, icon: Icon = action.icon } = action.present?.(context) ?? action
  return (
    <MenuItem
      icon={<Icon {...iconProps} />}
      shortcut={keysLabel(action)}
      danger={action.isDangerous === true}
      disabled={action.isEnabled?.(context) === false}
      onSelect={onSelect}
    >
      {label}
    </MenuItem>
  )
}
