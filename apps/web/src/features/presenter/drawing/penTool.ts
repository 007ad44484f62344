/** What the pointer does on the slide while it neither points nor goes on. */
export type PenTool = 'pen' | 'highlighter' | 'eraser'

/** Commands to what is drawn. */
export type InkCommand = 'undoInk' | 'clearInk'
