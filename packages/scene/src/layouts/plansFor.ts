import type { Arrangement } from '@deckloom/deck'
import type { Stage } from '../stage.ts'
import { arrange } from './arrange.ts'
import { chartPlans } from './diagrams/titleChartBullets.ts'
import { drawings } from './index.ts'
import { isGround } from './isGround.ts'
import { plan, type Plan } from './layOut.ts'
import { listPlans } from './lists/titleBullets.ts'
import { picturePlans } from './lists/titleBulletsImage.ts'

/**
 * Returns the ways to lay out this slide, the preferred one first. The rest are for content that does not fit at the
 * sizes that the art direction allows.
 */
export function plansFor(stage: Stage): readonly Plan[] {
  const { slide } = stage
  const { arrangement } = slide
  const own = ownPlans(stage)
  if (arrangement === undefined || arrangement === 'Left') return own
  if (!hasRoom(stage, arrangement)) return own
  return [
    ...arrange(arrangement).map((layOut) => plan(slide.layout, layOut, arrangement)),
    ...(stage.charts.length + stage.pictures.length > 0 ? own : listPlans(stage)),
  ]
}

// A chart or table is evidence: only an arrangement with room for it may move it. Text can only be placed on a single
// picture.
function hasRoom(stage: Stage, arrangement: Arrangement): boolean {
  const { charts, pictures, slide } = stage
  if (charts.length > 0) return arrangement === 'Split' && pictures.length === 0
  if (arrangement === 'Overlay' && pictures.length > 0 && !isGround(stage)) return false
  return !drawings[slide.layout].hasEvidence?.(stage)
}

function ownPlans(stage: Stage): readonly Plan[] {
  const { slide, charts, pictures } = stage
  const { plans, mostPictures, hasEvidence } = drawings[slide.layout]
  if (hasEvidence?.(stage)) return plans(stage)
  if (charts.length > 0) return chartPlans(stage)
  return pictures.length > mostPictures(stage) ? picturePlans(stage) : plans(stage)
}
