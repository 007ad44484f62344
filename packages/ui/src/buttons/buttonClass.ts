import { clsx } from 'clsx'

export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly full?: boolean | undefined
  readonly iconOnly?: boolean | undefined
  readonly className?: string | undefined
}

const base =
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control font-action whitespace-nowrap select-none transition-[background-color,box-shadow,color] duration-(--dur-hover) active:translate-y-px disabled:cursor-not-allowed disabled:text-ink-subtle disabled:active:translate-y-0 aria-disabled:cursor-default'

const filled = 'disabled:bg-surface-sunken disabled:shadow-none'

// No two classes of a variant set the same property: which one wins would depend on the order of the style sheet.
const variants = {
  primary: [filled, 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press'],
  secondary: [
    filled,
    'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-hover',
  ],
  quiet: 'text-ink-muted enabled:hover:bg-surface-hover enabled:hover:text-ink',
  accent: [filled, 'bg-accent text-on-accent hover:bg-accent-hover'],
  danger: [filled, 'bg-danger text-on-danger hover:bg-danger-hover'],
} as const

const heights = {
  small: 'h-8 text-small touch:min-h-11',
  medium: 'h-10 text-ui touch:min-h-11',
  large: 'h-12 text-[1rem]',
} as const

const paddings = { small: 'px-3', medium: 'px-4', large: 'px-5.5' } as const
const squares = {
  small: 'w-8 touch:min-w-11',
  medium: 'w-10 touch:min-w-11',
  large: 'w-12',
} as const

/** Returns the classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = {}): string {
  const { variant = 'secondary', size = 'medium', full, iconOnly, className } = look
  return clsx(
    base,
    variants[variant],
    heights[size],
    iconOnly ? squares[size] : paddings[size],
    full && 'w-full',
    className,
  )
}
