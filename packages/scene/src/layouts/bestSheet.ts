import { readingDirection } from '@deckloom/text'
import { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { plansFor, type TemplatePlan } from './plansFor.ts'

export interface Outcome {
  readonly plan: TemplatePlan
  readonly sheet: Sheet
}

/** The first plan that needs no rescue; where all do, the one that needs the least. */
export function bestSheet(stage: Stage): Outcome {
  let best: Outcome | undefined
  const direction = readingDirection(
    [stage.title, ...stage.items.map(({ text }) => text)].join(' '),
  )
  for (const plan of plansFor(stage)) {
    const sheet = new Sheet(stage.book, direction)
    plan.layOut(stage, sheet)
    if (!best || distress(sheet) < distress(best.sheet)) best = { plan, sheet }
    if (sheet.sound) break
  }
  if (!best) throw new Error(`No layout for the template "${stage.slide.layout_template}"`)
  if (best.plan.template !== stage.slide.layout_template) {
    best.sheet.notice('layout-changed', stage.slide.id)
  }
  return best
}

function distress({ notices }: Sheet): number {
  if (notices.some(({ code }) => code === 'overflow')) return 2
  return notices.some(({ code }) => code === 'floor-reached') ? 1 : 0
}
