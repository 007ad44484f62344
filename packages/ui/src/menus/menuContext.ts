import { createContext, type ReactElement, type ReactNode, use } from 'react'

export interface MenuProps {
  /** The button that opens it; takes a ref. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

export interface OpenableMenuProps extends MenuProps {
  /** How it was opened before it was there; absent for one that waits to be opened. */
  readonly openedBy: 'keyboard' | 'pointer' | undefined
}

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

export interface MenuChoiceProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** What an open menu is made of. */
export interface MenuParts {
  readonly OpenableMenu: (props: OpenableMenuProps) => ReactNode
  readonly Item: (props: MenuItemProps) => ReactNode
  readonly Choice: <Value extends string>(props: MenuChoiceProps<Value>) => ReactNode
  readonly Separator: () => ReactNode
  readonly Heading: (props: { readonly children: ReactNode }) => ReactNode
}

// What menus are made of weighs more than the rest of a page, and most are never opened: it comes with the first that
// is. Where a page has it anyway, menus use it from the start.
let ready: MenuParts | undefined

export function readyMenuParts(): MenuParts | undefined {
  return ready
}

export function provideMenuParts(parts: MenuParts): void {
  ready = parts
}

/** Reaches the rows of a menu from the menu that is open around them. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('A row of a menu stands outside of a menu')
  return parts
}
