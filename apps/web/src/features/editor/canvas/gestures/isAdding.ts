/** Returns whether a press adds to the selection. */
export function isAdding(
  event: Readonly<Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>>,
): boolean {
  return event.shiftKey || event.ctrlKey || event.metaKey
}
