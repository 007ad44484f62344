import type { z } from 'zod'
import { newSlide } from '../newSlide.ts'
import { type Slide, slideSchema } from '../slide.ts'
import { mend } from './mend.ts'
import { isRecord } from './values.ts'

/** Each round mends at least one fault or removes its part, so no slide needs this many. */
const mostRounds = 2_000

export interface RepairedSlide {
  readonly slide: Slide
  readonly sound: boolean
}

export function repairSlide(stored: unknown, newId: () => string): RepairedSlide {
  const whole = slideSchema.safeParse(stored)
  if (whole.success) return { slide: whole.data, sound: true }
  const draft: Record<string, unknown> = {
    ...required(newId()),
    ...copyOf(stored),
  }
  const tries = new Map<string, number>()
  for (let round = 0; round < mostRounds; round += 1) {
    const result = slideSchema.safeParse(draft)
    if (result.success) return { slide: result.data, sound: false }
    mendFirst(draft, result.error.issues, tries)
    restoreRequired(draft, newId)
  }
  return { slide: newSlide(newId(), 1), sound: false }
}

function mendFirst(
  draft: Record<string, unknown>,
  issues: readonly z.core.$ZodIssue[],
  tries: Map<string, number>,
) {
  const [issue] = issues
  if (!issue) return
  const path = JSON.stringify(issue.path)
  const before = tries.get(path) ?? 0
  tries.set(path, before + 1)
  mend(draft, issue, before)
}

function required(id: string) {
  return {
    id,
    slide_title: '',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title + bullets',
  }
}

// A part that cannot be mended is removed, but a slide cannot do without these.
function restoreRequired(draft: Record<string, unknown>, newId: () => string) {
  for (const [key, value] of Object.entries(required(draft['id'] === undefined ? newId() : ''))) {
    if (draft[key] === undefined || draft[key] === null) draft[key] = value
  }
}

// If the value is a string rather than a slide, its text becomes the title.
function copyOf(stored: unknown): Record<PropertyKey, unknown> {
  if (typeof stored === 'string') return { slide_title: stored }
  const copy: unknown = JSON.parse(JSON.stringify(stored ?? {}))
  return isRecord(copy) ? copy : {}
}
