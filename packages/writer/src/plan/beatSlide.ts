import type { LayoutTemplate } from '@deckloom/deck'
import type { Beat, BeatForm } from '../narratives/narrative.ts'
import { firstFitting } from '../wording/expand.ts'
import type { Slots } from '../wording/slots.ts'
import type { PlannedSlide } from './plannedSlide.ts'

interface Form {
  readonly layouts: readonly LayoutTemplate[]
  /** Characters of a title and of a point that every layout of the form holds. */
  readonly title: number
  readonly point: number
}

const list: Form = {
  layouts: [
    'title + bullets + image',
    'side-by-side image + bullets',
    'title + bullets',
    'two column',
  ],
  title: 64,
  point: 84,
}
const forms: Readonly<Record<BeatForm, Form>> = {
  list,
  cards: { layouts: ['three cards', ...list.layouts.slice(0, 3)], title: 84, point: 110 },
  steps: { layouts: ['process', 'title + bullets'], title: 84, point: 110 },
  dates: { layouts: ['timeline', 'title + bullets'], title: 84, point: 70 },
  sides: { layouts: ['comparison', 'two column'], title: 84, point: 70 },
  statement: { layouts: ['full image background', 'title only'], title: 72, point: 110 },
}
const maxWords = { title: 12, point: 14 }
const shownWithStatements = 4

/** A guided slide; sentences of the person's own come first and take the place of prompts. */
export function beatSlide(
  beat: Beat,
  slots: Slots,
  statements: readonly string[] = [],
): PlannedSlide {
  const form = statements.length > 0 ? list : forms[beat.form]
  const title =
    firstFitting(beat.titles, slots, { chars: form.title, words: maxWords.title }) ??
    firstFitting(beat.titles, slots, { chars: 84, words: maxWords.title }) ??
    beat.eyebrow
  const guided = beat.points.flatMap((templates) => {
    const text = firstFitting(typeof templates === 'string' ? [templates] : templates, slots, {
      chars: form.point,
      words: maxWords.point,
    })
    return text === undefined ? [] : [text]
  })
  const prompts = statements.length > 0 ? guided.filter((point) => !point.endsWith(':')) : guided
  const room = Math.max(1, shownWithStatements - statements.length)
  return {
    role: 'content',
    title,
    eyebrow: beat.eyebrow,
    points: statements.length > 0 ? [...statements, ...prompts.slice(0, room)] : guided,
    notes: beat.notes,
    layouts: form.layouts,
    picture: beat.picture,
  }
}
