// Loaded right after the editor is drawn.
export { htmlOfElements, htmlOfSlides, textOfElements, textOfSlides } from '@deckloom/editor'
export { copyStyle, pasteStyle } from './copiedStyle.ts'
