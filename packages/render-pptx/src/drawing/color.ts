import type { Rgb, ThemeToken } from '@deckloom/scene'
import { escapeXml } from '../opc/xml.ts'
import { percent } from './units.ts'

export interface Tint {
  readonly color: Rgb
  readonly alpha?: number | undefined
  readonly token?: ThemeToken | undefined
}

/**
 * Writes a theme color if the scene names one, so that changing the theme in the office program affects it. Uses theme
 * slots directly rather than a master's mapping (`tx1`, `bg1`), because slots mean the same on every master.
 */
export function color({ color: rgb, alpha = 1, token }: Tint): string {
  const opacity = Math.min(Math.max(alpha, 0), 1)
  const element = token === undefined ? 'srgbClr' : 'schemeClr'
  const opening = `<a:${element} val="${token ?? escapeXml(hex(rgb))}"`
  return opacity < 1
    ? `${opening}><a:alpha val="${percent(opacity)}"/></a:${element}>`
    : `${opening}/>`
}

export function hex(rgb: Rgb): string {
  return rgb.slice(1, 7).toUpperCase()
}
