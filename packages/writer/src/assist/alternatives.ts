import { bulletText, type LayoutTemplate, type Slide, splitLeadIn } from '@deckloom/deck'
import { nothing } from './outcome.ts'
import type { AssistOutcome, SlideVersion } from './types.ts'

const most = 3

/** Up to three other arrangements of the same words and pictures. */
export function alternatives(slide: Slide): AssistOutcome {
  const traits = traitsOf(slide)
  const versions = candidates
    .filter(({ layout, suits }) => layout !== slide.layout_template && suits(traits))
    .slice(0, most)
    .map(({ layout, label }): SlideVersion => {
      const { slot_boxes: _, arrangement: __, ...rest } = slide
      return {
        label,
        slide: { ...rest, layout_template: layout, positioning_mode: 'layout' },
      }
    })
  const [first, ...more] = versions
  return first
    ? { kind: 'versions', versions: [first, ...more] }
    : nothing('There is too little on this slide to arrange it in another way.')
}

interface Traits {
  readonly count: number
  /** Lines that begin with a name for what they say. */
  readonly led: number
  readonly short: boolean
  readonly picture: boolean
  readonly chart: boolean
  /** Neither a picture nor a chart. */
  readonly bare: boolean
}

interface Candidate {
  readonly layout: LayoutTemplate
  readonly label: string
  /** Whether it suits what is on the slide. */
  readonly suits: (traits: Traits) => boolean
}

/** What changes most comes first. */
const candidates: readonly Candidate[] = [
  { layout: 'side-by-side image + bullets', label: 'Picture beside', suits: (is) => is.picture },
  {
    layout: 'full image background',
    label: 'Picture behind',
    suits: (is) => is.picture && is.count <= 3,
  },
  { layout: 'title + chart + bullets', label: 'Chart first', suits: (is) => is.chart },
  { layout: 'three cards', label: 'Cards', suits: (is) => is.bare && is.count === 3 },
  {
    layout: 'process',
    label: 'Steps',
    suits: (is) => is.bare && is.short && is.count >= 3 && is.count <= 6,
  },
  {
    layout: 'comparison',
    label: 'Side by side',
    suits: (is) => is.count === 2 || (is.bare && is.count === 4 && is.led >= 2),
  },
  { layout: 'two column', label: 'Two columns', suits: (is) => is.bare && is.count >= 4 },
  { layout: 'agenda', label: 'Numbered', suits: (is) => is.bare && is.short && is.count >= 3 },
  { layout: 'centered quote', label: 'One sentence', suits: (is) => !is.chart && is.count === 1 },
  { layout: 'section header', label: 'Chapter', suits: (is) => is.bare && is.count <= 1 },
  { layout: 'title + bullets', label: 'List', suits: (is) => is.count > 0 },
  { layout: 'title only', label: 'Title alone', suits: (is) => is.bare && is.count === 0 },
  { layout: 'cover', label: 'Opening', suits: (is) => !is.chart && is.count <= 1 },
]

function traitsOf({ bullet_points: bullets, images = [] }: Slide): Traits {
  const lines = bullets.map(bulletText)
  const chart = images.some(({ chartData }) => chartData !== undefined)
  const picture = images.some(({ chartData, shapeData, iconData }) =>
    [chartData, shapeData, iconData].every((data) => data === undefined),
  )
  return {
    count: lines.length,
    led: lines.filter((line) => splitLeadIn(line, 1)).length,
    short: lines.every((line) => line.length <= 120),
    picture,
    chart,
    bare: !picture && !chart,
  }
}
