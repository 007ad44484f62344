import {
  type ImageItem,
  type LayoutTemplate,
  type Slide,
  splitLeadIn,
  type ThemeChoice,
} from '@deckloom/deck'
import { illustrationUrl } from '@deckloom/themes'
import { capitalise } from '../language/letterCase.ts'
import { shorten } from '../language/words.ts'
import type { Picture } from './chooseVisuals.ts'
import { describeMotif } from './describeMotif.ts'
import type { PlannedSlide } from './plannedSlide.ts'
import { shownPoints } from './varyLayouts.ts'

export interface Dressing {
  readonly layout: LayoutTemplate
  readonly theme: ThemeChoice
  readonly picture?: Picture
  /** Returns a fresh id at each call. */
  readonly newId: () => string
}

const pictureLayouts: ReadonlySet<LayoutTemplate> = new Set([
  'title + bullets + image',
  'side-by-side image + bullets',
  'full image background',
] satisfies LayoutTemplate[])
/** Layouts that set lead and detail apart, so that the detail begins a line of its own. */
const apart: ReadonlySet<LayoutTemplate> = new Set([
  'three cards',
  'process',
  'timeline',
] satisfies LayoutTemplate[])
const diagrams: Readonly<Partial<Record<LayoutTemplate, string>>> = {
  'three cards': 'Three cards side by side, one idea on each',
  process: 'Chevrons from left to right, one for each step',
  timeline: 'A line with a dot for each moment',
  comparison: 'Two panels of equal size, side by side',
  'two column': 'Two columns divided by a fine line',
}

export function needsPicture(layout: LayoutTemplate): boolean {
  return pictureLayouts.has(layout)
}

/** The slide as it is stored; every field keeps the limits of the deck. */
export function toSlide(planned: PlannedSlide, dressing: Dressing): Slide {
  const { layout, theme, picture, newId } = dressing
  const image = imageFor(planned, picture, newId)
  return {
    id: newId(),
    slide_title: planned.title,
    bullet_points: shownPoints(layout, planned.points).map((point) =>
      apart.has(layout) ? detailCapitalised(point) : point,
    ),
    ...visualFor(planned, layout, image),
    layout_template: layout,
    theme,
    ...(planned.eyebrow !== undefined && { eyebrow: shorten(planned.eyebrow, 40) }),
    notes: planned.notes,
    ...(image && { images: [image] }),
  }
}

function detailCapitalised(point: string): string {
  const parts = splitLeadIn(point, 1)
  return parts && point.startsWith(`${parts.lead}:`)
    ? `${parts.lead}: ${capitalise(parts.detail)}`
    : point
}

function imageFor(
  planned: PlannedSlide,
  picture: Picture | undefined,
  newId: () => string,
): ImageItem | undefined {
  if (planned.chart) {
    const alt = shorten(
      `${planned.chart.title}: ${planned.chart.data.map(({ label }) => label).join(', ')}`,
      300,
    )
    return {
      id: newId(),
      url: '',
      type: 'generated-chart',
      title: shorten(planned.chart.title, 200),
      alt,
      chartData: planned.chart,
    }
  }
  if (!picture) return undefined
  return {
    id: newId(),
    url: illustrationUrl(picture.motif, picture.seed),
    type: 'generated',
    alt: describeMotif(picture.motif),
  }
}

function visualFor(
  planned: PlannedSlide,
  layout: LayoutTemplate,
  image: ImageItem | undefined,
): Pick<Slide, 'visual_type' | 'visual_description'> {
  if (planned.chart)
    return { visual_type: 'chart', visual_description: `A chart of ${planned.chart.title}` }
  if (image) return { visual_type: 'photo', visual_description: image.alt ?? '' }
  if (layout === 'centered quote')
    return { visual_type: 'quote', visual_description: 'The words themselves, set large' }
  if (layout === 'kpi row' || layout === 'big number')
    return { visual_type: 'chart', visual_description: 'The figures themselves, set large' }
  const diagram = diagrams[layout]
  if (diagram !== undefined) return { visual_type: 'diagram', visual_description: diagram }
  return {
    visual_type: 'other',
    visual_description: 'The words carry this slide; the theme sets the scene',
  }
}
