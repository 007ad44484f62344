import type { Box } from '@deckloom/deck'
import type { ThemeId } from '@deckloom/deck'
import { archPath, n, roundedPath } from '../paths.ts'

/** How a layout shows its picture: to the page's edge, framed on the page, or as the page. */
export type Treatment = 'half' | 'portrait' | 'band' | 'framed' | 'full'

/** A picture's place after the theme had its say. */
export interface PictureCrop {
  readonly box: Box
  /** Path that cuts the picture. */
  readonly clip?: string
  /** Path of what the cut takes away, for pictures that are drawn and can only be painted over. */
  readonly cutAway?: string
  /** Hairline around the picture. */
  readonly outline?: string
}

/** Each theme has one picture edge. */
export function pictureCrop(
  theme: { readonly id: ThemeId; readonly radius: number },
  box: Box,
  treatment: Treatment,
): PictureCrop {
  if (treatment === 'full' || treatment === 'band') return { box }
  switch (theme.id) {
    case 'dark':
      return treatment === 'half' ? bowl(box) : rounded(box, theme.radius, treatment)
    case 'professional':
      return treatment === 'portrait' ? { box } : cutCorner(box)
    case 'executive':
      return arch(box, treatment)
    case 'loom':
    case 'light':
    case 'corporate':
      return rounded(box, theme.radius, treatment)
  }
}

function rounded(box: Box, radius: number, treatment: Treatment): PictureCrop {
  if (treatment !== 'framed' || radius === 0) return { box }
  const clip = roundedPath(box, radius)
  return { box, clip, cutAway: corners(box, radius) }
}

/** The left edge is a bowl. */
function bowl(box: Box): PictureCrop {
  const { x, y, width, height } = box
  const left = x + 96
  const curve = `C${n(left - 128)} ${n(y + height * 0.28)} ${n(left - 128)} ${n(y + height * 0.72)} ${n(left)} ${n(y + height)}`
  const right = x + width
  return {
    box,
    clip: `M${n(left)} ${n(y)}${curve}L${n(right)} ${n(y + height)}L${n(right)} ${n(y)}Z`,
    cutAway: `M${n(left)} ${n(y)}${curve}L${n(x - 1)} ${n(y + height)}L${n(x - 1)} ${n(y)}Z`,
  }
}

/** The lower left corner is taken off at 63.4 degrees, the slant of the theme's bands. */
function cutCorner(box: Box): PictureCrop {
  const { x, y, width, height } = box
  const cut = height * 0.36
  const right = x + width
  const bottom = y + height
  return {
    box,
    clip: `M${n(x)} ${n(y)}L${n(right)} ${n(y)}L${n(right)} ${n(bottom)}L${n(x + cut / 2)} ${n(bottom)}L${n(x)} ${n(bottom - cut)}Z`,
    cutAway: `M${n(x - 1)} ${n(bottom - cut - 2)}L${n(x + cut / 2)} ${n(bottom)}L${n(x + cut / 2)} ${n(bottom + 1)}L${n(x - 1)} ${n(bottom + 1)}Z`,
  }
}

/** An arch with a hairline 12 outside; where the picture would bleed, it stands on the page's lower edge. */
function arch(box: Box, treatment: Treatment): PictureCrop {
  const frame = treatment === 'framed' ? box : standing(box)
  const inner = {
    x: frame.x + 12,
    y: frame.y + 12,
    width: frame.width - 24,
    height: frame.height - 12,
  }
  return {
    box: inner,
    clip: archPath(inner),
    cutAway: archCorners(inner),
    outline: archPath({ ...frame, height: frame.height + (treatment === 'framed' ? 0 : 2) }),
  }
}

function standing({ x, y, width, height }: Box): Box {
  const left = Math.max(60, x)
  const right = Math.min(1140, x + width)
  return { x: left, y: y + 60, width: right - left, height: height - 60 }
}

function archCorners({ x, y, width }: Box): string {
  const r = width / 2
  const k = r * (1 - 0.5523)
  const right = x + width
  return [
    `M${n(x - 1)} ${n(y - 1)}L${n(x + r)} ${n(y - 1)}L${n(x + r)} ${n(y)}`,
    `C${n(x + k)} ${n(y)} ${n(x)} ${n(y + k)} ${n(x)} ${n(y + r)}L${n(x - 1)} ${n(y + r)}Z`,
    `M${n(right + 1)} ${n(y - 1)}L${n(x + r)} ${n(y - 1)}L${n(x + r)} ${n(y)}`,
    `C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}L${n(right + 1)} ${n(y + r)}Z`,
  ].join('')
}

function corners({ x, y, width, height }: Box, r: number): string {
  const k = r * (1 - 0.5523)
  const right = x + width
  const bottom = y + height
  return [
    `M${n(x - 1)} ${n(y - 1)}L${n(x + r)} ${n(y - 1)}L${n(x + r)} ${n(y)}C${n(x + k)} ${n(y)} ${n(x)} ${n(y + k)} ${n(x)} ${n(y + r)}L${n(x - 1)} ${n(y + r)}Z`,
    `M${n(right + 1)} ${n(y - 1)}L${n(right - r)} ${n(y - 1)}L${n(right - r)} ${n(y)}C${n(right - k)} ${n(y)} ${n(right)} ${n(y + k)} ${n(right)} ${n(y + r)}L${n(right + 1)} ${n(y + r)}Z`,
    `M${n(right + 1)} ${n(bottom + 1)}L${n(right - r)} ${n(bottom + 1)}L${n(right - r)} ${n(bottom)}C${n(right - k)} ${n(bottom)} ${n(right)} ${n(bottom - k)} ${n(right)} ${n(bottom - r)}L${n(right + 1)} ${n(bottom - r)}Z`,
    `M${n(x - 1)} ${n(bottom + 1)}L${n(x + r)} ${n(bottom + 1)}L${n(x + r)} ${n(bottom)}C${n(x + k)} ${n(bottom)} ${n(x)} ${n(bottom - k)} ${n(x)} ${n(bottom - r)}L${n(x - 1)} ${n(bottom - r)}Z`,
  ].join('')
}
