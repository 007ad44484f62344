import { type Box, page } from '@deckloom/deck'
import type { CSSProperties } from 'react'

/** Returns the position of a box on the paper in percent, so that nothing depends on the paper's displayed size. */
export function boxStyle({ x, y, width, height }: Box, rotation = 0): CSSProperties {
  return {
    left: `${(x / page.width) * 100}%`,
    top: `${(y / page.height) * 100}%`,
    width: `${(width / page.width) * 100}%`,
    height: `${(height / page.height) * 100}%`,
    ...(rotation !== 0 && { rotate: `${rotation}deg` }),
  }
}

/** Returns a length in page units as CSS, relative to the paper as the query container. */
export function paperLength(units: number): string {
  return `${(units / page.width) * 100}cqw`
}

/** Returns the page units per CSS pixel of the paper. */
export function unitsPerPixel(paper: HTMLElement): number {
  return page.width / paper.getBoundingClientRect().width
}

/** Rounds CSS pixels to whole device pixels, so that elements can move without being repainted. */
export function wholePixels(pixels: number): string {
  return `${Math.round(pixels * devicePixelRatio) / devicePixelRatio}px`
}

/** Returns a CSS `translate` by page units, rounded to whole pixels, at `scale` page units per pixel. */
export function pixelShift(x: number, y: number, scale: number): string {
  return `${wholePixels(x / scale)} ${wholePixels(y / scale)}`
}
