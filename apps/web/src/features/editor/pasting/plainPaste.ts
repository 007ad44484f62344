let isPlain = false

/** Notes whether the keys last pressed paste without formatting, which the event of a paste does not say. */
export function watchPlainPaste(signal: AbortSignal): void {
  window.addEventListener(
    'keydown',
    ({ shiftKey, ctrlKey, metaKey, key }) => {
      isPlain = shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'v'
    },
    { capture: true, signal },
  )
}

/** Whether the paste at hand is one without formatting. */
export function wantsPlainText(): boolean {
  return isPlain
}
