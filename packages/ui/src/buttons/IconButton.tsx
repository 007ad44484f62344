import { Button, type ButtonProps } from './Button.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'iconOnly'> {
  /** Name of the action; shown as its tooltip. */
  readonly label: string
}

/** A button that shows only an icon; its tooltip and its accessible name are the same words. */
export function IconButton({ label, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <Button {...props} variant={variant} iconOnly aria-label={label} />
    </Tooltip>
  )
}
