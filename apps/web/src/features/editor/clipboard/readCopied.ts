// Its own module, so that it is not loaded when the editor opens.
export { readCopied, readCopiedSlides } from '@deckloom/editor'
