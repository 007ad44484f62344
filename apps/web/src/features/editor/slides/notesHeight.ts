const key = 'deckloom-notes-height'
const usual = 44

/** How high the pane was when it was last sized on this device, CSS pixels. */
export function readHeight(): number {
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
    // It stays so until the page is left.
  }
}
