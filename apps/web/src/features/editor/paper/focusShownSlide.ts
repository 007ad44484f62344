/** Moves the focus to the thumbnail of the slide that is shown. */
export function focusShownSlide(): void {
  document.querySelector<HTMLElement>('[data-scrolls-slides] [aria-current]')?.focus()
}
