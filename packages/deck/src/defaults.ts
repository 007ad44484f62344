import { startingTitle } from './slideReads.ts'

/** Defaults that the specification gives for new content. Sizes are in page units. */
export const deckDefaults = {
  deckTitle: 'Untitled Presentation',
  untitledTitle: 'Untitled #1',
  backgroundColor: '#FFFFFF',
  textColor: '#1F2937',
  titleSize: 32,
  bulletSize: 18,
  bodySize: 16,
  textElementSize: { width: 300, height: 50 },
  newTextBoxSize: { width: 200, height: 50 },
  newImageSize: { width: 300, height: 200 },
  newChartSize: { width: 400, height: 300 },
  newShape: {
    type: 'rectangle',
    fillColor: '#3B82F6',
    width: 200,
    height: 120,
    borderRadius: 8,
    borderWidth: 2,
  },
  newIconSize: { width: 120, height: 120 },
  /** Two points wide, as office programs draw them. */
  newLine: { length: 240, width: 2.5 },
  shapeSizes: {
    S: { width: 120, height: 80 },
    M: { width: 200, height: 120 },
    L: { width: 300, height: 180 },
    Square: { width: 150, height: 150 },
  },
  /** Canvas for the chart preview while the chart is edited. */
  chartCanvas: { width: 600, height: 400 },
  newSlide: { title: startingTitle, bullet: 'New bullet point' },
} as const
