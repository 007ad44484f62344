/** Returns the ID of the element of the canvas that has the focus. */
export function focusedElement(): string | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement.dataset['canvasElement'] : undefined
}

/** Focuses an element of the canvas once it is drawn, unless the focus has moved elsewhere by then. */
export function focusElement(elementId: string, from: Element | null = null): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== from) return
    const selector = `[data-canvas-element="${CSS.escape(elementId)}"]`
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  })
}
