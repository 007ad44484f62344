import { layouts as definitions } from '@deckloom/deck'
import type { Language } from '../language/languages.ts'
import { fitsLayout } from '../plan/fitsLayout.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import { needsPicture } from '../plan/toSlide.ts'
import { figuresIn } from '../text/figures.ts'
import { widthOf } from '../text/width.ts'

/** Maximum width of a figure, in Latin letters, and maximum points beside it. */
const most = { figure: 12, points: 3 }

/**
 * Gives prose slides the 'big number' layout, with the only figure of the title, or of a point if the title has none.
 * Never on two slides in a row.
 */
export function withBigFigures<Slide extends Omit<PlannedSlide, 'notes'>>(
  slides: readonly Slide[],
  language: Language,
): readonly Slide[] {
  const shown: Slide[] = []
  for (const slide of slides) {
    const [before] = shown.at(-1)?.layouts ?? []
    const isFree = before === undefined || definitions[before].points !== 'figure'
    const figure = isFree && mayBreathe(slide) ? figureOn(slide, language) : undefined
    const points = [figure ?? '', ...slide.points]
    const isBig = figure !== undefined && fitsLayout('big number', slide.title, points)
    shown.push(isBig ? { ...slide, points, layouts: ['big number'] } : slide)
  }
  return shown
}

/** Whether a slide is a few sentences without a form of their own. */
function mayBreathe({ role, layouts, points }: Omit<PlannedSlide, 'notes'>): boolean {
  const isPlain = role === 'content' && layouts.some((layout) => needsPicture(layout))
  return isPlain && points.length <= most.points
}

function figureOn(
  { title, points }: Omit<PlannedSlide, 'notes'>,
  language: Language,
): string | undefined {
  if (figuresIn(title, language).length > 0) return figureIn(title, language)
  const [first] = points.flatMap((point) => figureIn(point, language) ?? [])
  return first
}

function figureIn(text: string, language: Language): string | undefined {
  const [figure, ...others] = figuresIn(text, language)
  const isLarge = (figure?.text.match(/\p{Nd}/gu)?.length ?? 0) > 1
  return figure && isLarge && others.length === 0 && widthOf(figure.text) <= most.figure
    ? figure.text
    : undefined
}
