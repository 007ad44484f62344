import type { Rgb, ThemeToken } from '@deckloom/scene'
import { escapeXml } from '../opc/xml.ts'
import { percent } from './units.ts'

export interface Tint {
  readonly color: Rgb
  readonly alpha?: number | undefined
  readonly token?: ThemeToken | undefined
}

/**
 * A theme colour where the scene names one, so that a change of theme in the office application reaches it. The
 * slots are named themselves rather than by what a master makes of them (`tx1`, `bg1`): it is the same on all masters.
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
