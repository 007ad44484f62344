import {
  deckLanguages,
  layouts,
  type LayoutTemplate,
  type Slide,
  splitLeadIn,
  type ThemeChoice,
  type Visual,
  writeVisual,
} from '@deckloom/deck'
import { illustrationUrl } from '@deckloom/themes'
import { type Frames, framesOf } from '../frames/frames.ts'
import { capitalize } from '../language/letterCase.ts'
import { shorten } from '../language/words.ts'
import type { Picture } from './chooseVisuals.ts'
import type { Language } from '../language/languages.ts'
import { typeset } from '../language/typeset.ts'
import { describeMotif } from './describeMotif.ts'
import { pointsOn } from './fitsLayout.ts'
import type { PlannedSlide } from './plannedSlide.ts'

export interface Dressing {
  readonly layout: LayoutTemplate
  readonly theme: ThemeChoice
  readonly picture?: Picture
  readonly language: Language
  /** Returns a new ID on each call. */
  readonly newId: () => string
}

/** All other visuals are diagrams. */
const visualTypes: Readonly<Partial<Record<keyof Frames['visuals'], Slide['visual_type']>>> = {
  quote: 'quote',
  figures: 'chart',
  words: 'other',
}

export function needsPicture(layout: LayoutTemplate): boolean {
  return layouts[layout].visual === 'picture'
}

/** Returns the slide as stored. Every field is within the limits of the deck format. */
export function toSlide(planned: PlannedSlide, dressing: Dressing): Slide {
  const { layout, theme, language, newId } = dressing
  const visual = visualFor(planned, dressing)
  const set = (text: string): string => typeset(text, language)
  return {
    id: newId(),
    slide_title: set(planned.title),
    bullet_points: pointsOn(layout, planned).map((point) =>
      set(layouts[layout].points === 'leads' ? detailCapitalized(point) : point),
    ),
    ...visualFields(planned, { layout, visual, visuals: framesOf(language)?.visuals }),
    layout_template: layout,
    theme,
    ...(planned.eyebrow !== undefined && { eyebrow: set(shorten(planned.eyebrow, 40)) }),
    notes: set(planned.notes),
    ...(visual && { images: [writeVisual(visual)] }),
    ...(planned.table && layouts[layout].visual === 'table' && { table: planned.table }),
  }
}

function detailCapitalized(point: string): string {
  const parts = splitLeadIn(point, 1)
  return parts && point.startsWith(`${parts.lead}:`)
    ? `${parts.lead}: ${capitalize(parts.detail)}`
    : point
}

function visualFor(
  planned: PlannedSlide,
  { picture, language, newId }: Dressing,
): Visual | undefined {
  if (planned.chart) {
    const locale = deckLanguages.find((own) => own === language)
    const alt = shorten(
      `${planned.chart.title}: ${planned.chart.data.map(({ label }) => label).join(', ')}`,
      300,
    )
    return {
      kind: 'chart',
      id: newId(),
      url: '',
      origin: 'generated-chart',
      title: shorten(planned.chart.title, 200),
      alt,
      chart: {
        ...planned.chart,
        ...(locale !== undefined && locale !== 'en' && { locale }),
        ...(planned.chart.locale && { locale: planned.chart.locale }),
      },
    }
  }
  if (!picture) return undefined
  return {
    kind: 'picture',
    id: newId(),
    url: illustrationUrl(picture.motif, picture.seed),
    origin: 'generated',
    alt: typeset(describeMotif(picture.motif, language) ?? planned.title, language),
  }
}

interface Shown {
  readonly layout: LayoutTemplate
  readonly visual: Visual | undefined
  /** Undefined for an unsupported language: the slide's own title then describes the visual. */
  readonly visuals: Frames['visuals'] | undefined
}

function visualFields(
  planned: PlannedSlide,
  { layout, visual, visuals }: Shown,
): Pick<Slide, 'visual_type' | 'visual_description'> {
  const { title, chart } = planned
  if (chart) {
    const said = visuals?.chart.replace('{title}', () => chart.title)
    return { visual_type: 'chart', visual_description: said ?? chart.title }
  }
  if (visual) return { visual_type: 'photo', visual_description: visual.alt ?? '' }
  const { shows: shown } = layouts[layout]
  return {
    visual_type: visualTypes[shown] ?? 'diagram',
    visual_description: visuals?.[shown] ?? title,
  }
}
