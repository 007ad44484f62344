/** Returns the letter that is pressed with Ctrl or Cmd and nothing else; undefined for any other key. */
export function commandLetter({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string | undefined {
  return (ctrlKey || metaKey) && !altKey && !shiftKey ? key.toLowerCase() : undefined
}
