import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isEscape } from '../isEscape.ts'
import { menuPanelClass, menuRowClass } from './menuClass.ts'
import {
  type MenuCheckProps,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuParts,
  MenuPartsContext,
  type OpenableMenuProps,
  provideMenuParts,
} from './menuContext.ts'

function OpenableMenu({ trigger, align = 'end', openedBy, children }: OpenableMenuProps) {
  const [early, setEarly] = useState(openedBy)
  const [open, setOpen] = useState(openedBy !== undefined)
  const handleOpenChange = (next: boolean) => {
    setEarly(undefined)
    setOpen(next)
  }
  return (
    <Radix.Root modal={false} open={open} onOpenChange={handleOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={menuPanelClass}
          onClick={keepRouted}
          onKeyDown={(event) => isEscape(event) && handleOpenChange(false)}
        >
          <MenuPartsContext value={menuParts}>{children}</MenuPartsContext>
          {early === 'keyboard' && <FirstRowFocus />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * Prevents the browser from following the link too. Done here, because Radix ignores a click that was prevented
 * earlier.
 */
function keepRouted(event: MouseEvent) {
  const { target } = event
  const routed = target instanceof Element && target.closest('a[data-routed]')
  if (routed && isPlain(event)) event.preventDefault()
}

/** Returns whether it is a plain click, which does not open another tab. */
function isPlain({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey
}

/** Focuses the first item: Radix did not see the key that opened the menu, and leaves the focus on the panel. */
function FirstRowFocus() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const menu = mark.current?.closest('[role=menu]')
    const row = menu?.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')
    // Wait until the panel has taken the focus, in an effect that runs after this one.
    queueMicrotask(() => row?.focus())
  }, [])
  return <span ref={mark} hidden />
}

function Item(props: MenuItemProps) {
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
      {...(onSelect && href === undefined && { onSelect })}
      className={clsx(menuRowClass, danger && 'text-danger')}
    >
      {href === undefined ? content : <a {...linkProps(href, onSelect)}>{content}</a>}
    </Radix.Item>
  )
}

function linkProps(href: string, onSelect: (() => void) | undefined) {
  if (!onSelect) return { href }
  const onClick = (event: MouseEvent) => isPlain(event) && onSelect()
  return { href, onClick, 'data-routed': true }
}

function Choice<Value extends string>(props: MenuChoiceProps<Value>) {
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
        <Radix.RadioItem key={option.value} value={option.value} className={menuRowClass}>
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

function CheckRow({ label, note, isChecked, onChange }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={clsx(menuRowClass, 'py-1.5')}
    >
      <span
        className={clsx(
          'flex size-4.5 shrink-0 items-center justify-center rounded-slide',
          isChecked
            ? 'bg-primary text-on-primary'
            : 'bg-surface shadow-[inset_0_0_0_1.5px_var(--line-control)]',
        )}
      >
        <Radix.ItemIndicator>
          <Check size={14} strokeWidth={2.5} aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      <span className="flex-1">
        {label}
        {note !== undefined && <span className="block text-micro text-ink-subtle">{note}</span>}
      </span>
    </Radix.CheckboxItem>
  )
}

function Separator() {
  return <Radix.Separator className="mx-1 my-1.5 h-px bg-line" />
}

function Heading({ children }: { readonly children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2 text-small text-ink-muted">{children}</Radix.Label>
}

/** The components of an open menu. */
export const menuParts: MenuParts = { OpenableMenu, Item, Choice, CheckRow, Separator, Heading }

provideMenuParts(menuParts)
