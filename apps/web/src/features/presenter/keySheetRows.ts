import type { KeyedCommand } from './slideshow/presenterKeys.ts'

export interface KeySheetRow {
  readonly keys: readonly string[]
  readonly does: string
}

/** The keys as their caps say, in the order of the sheet; it loads with the sheet. */
const rows: Readonly<Record<KeyedCommand, KeySheetRow>> = {
  next: { keys: ['→', '↓', 'Space', 'Enter', 'PgDn', 'N'], does: 'Next slide or bullet' },
  previous: { keys: ['←', '↑', 'PgUp', 'Backspace'], does: 'Previous slide or bullet' },
  first: { keys: ['Home'], does: 'First slide' },
  last: { keys: ['End'], does: 'Last slide' },
  nextOfAll: { keys: ['H'], does: 'Next slide, even if hidden' },
  overview: { keys: ['G', 'O'], does: 'All slides' },
  black: { keys: ['B', '.'], does: 'Black screen' },
  white: { keys: ['W', ','], does: 'White screen' },
  laser: { keys: ['L', 'Ctrl+L'], does: 'Laser pointer' },
  pen: { keys: ['D', 'Ctrl+P'], does: 'Pen' },
  highlighter: { keys: ['I', 'Ctrl+I'], does: 'Highlighter' },
  eraser: { keys: ['Shift+E', 'Ctrl+E'], does: 'Eraser' },
  clearInk: { keys: ['E'], does: 'Clear what is drawn on the slide' },
  undoInk: { keys: ['Z', 'Ctrl+Z'], does: 'Undo in the drawing' },
  zoomIn: { keys: ['+'], does: 'Zoom in' },
  zoomOut: { keys: ['−'], does: 'Zoom out' },
  zoomReset: { keys: ['0'], does: 'Whole slide' },
  captions: { keys: ['C'], does: 'Live captions' },
  togglePlay: { keys: ['P'], does: 'Play or pause' },
  toggleSteps: { keys: ['R'], does: 'Bullets one by one' },
  speaker: { keys: ['S'], does: 'Speaker window' },
  timer: { keys: ['T'], does: 'Elapsed time' },
  toggleFullscreen: { keys: ['F'], does: 'Full screen' },
  fillScreen: { keys: ['F5'], does: 'Start: fill the screen' },
  help: { keys: ['?', 'F1'], does: 'Keyboard shortcuts' },
  escape: { keys: ['Esc'], does: 'Put the pen away, whole slide, close' },
}

export const keySheetRows: readonly KeySheetRow[] = [
  ...Object.values(rows),
  { keys: ['3', 'Enter'], does: 'Go to slide 3' },
]
