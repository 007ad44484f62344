import { layouts } from '@deckloom/deck'
import type { Frames, KindId } from '../frames/frames.ts'
import { scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import { figuresIn } from '../text/figures.ts'
import { opensWith } from './pageKinds.ts'
import type { Topic } from './readPrompt.ts'
import { namesTime } from './times.ts'

interface Setting {
  readonly kind: KindId
  readonly frames: Frames
  readonly language: Language
}

interface End {
  readonly slide: PlannedSlide
  /** The points of the prompt that remain for the body. */
  readonly own: Topic['own']
}

interface Closing {
  readonly frame: Frames['closings']['ask']
  readonly closings: Frames['closings']
  readonly asked: string | undefined
  readonly language: Language
}

/**
 * Returns the closing in the user's own words: what they ask for, or the last item they list if that is a closing or
 * the only figure.
 */
export function closingFor(topic: Topic, { kind, frames, language }: Setting): End {
  const { own, options } = topic
  const [last = ''] = own.slice(-1).flatMap(({ text, isMember }) => (isMember ? text : []))
  const { closings } = frames
  const named = Object.values(closings).find((frame) => opensWith(last, frame))
  const needed = options.length > 0 ? 'decision' : scaffolds[kind].closing
  const frame = named ?? closings[topic.ask === undefined ? needed : 'ask']
  const ask = topic.ask ?? (frame === closings.ask ? sumOf(own, last) : undefined)
  const asked = ask ?? (named ? last : undefined)
  const slide = closingSlide(topic, { frame, closings, asked, language })
  return { slide, own: named || ask === last ? own.slice(0, -1) : own }
}

function closingSlide(topic: Topic, closing: Closing): PlannedSlide {
  const { frame, asked } = closing
  const { title, line, notes } = placeAsked(asked)
  const points = [
    ...(line === undefined ? [] : [line]),
    ...topic.options,
    ...openQuestions(topic, closing),
  ]
  return {
    role: 'closing',
    title: title === undefined || title === topic.title ? frame.title : title,
    points: points.slice(0, layouts.closing.limits.items[1]),
    notes: `${notes ?? ''} ${frame.note}`.trim(),
    layouts: ['closing'],
    picture: frame.title,
  }
}

/** Places what is asked for on the slide, or in the notes if it does not fit. */
function placeAsked(
  asked: string | undefined,
): Partial<Record<'title' | 'line' | 'notes', string>> {
  const { title, item } = layouts.closing.limits
  if (asked === undefined) return {}
  if (asked.length <= title) return { title: asked }
  return asked.length <= item ? { line: asked } : { notes: asked }
}

/**
 * Returns the closing's questions that are still open. What is asked for is known; when, and which options there are,
 * may be known too.
 */
function openQuestions(
  { options }: Topic,
  { frame, closings, asked, language }: Closing,
): readonly string[] {
  if (options.length === 0) return frame.prompts.slice(asked === undefined ? 0 : 1)
  const isDated = asked !== undefined && namesTime(asked, language)
  return isDated ? [] : closings.decision.prompts.slice(2)
}

/** Returns the last item listed, if it is the only one in the prompt with a figure. */
function sumOf(own: Topic['own'], last: string): string | undefined {
  const sums = own.filter(({ text }) => figuresIn(text).length > 0)
  return sums.length === 1 && sums[0]?.text === last ? last : undefined
}
