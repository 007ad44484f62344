export type ClipboardOwner = 'elements' | 'slides'

let told: ClipboardOwner | undefined

/** Copies or cuts for a menu, which has the focus itself and so names the owner. */
export function runClipboardCommand(command: 'copy' | 'cut', owner: ClipboardOwner): void {
  told = owner
  document.execCommand(command)
  told = undefined
}

/** The owner that a menu copies for; undefined while keys copy for what has the focus. */
export function commandedClipboard(): ClipboardOwner | undefined {
  return told
}
