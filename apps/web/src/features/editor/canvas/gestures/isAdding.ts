/** Whether a press adds to what is selected. */
export function isAdding(
  event: Readonly<Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>>,
): boolean {
  return event.shiftKey || event.ctrlKey || event.metaKey
}
