import { createContext, type ReactElement, type ReactNode, use } from 'react'

export interface MenuProps {
  /** The button that opens it; takes a ref. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

export interface OpenableMenuProps extends MenuProps {
  /** How it was opened before its code was loaded; absent if it was not. */
  readonly openedBy: 'keyboard' | 'pointer' | undefined
}

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly onSelect?: () => void
  /** A link, followed by the browser, or by `onSelect` if there is one. */
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

export interface MenuCheckProps {
  readonly label: string
  /** A second line. */
  readonly note?: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** The components of an open menu. */
export interface MenuParts {
  readonly OpenableMenu: (props: OpenableMenuProps) => ReactNode
  readonly Item: (props: MenuItemProps) => ReactNode
  readonly Choice: <Value extends string>(props: MenuChoiceProps<Value>) => ReactNode
  readonly CheckRow: (props: MenuCheckProps) => ReactNode
  readonly Separator: () => ReactNode
  readonly Heading: (props: { readonly children: ReactNode }) => ReactNode
}

// The code of menus is larger than the rest of a page, and most are never opened: it is loaded with the first one that
// is. If a page has loaded it anyway, menus use it from the start.
let ready: MenuParts | undefined

export function readyMenuParts(): MenuParts | undefined {
  return ready
}

export function provideMenuParts(parts: MenuParts): void {
  ready = parts
}

/** The components of the open menu that a row is in. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('A menu row must be inside a menu')
  return parts
}
