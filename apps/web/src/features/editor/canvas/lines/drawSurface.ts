/** A button over the whole slide that takes the pointer while something is drawn. */
export const drawSurfaceClass =
  'absolute inset-0 z-20 cursor-crosshair touch-none outline-offset-0 focus-visible:outline-2 focus-visible:outline-focus'

export function focusSurface(surface: HTMLButtonElement | null): void {
  surface?.focus({ preventScroll: true })
}
