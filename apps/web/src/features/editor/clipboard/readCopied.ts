// A door to load it through, so that it is no part of what opens the editor.
export { readCopied, readCopiedSlides } from '@deckloom/editor'
