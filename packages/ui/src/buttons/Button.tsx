import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './buttonClass.ts'
import { WorkingIcon } from './WorkingIcon.tsx'

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'type' | 'className'>, ButtonLook {
  readonly type?: 'button' | 'submit'
  /** Shown before the label; a spinner replaces it while working. */
  readonly icon?: ReactNode
  /** The action runs: clicks are ignored, focus stays. */
  readonly working?: boolean
}

export function Button(props: ButtonProps) {
  const { variant, size, full, iconOnly, icon, working, className, children, ...rest } = props
  const { onClick, type = 'button', ...attributes } = rest
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // `disabled` would drop the focus to the body, so a working button stays focusable and swallows clicks.
    if (working) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      aria-disabled={working || rest['aria-disabled']}
      onClick={handleClick}
      className={buttonClass({ variant, size, full, iconOnly, className })}
    >
      {working ? <WorkingIcon /> : icon}
      {children}
    </button>
  )
}
