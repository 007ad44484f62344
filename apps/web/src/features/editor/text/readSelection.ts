import type { EditorView } from 'prosemirror-view'

/**
 * Syncs the selection from the browser before anything else changes the text. The browser reports a moved caret in the
 * next frame. Until then, another key would apply to the old selection, and a change from outside would restore it: right
 * after opening that is the whole text, and the next letter would replace it.
 */
export function readSelection({ composing }: EditorView): void {
  if (!composing) document.dispatchEvent(new Event('selectionchange'))
}
