import { Slot } from 'radix-ui'
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { loadMenuParts, readyMenuParts } from './loadMenu.ts'
import { useMenuParts } from './MenuPartsContext.ts'

export interface MenuProps {
  /** The button that opens it; takes a ref. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** A button with a menu. What menus are made of is loaded while the pointer or the focus comes near. */
export function Menu(props: MenuProps) {
  const [parts, setParts] = useState(readyMenuParts)
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>()
  if (parts) return <parts.OpenableMenu {...props} openedBy={openedBy} />
  const handleClick = async ({ detail }: MouseEvent) => {
    const loaded = await loadMenuParts()
    // A key clicks without a pointer, and so without a count of clicks.
    setOpenedBy(detail === 0 ? 'keyboard' : 'pointer')
    setParts(loaded)
  }
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={(event: MouseEvent) => void handleClick(event).catch(ignore)}
    >
      {props.trigger}
    </Slot.Root>
  )
}

function warmUp() {
  void loadMenuParts().catch(ignore)
}

// Without a network nothing opens; the next click tries again.
function ignore() {}

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly onSelect?: () => void
  /** A link: followed by the browser, which leaves the page, or by `onSelect` where there is one. */
  readonly href?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly shortcut?: string
}

export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts()
  return <Item {...props} />
}

export interface MenuChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** A group of exclusive choices inside a menu. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { Choice } = useMenuParts()
  return <Choice {...props} />
}

export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator />
}

/** Words at the head of a menu that are not an action. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  const { Heading } = useMenuParts()
  return <Heading>{children}</Heading>
}
