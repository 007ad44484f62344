import { Slot } from 'radix-ui'
import { type MouseEvent, type ReactNode, useState } from 'react'
import {
  type MenuCheckProps,
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuProps,
  readyMenuParts,
  useMenuParts,
} from './menuContext.ts'

/** A button with a menu. The code of menus is loaded once the button has the pointer or the focus. */
export function Menu(props: MenuProps) {
  const [parts, setParts] = useState(readyMenuParts)
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer'>()
  if (parts) return <parts.OpenableMenu {...props} openedBy={openedBy} />
  const handleClick = async ({ detail }: MouseEvent) => {
    const loaded = await loadMenuParts()
    // A click by keyboard has no pointer, and so a click count of 0.
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

async function loadMenuParts() {
  return (await import('./menuParts.tsx')).menuParts
}

function warmUp() {
  void loadMenuParts().catch(ignore)
}

// Offline, the menu does not open; the next click retries.
function ignore() {}

export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts()
  return <Item {...props} />
}

/** A group of exclusive choices inside a menu. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>) {
  const { Choice } = useMenuParts()
  return <Choice {...props} />
}

/** An option of the items before it; the menu stays open. */
export function MenuCheck(props: MenuCheckProps) {
  const { CheckRow } = useMenuParts()
  return <CheckRow {...props} />
}

export function MenuSeparator() {
  const { Separator } = useMenuParts()
  return <Separator />
}

/** A label in a menu. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  const { Heading } = useMenuParts()
  return <Heading>{children}</Heading>
}
