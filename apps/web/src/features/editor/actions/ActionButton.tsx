import { Button, IconButton } from '@deckloom/ui'
import { smallIconProps } from '../controls/iconProps.ts'
import { type ElementActionId, elementActions } from './elementActions.ts'
import type { ElementActions } from './useElementActions.ts'

export interface ActionButtonProps {
  readonly id: ElementActionId
  readonly actions: ElementActions
}

/** An action as a button of a panel. */
export function ActionButton({ id, actions }: ActionButtonProps) {
  const { text, label, Icon, isOn, isDisabled } = readAction(id, actions)
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

/** The same without words. */
export function ActionIconButton({ id, actions }: ActionButtonProps) {
  const { label, Icon, isDisabled } = readAction(id, actions)
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

function readAction(id: ElementActionId, { context }: ElementActions) {
  const action = elementActions[id]
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
