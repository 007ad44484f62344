import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

export interface MenuProps {
  /** The button that opens it; takes a ref. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

const rowClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-ui outline-none select-none data-disabled:cursor-default data-disabled:text-ink-subtle data-highlighted:bg-surface-hover touch:min-h-11'

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="animate-menu z-50 max-w-80 min-w-48 rounded-card bg-surface-raised p-1.5 text-ink shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly onSelect?: () => void
  /** Leaves the page; a full navigation, not one of the router. */
  readonly href?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly shortcut?: string
}

export function MenuItem(props: MenuItemProps) {
  const { icon, children, onSelect, href, danger, disabled, shortcut } = props
  const content = (
    <>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut !== undefined && (
        <kbd className="font-sans text-micro text-ink-subtle">{shortcut}</kbd>
      )}
    </>
  )
  return (
    <Radix.Item
      asChild={href !== undefined}
      {...(disabled !== undefined && { disabled })}
      {...(onSelect && { onSelect })}
      className={clsx(rowClass, danger && 'text-danger')}
    >
      {href === undefined ? content : <a href={href}>{content}</a>}
    </Radix.Item>
  )
}

export interface MenuChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** A group of exclusive choices inside a menu. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  const handleChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onChange(option.value)
  }
  return (
    <Radix.RadioGroup aria-label={label} value={value ?? ''} onValueChange={handleChange}>
      <Radix.Label className="px-2.5 pt-1.5 pb-1 text-micro font-label text-ink-subtle">
        {label}
      </Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={rowClass}>
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />
}

/** Words at the head of a menu that are not an action. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2 text-small text-ink-muted">{children}</Radix.Label>
}
