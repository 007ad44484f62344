export type ClipboardOwner = 'elements' | 'slides'

let told: ClipboardOwner | undefined

/** Copies or cuts for a menu: it has the focus itself, and so names whose clipboard it means. */
export function runClipboardCommand(command: 'copy' | 'cut', owner: ClipboardOwner): void {
  told = owner
  document.execCommand(command)
  told = undefined
}

/** Whom a menu has just told; undefined while keys copy for what has the focus. */
export function commandedClipboard(): ClipboardOwner | undefined {
  return told
}
