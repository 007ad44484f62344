import type { LayoutTemplate, PointsForm } from '@deckloom/deck'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { ModelFaultKind, OutlineEntry, SlidesJob, WriteContext } from '../types.ts'
import { excerptFor } from './excerptFor.ts'
import { formOf, shapeOf } from './forms.ts'
import { readOnce } from './readGrowing.ts'
import { knownFigures } from './known.ts'
import { slidePrompt, type SlideQuestion, slideRules, slideSchema } from './prompts.ts'
import { readSlide, type SlideWish, type SlideWords } from './readSlide.ts'
import { ModelFault, type TextModel } from './textModel.ts'

/** A slide takes a few hundred tokens; the rest is an allowance for reasoning models. */
export const slideTokens = 2_000
/** One request, plus one if the answer held nothing to show. */
const questions = 2
const longestAnswer = 24_000
const mostPoints = { brief: 3, balanced: 4, detailed: 5 } as const

export interface SlideParts {
  readonly model: TextModel
  readonly job: SlidesJob
  readonly index: number
  readonly entry: OutlineEntry
}

/**
 * Asks the model for one slide. Returns the slide or the fault, or undefined when aborted. Never rejects with a
 * `ModelFault`.
 */
export async function askSlide(
  parts: SlideParts,
  context: WriteContext,
): Promise<PlannedSlide | ModelFaultKind | undefined> {
  try {
    for (let question = 0; question < questions; question += 1) {
      const words = await answerOf(parts, question > 0, context)
      if (context.signal?.aborted) return undefined
      if (words) return planEntry(parts.entry, words)
    }
    return 'unusable'
  } catch (error) {
    if (error instanceof ModelFault) return error.kind
    throw error
  }
}

async function answerOf(
  { model, job, index, entry }: SlideParts,
  again: boolean,
  { signal, used = () => {} }: WriteContext,
): Promise<SlideWords | undefined> {
  const { request, outline } = job
  const form = formOf(entry.draft?.form)
  const facts = entry.draft?.facts ?? excerptFor(request.source, [entry.title, ...entry.points])
  const question: SlideQuestion = { request, outline, entry, index, form, facts, again }
  const answer = model.ask(
    {
      name: 'slide',
      system: slideRules,
      prompt: slidePrompt(question),
      schema: slideSchema,
      maxOutputTokens: slideTokens,
    },
    { signal, used },
  )
  const wish: SlideWish = {
    form,
    title: entry.title,
    known: knownFigures(request, [entry.title, ...entry.points]),
    mostPoints: mostPoints[request.detail ?? 'balanced'],
  }
  const { json, broken } = await readOnce(answer, longestAnswer)
  const words = readSlide(json?.value, wish)
  // An answer that broke off may still hold a whole slide.
  if (broken instanceof Error && !(words && broken instanceof ModelFault)) throw broken
  return words
}

function planEntry({ title, points, draft }: OutlineEntry, words: SlideWords): PlannedSlide {
  if (!draft) {
    return { ...words, role: 'content', layouts: shapeOf('list').layouts, picture: title }
  }
  const isEdited = points.join('\n') !== draft.points.join('\n')
  const { role, picture } = draft
  return {
    ...words,
    role,
    picture,
    layouts: role === 'closing' ? draft.layouts : layoutsFor(formOf(draft.form), words),
    // Points that the user edited in the outline are kept as written.
    ...(isEdited && points.length > 0 && { title, points }),
  }
}

/** A form whose chart or table is missing falls back to a list. */
function layoutsFor(form: PointsForm, { chart, table }: SlideWords): readonly LayoutTemplate[] {
  const isMissing = (form === 'chart' && !chart) || (form === 'table' && !table)
  return shapeOf(isMissing ? 'list' : form).layouts
}
