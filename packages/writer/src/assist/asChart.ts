import { type ChartType, deckLimits, ownVisuals, type Slide, withNewVisual } from '@deckloom/deck'
import { dateLed } from './dateWords.ts'
import { comparable, figuresOn, type GivenFigure } from './figuresOn.ts'
import { reportNothing, oneVersion } from './outcome.ts'
import type { AssistOutcome } from './types.ts'

const { min, max } = deckLimits.chartPoints

/** Returns the slide with a chart of its numbers beside its text. */
export function asChart(slide: Slide, newId: () => string): AssistOutcome {
  const figures = comparable(figuresOn(slide)).slice(0, max)
  if (figures.length < min || figures.every(({ value }) => value === 0)) {
    return reportNothing('A chart needs two numbers of one kind: write each in a line of its own.')
  }
  if (ownVisuals(slide).length >= deckLimits.visuals) {
    return reportNothing('This slide is full: delete something to make room for a chart.')
  }
  const [{ unit } = { unit: '' }] = figures
  const title = slide.slide_title.trim() || 'Figures'
  const { table: _, ...rest } = slide
  const shown = withNewVisual(rest, {
    kind: 'chart',
    id: newId(),
    url: '',
    origin: 'generated-chart',
    chart: {
      type: typeFor(figures),
      title: `${title.slice(0, deckLimits.chartTitleLength - 40)}${unit === '' ? '' : ` (${unit})`}`,
      data: figures.map(({ label, value }) => ({
        label: label.slice(0, deckLimits.chartLabelLength),
        value,
      })),
      colors: [],
    },
  })
  return oneVersion(`A chart of ${figures.length} numbers`, {
    ...shown,
    visual_type: 'chart',
    layout_template: 'title + chart + bullets',
  })
}

function typeFor(figures: readonly GivenFigure[]): ChartType {
  if (figures.every(({ label }) => dateLed.test(label))) return 'line'
  const sum = figures.reduce((total, { value }) => total + value, 0)
  const parts = figures.every(({ unit }) => unit === '%') && Math.abs(sum - 100) <= 1
  if (parts) return 'donut'
  return figures.some(({ label }) => label.length > 18) ? 'horizontal-bar' : 'bar'
}
