/** Returns the index of the slide in the URL, from 0: `#3` is the third. */
export function slideInAddress(): number {
  const number = Number(/^#(\d{1,4})$/.exec(location.hash)?.[1] ?? '1')
  return Math.max(0, number - 1)
}

/** Writes the slide to the URL, so that a reload and a copied link return to it. */
export function writeSlideToAddress(index: number): void {
  const hash = index === 0 ? '' : `#${index + 1}`
  if (location.hash === hash) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
}
