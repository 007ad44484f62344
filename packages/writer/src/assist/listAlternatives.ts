import {
  bulletText,
  layouts,
  layoutTemplates,
  ownVisuals,
  type Slide,
  type SlideTraits,
  splitLeadIn,
} from '@deckloom/deck'
import { reportNothing } from './outcome.ts'
import type { AssistOutcome, SlideVersion } from './types.ts'

const most = 3

/** Returns up to three other layouts with the same text and pictures. */
export function listAlternatives(slide: Slide): AssistOutcome {
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
    : reportNothing('There is too little on this slide to arrange it in another way.')
}

/** Greatest change first. */
const candidates = layoutTemplates
  .flatMap((layout) => {
    const { alternative } = layouts[layout]
    return alternative ? [{ layout, ...alternative }] : []
  })
  .toSorted((a, b) => a.rank - b.rank)

function traitsOf(slide: Slide): SlideTraits {
  const lines = slide.bullet_points.map(bulletText)
  const kinds = ownVisuals(slide).map(({ kind }) => kind)
  const chart = kinds.includes('chart')
  const picture = kinds.includes('picture')
  return {
    count: lines.length,
    led: lines.filter((line) => splitLeadIn(line, 1)).length,
    short: lines.every((line) => line.length <= 120),
    picture,
    chart,
    bare: !picture && !chart,
  }
}
