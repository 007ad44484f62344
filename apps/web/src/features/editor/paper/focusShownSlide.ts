/** Moves the focus to the current slide's thumbnail. */
export function focusShownSlide(): void {
  document.querySelector<HTMLElement>('[data-scrolls-slides] [aria-current]')?.focus()
}
