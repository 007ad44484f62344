import { bulletText } from '@deckloom/deck'
import type { AssistRequest } from '../assist/types.ts'
import { dataRule, objectOf, wrapInTag, text, texts } from './prompts.ts'

export const assistRules = [
  'You edit one slide of a deck. Answer with one JSON object and nothing else: {"title", "points", "notes"}.',
  '"title" is of at most 12 words. "points" has as many entries as the slide has points, in their order, unless the ' +
    'task says otherwise. "notes" are the speaker notes, empty where the slide has none.',
  'Keep every figure and every name as it is, and add none. Write in the language of the slide unless the task names one.',
  dataRule,
].join('\n')

export const assistSchema = objectOf({ title: text, points: texts, notes: text })

const tasks = {
  rewrite: 'Say the same in other and better words.',
  expand: 'Say more: up to two more points, or longer ones, that follow from what the slide says.',
  simplify: 'Say it in simple, short words that everybody knows.',
} as const

/** Returns the prompt for changing an existing slide. */
export function assistPrompt({ action, slide, tone, language }: AssistRequest): string {
  return [
    `Task: ${taskOf(action, { tone, language })}`,
    wrapInTag(
      'slide',
      [
        `Title: ${slide.slide_title}`,
        ...slide.bullet_points.map((bullet) => `Point: ${bulletText(bullet)}`),
        ...(slide.notes === undefined || slide.notes === '' ? [] : [`Notes: ${slide.notes}`]),
      ].join('\n'),
    ),
  ].join('\n')
}

function taskOf(
  action: AssistRequest['action'],
  { tone, language }: Pick<AssistRequest, 'tone' | 'language'>,
): string {
  if (action === 'tone') return `Say the same in a ${tone ?? 'neutral'} tone.`
  if (action === 'translate')
    return `Translate title, points and notes into ${language ?? 'English'}.`
  return action === 'expand' || action === 'simplify' ? tasks[action] : tasks.rewrite
}
