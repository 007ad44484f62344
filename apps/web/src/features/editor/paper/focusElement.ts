/** Puts the keyboard on an element of the canvas once it is drawn, unless it has gone elsewhere by then. */
export function focusElement(elementId: string, from: Element | null = null): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== from) return
    const selector = `[data-canvas-element="${CSS.escape(elementId)}"]`
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  })
}
