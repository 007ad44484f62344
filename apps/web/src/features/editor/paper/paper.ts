import { type Box, page } from '@deckloom/deck'
import type { CSSProperties } from 'react'

/** The position of a box on the paper, as fractions: nothing has to know how large the paper is shown. */
export function boxStyle({ x, y, width, height }: Box, rotation = 0): CSSProperties {
  return {
    left: `${(x / page.width) * 100}%`,
    top: `${(y / page.height) * 100}%`,
    width: `${(width / page.width) * 100}%`,
    height: `${(height / page.height) * 100}%`,
    ...(rotation !== 0 && { rotate: `${rotation}deg` }),
  }
}

/** A length in page units as CSS: the paper is the query container. */
export function paperLength(units: number): string {
  return `${(units / page.width) * 100}cqw`
}

/** Page units a CSS pixel of the paper shows. */
export function unitsPerPixel(paper: HTMLElement): number {
  return page.width / paper.getBoundingClientRect().width
}

/** A length in CSS pixels that ends on a pixel of the screen: what is moved by it need not be repainted. */
export function wholePixels(pixels: number): string {
  return `${Math.round(pixels * devicePixelRatio) / devicePixelRatio}px`
}

/** A CSS `translate` by page units, on whole pixels, where a pixel shows `scale` units. */
export function pixelShift(x: number, y: number, scale: number): string {
  return `${wholePixels(x / scale)} ${wholePixels(y / scale)}`
}
