export type ClipboardOwner = 'elements' | 'slides'

let told: ClipboardOwner | undefined

/** Copies or cuts for a menu, which has the focus itself and therefore names the owner. */
export function runClipboardCommand(command: 'copy' | 'cut', owner: ClipboardOwner): void {
  told = owner
  document.execCommand(command)
  told = undefined
}

/** Returns the owner a menu copies for; undefined for shortcuts, which use the focus. */
export function commandedClipboard(): ClipboardOwner | undefined {
  return told
}
