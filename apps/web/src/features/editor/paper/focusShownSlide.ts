/** Moves the focus to the current slide's thumbnail. */
export function focusShownSlide(): void {
  document.querySelector<HTMLElement>('[data-scrolls-slides] [aria-current]')?.focus()
}

/** Moves the focus to the current slide's thumbnail, unless a control has it. */
export function followWithFocus(): void {
  const { activeElement: at, body } = document
  if (at === body || at?.role === 'option') focusShownSlide()
}
