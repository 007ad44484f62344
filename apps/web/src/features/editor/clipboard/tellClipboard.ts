export type ClipboardOwner = 'elements' | 'slides'

let told: ClipboardOwner | undefined

/** Copies or cuts for a menu: it has the focus itself, and so names whose clipboard it means. */
export function tellClipboard(command: 'copy' | 'cut', owner: ClipboardOwner): void {
  told = owner
  document.execCommand(command)
  told = undefined
}

/** Whom a menu has just told; undefined while keys copy for what has the focus. */
export function toldClipboard(): ClipboardOwner | undefined {
  return told
}
