export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PanelSurroundings {
  readonly bar: Rect
  /** The text that is being edited. */
  readonly text: Rect
  readonly panel: Pick<Rect, 'width' | 'height'>
  readonly window: Pick<Rect, 'width' | 'height'>
}

/** CSS pixels between the panel and what it is beside, and between the panel and the edge of the window. */
const gap = 8

/**
 * Returns the corner of a panel of the format bar, in CSS pixels: above the bar, else where it covers neither the bar nor
 * the text, below them or at a side, else only not the bar. It stays within the window.
 */
export function panelPlace({
  bar,
  text,
  panel,
  window,
}: PanelSurroundings): Pick<Rect, 'left' | 'top'> {
  const lowest = window.height - gap - panel.height
  const rightmost = window.width - gap - panel.width
  const across = Math.min(bar.left, rightmost)
  const down = Math.min(bottom(bar) + gap, lowest)
  const places = [
    { left: across, top: bar.top - gap - panel.height },
    { left: across, top: Math.max(bottom(bar), bottom(text)) + gap },
    { left: right(text) + gap, top: down },
    { left: text.left - gap - panel.width, top: down },
    { left: Math.max(right(text), right(bar)) + gap, top: Math.min(bar.top, lowest) },
  ]
  const fits = (place: Pick<Rect, 'left' | 'top'>) =>
    place.left >= gap && place.left <= rightmost && place.top >= gap && place.top <= lowest
  const free = places.find((place) => {
    const own = { ...place, ...panel }
    return fits(place) && !overlap(own, bar) && !overlap(own, text)
  })
  const place = free ?? { left: across, top: down }
  return { left: Math.max(gap, place.left), top: Math.max(gap, place.top) }
}

function right({ left, width }: Rect): number {
  return left + width
}

function bottom({ top, height }: Rect): number {
  return top + height
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.left < right(other) &&
    other.left < right(one) &&
    one.top < bottom(other) &&
    other.top < bottom(one)
  )
}
