import { createContext, use } from 'react'
import type { MenuParts } from './menuParts.tsx'

/** Reaches the rows of a menu from the menu that is open around them. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('A row of a menu stands outside of a menu')
  return parts
}
