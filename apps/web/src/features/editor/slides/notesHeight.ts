const key = 'deckloom-notes-height'

/** Returns the last height of the pane on this device, in CSS pixels; the usual one if it was never dragged. */
export function readHeight(usual: number): number {
  try {
    const kept = Number(localStorage.getItem(key) ?? usual)
    return Number.isFinite(kept) ? kept : usual
  } catch {
    return usual
  }
}

export function writeHeight(height: number): void {
  try {
    localStorage.setItem(key, String(height))
  } catch {
    // The height lasts until the page is closed.
  }
}
