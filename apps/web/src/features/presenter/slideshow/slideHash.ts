/** The slide that the address names, from 0: `#3` is the third. */
export function slideInAddress(): number {
  const number = Number(/^#(\d{1,4})$/.exec(location.hash)?.[1] ?? '1')
  return Math.max(0, number - 1)
}

/** Keeps the slide in the address, so that a reload and a copied link come back to it. */
export function writeSlideToAddress(index: number): void {
  const hash = index === 0 ? '' : `#${index + 1}`
  if (location.hash === hash) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
}
