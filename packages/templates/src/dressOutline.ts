import { layouts, type Slide, slideSchema, type Visual, writeVisual } from '@deckloom/deck'
import type { Design } from './frontMatter.ts'
import type { Outline, OutlineSlide } from './readOutline.ts'

/** Returns the slides of an outline in a design. Their ids are the same on every call. */
export function dressOutline(outline: Outline, design: Design): readonly Slide[] {
  return outline.slides.map((slide, index) => dress(inDesign(slide, design), design, index + 1))
}

/** Keeps the picture of the cover only in designs that show one. */
function inDesign(slide: OutlineSlide, { cover }: Design): OutlineSlide {
  if (layouts[slide.layout].part !== 'cover') return slide
  if (cover === 'picture') return { ...slide, layout: 'cover-image' }
  const { picture: _, ...plain } = slide
  return plain
}

function dress(slide: OutlineSlide, { look, lists }: Design, number: number): Slide {
  const id = `slide-${number}`
  const visual = visualOn(slide, `${id}-image`)
  return slideSchema.parse({
    id,
    slide_title: slide.title,
    bullet_points: slide.bullets,
    visual_type: visualOf(slide),
    visual_description: visual?.alt ?? '',
    layout_template: slide.layout,
    theme: look,
    ...(lists && layouts[slide.layout].isPlain && { arrangement: lists }),
    ...(slide.eyebrow !== undefined && { eyebrow: slide.eyebrow }),
    ...(slide.notes !== undefined && { notes: slide.notes }),
    ...(slide.table && { table: slide.table }),
    ...(visual && { images: [writeVisual(visual)] }),
  })
}

function visualOn({ chart, picture }: OutlineSlide, id: string): Visual | undefined {
  if (chart) {
    const labels = chart.data.map(({ label }) => label).join(', ')
    const alt = `${chart.title}: ${labels}`
    return {
      kind: 'chart',
      id,
      url: '',
      origin: 'generated-chart',
      title: chart.title,
      alt,
      chart,
    }
  }
  return picture && { kind: 'picture', id, url: picture.url, origin: 'generated', alt: picture.alt }
}

function visualOf({ layout, chart, picture }: OutlineSlide): Slide['visual_type'] {
  if (chart) return 'chart'
  if (picture) return 'photo'
  const { shows } = layouts[layout]
  if (shows === 'quote') return 'quote'
  return shows === 'words' || shows === 'figures' ? 'other' : 'diagram'
}
