import type { MenuParts } from './menuParts.tsx'

// What menus are made of weighs more than the rest of a page, and most are never opened: it comes with the first that
// is. Where a page has it anyway, menus use it from the start.
let ready: MenuParts | undefined

export function readyMenuParts(): MenuParts | undefined {
  return ready
}

export function provideMenuParts(parts: MenuParts): void {
  ready = parts
}

export async function loadMenuParts(): Promise<MenuParts> {
  return (await import('./menuParts.tsx')).menuParts
}
