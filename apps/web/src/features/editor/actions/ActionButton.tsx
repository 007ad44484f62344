import { Button, IconButton } from '@deckloom/ui'
import { iconProps, smallIconProps } from '../controls/iconProps.ts'
import { type DeckActionId, deckActions } from './deckActions.ts'
import type { DeckContext, EditorAction } from './EditorAction.ts'
import { type ElementActionId, elementActions } from './elementActions.ts'
import { useDeckContext } from './useDeckContext.ts'
import type { ElementActions } from './useElementActions.ts'

export interface ActionButtonProps {
  readonly id: ElementActionId
  readonly actions: ElementActions
}

/** An action as a button of a panel. */
export function ActionButton({ id, actions }: ActionButtonProps) {
  const { text, label, Icon, isOn, isDisabled } = readAction(elementActions[id], actions.context)
  return (
    <Button
      size="small"
      {...(text !== label && { 'aria-label': label })}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      icon={<Icon {...smallIconProps} />}
      disabled={isDisabled}
      onClick={() => actions.run(id)}
    >
      {text}
    </Button>
  )
}

/** The same as an icon button without a label. */
export function ActionIconButton({ id, actions }: ActionButtonProps) {
  const { label, Icon, isDisabled } = readAction(elementActions[id], actions.context)
  return (
    <IconButton
      label={label}
      size="small"
      icon={<Icon {...smallIconProps} />}
      disabled={isDisabled}
      onClick={() => actions.run(id)}
    />
  )
}

/** A deck action as a button in the top bar. */
export function DeckActionButton({ id }: { readonly id: DeckActionId }) {
  const context = useDeckContext()
  const action: EditorAction<DeckContext> = deckActions[id]
  return <ActionBarButton action={action} context={context} />
}

export interface ActionBarButtonProps<Context> {
  readonly action: EditorAction<Context>
  readonly context: Context
  readonly size?: 'small'
}

/** An action as a button of a bar: an icon, pressed while what it toggles is on. */
export function ActionBarButton<Context>({ action, context, size }: ActionBarButtonProps<Context>) {
  const { label, Icon, isOn, isDisabled } = readAction(action, context)
  const isToggle = isOn !== undefined
  return (
    <IconButton
      // A toggle keeps its name when pressed.
      label={isToggle ? action.label : label}
      {...(size && { size })}
      {...(isToggle && { 'aria-pressed': isOn })}
      icon={<Icon {...(size ? smallIconProps : iconProps)} />}
      disabled={isDisabled}
      className="disabled:bg-transparent aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
      onClick={() => void action.run(context)}
    />
  )
}

function readAction<Context>(action: EditorAction<Context>, context: Context) {
  const shown = action.present?.(context)
  const label = shown?.label ?? action.label
  return {
    label,
    text: shown?.label ?? action.shortLabel ?? label,
    Icon: shown?.icon ?? action.icon,
    isOn: shown?.isOn,
    isDisabled: action.isEnabled?.(context) === false,
  }
}
