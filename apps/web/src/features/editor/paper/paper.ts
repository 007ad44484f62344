import { page } from '@deckloom/deck'

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
