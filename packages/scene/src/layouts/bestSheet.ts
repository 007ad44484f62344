import { Sheet, type SheetPurpose } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import type { Plan } from './layOut.ts'
import { plansFor } from './plansFor.ts'

export interface Outcome {
  readonly plan: Plan
  readonly sheet: Sheet
}

/** Returns the first plan that needs no rescue, or else the one that needs the least. */
export function bestSheet(stage: Stage): Outcome {
  const { plan, sheet: trial } = bestTrial(stage, 'comparison')
  const sheet = trial.sound
    ? trial
    : new Sheet(stage.book, { direction: stage.direction, purpose: 'picture' })
  // A failed trial has no marks for what did not fit.
  if (!trial.sound) plan.layOut(stage, sheet)
  if (plan.template !== stage.slide.layout) sheet.notice('layout-changed', stage.slide.id)
  return { plan, sheet }
}

/** Returns whether any plan works without a rescue. */
export function hasSoundPlan(stage: Stage): boolean {
  return bestTrial(stage, 'question').sheet.sound
}

function bestTrial(stage: Stage, purpose: SheetPurpose): Outcome {
  let best: Outcome | undefined
  for (const plan of plansFor(stage)) {
    const sheet = new Sheet(stage.book, { direction: stage.direction, purpose })
    plan.layOut(stage, sheet)
    if (!best || distress(sheet) < distress(best.sheet)) best = { plan, sheet }
    if (sheet.sound) break
  }
  if (!best) throw new Error(`No layout for the template "${stage.slide.layout}"`)
  return best
}

function distress({ notices }: Sheet): number {
  if (notices.some(({ code }) => code === 'overflow')) return 2
  return notices.some(({ code }) => code === 'floor-reached') ? 1 : 0
}
