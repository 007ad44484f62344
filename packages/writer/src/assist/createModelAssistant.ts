import { type Bullet, bulletText, deckLimits, type Slide, withBulletText } from '@deckloom/deck'
import { assistPrompt, assistRules, assistSchema } from '../model/assistPrompt.ts'
import { cleanText } from '../model/cleanText.ts'
import { listOf, findMember } from '../model/fields.ts'
import { readOnce } from '../model/readGrowing.ts'
import { type Known, knownFigures } from '../model/known.ts'
import { mostTokens } from '../model/mostTokens.ts'
import { ModelFault, type TextModel } from '../model/textModel.ts'
import type { ModelUsage } from '../types.ts'
import {
  type AssistRequest,
  type ModelAction,
  type ModelAssistant,
  type SlideVersion,
  writesAnew,
} from './types.ts'

const answerTokens = 1_500
const longestAnswer = 16_000
/** One request, plus one if the answer held nothing to show. */
const questions = 2

/**
 * Creates the assistant that uses a language model for actions that need new wording; it leaves the others to other
 * assistants.
 */
export function createModelAssistant(model: TextModel): ModelAssistant {
  return {
    name: 'model',
    model: model.id,
    most,
    async assist(request, { signal, used = () => {} } = {}) {
      const { action } = request
      if (!writesAnew(action)) return { kind: 'needs-model' }
      if (wordsOn(request.slide) === '')
        return { kind: 'nothing', reason: 'There are no words on this slide to work with.' }
      for (let question = 0; question < questions; question += 1) {
        const call = {
          name: 'slide',
          system: assistRules,
          prompt: assistPrompt(request),
          schema: assistSchema,
          maxOutputTokens: answerTokens,
        } as const
        // oxlint-disable-next-line no-await-in-loop -- the second is asked only where the first said nothing
        const { json, broken } = await readOnce(model.ask(call, { signal, used }), longestAnswer)
        if (broken instanceof Error) throw broken
        const slide = withWords(request, json?.value)
        if (slide) return { kind: 'versions', versions: [{ label: labels[action], slide }] }
        if (signal?.aborted) break
      }
      throw new ModelFault('unusable', 'The answer held no words for the slide')
    },
  }
}

const labels: Readonly<Record<ModelAction, string>> = {
  rewrite: 'Rewritten',
  expand: 'With more words',
  simplify: 'In simpler words',
  tone: 'In another tone',
  translate: 'Translated',
}

function most(request: AssistRequest): ModelUsage {
  const asked = assistRules.length + assistPrompt(request).length
  return {
    inputTokens: questions * mostTokens(asked),
    outputTokens: questions * answerTokens,
  }
}

/** Returns the slide with the text of an answer, or undefined if the answer has none to show. */
function withWords(request: AssistRequest, answer: unknown): SlideVersion['slide'] | undefined {
  const { slide, action } = request
  const known = figuresOf(request)
  const heading = keepKnown(findMember(answer, 'title'), deckLimits.slideTitleLength, known)
  const points = listOf(findMember(answer, 'points')).map((point) =>
    keepKnown(point, deckLimits.bulletLength, known),
  )
  const before = slide.bullet_points
  const isEmpty = before.length > 0 ? points.every((point) => point === '') : heading === ''
  if (isEmpty) return undefined
  // Only 'expand' may add lines.
  const count = Math.min(deckLimits.bullets, action === 'expand' ? points.length : before.length)
  const notes = keepKnown(findMember(answer, 'notes'), deckLimits.notesLength, known)
  // Formatting of single words does not apply to the new text.
  const { slide_title_runs: _, ...rest } = slide
  return {
    ...rest,
    // A heading with an unknown figure is rejected.
    slide_title: heading === '' ? slide.slide_title : heading,
    bullet_points: points
      .slice(0, count)
      .flatMap((point, place) => pointsAt(before[place], point, points)),
    ...(action === 'translate' && notes !== '' && { notes }),
  }
}

/**
 * Returns the lines for a position. A rejected point keeps the old text there, unless another point now has the same
 * text.
 */
function pointsAt(
  old: Bullet | undefined,
  point: string,
  points: readonly string[],
): readonly Bullet[] {
  if (old === undefined) return point === '' ? [] : [point]
  if (point !== '') return [withBulletText(old, point)]
  return points.includes(bulletText(old)) ? [] : [old]
}

/**
 * Returns the test for known figures. A translation writes numbers as its language does, so that any figure is allowed;
 * all other actions may use only the slide's figures.
 */
function figuresOf({ slide, action }: AssistRequest): Known {
  if (action === 'translate') return () => true
  return knownFigures({
    prompt: '',
    source: wordsOn(slide),
    slideCount: 1,
    presentationType: 'pitch',
  })
}

function keepKnown(value: unknown, longest: number, known: Known): string {
  const text = cleanText(value).slice(0, longest).trim()
  return known(text) ? text : ''
}

function wordsOn(slide: Slide): string {
  const points = slide.bullet_points.map((bullet) => bulletText(bullet))
  return [slide.slide_title, ...points].join('\n').trim()
}
