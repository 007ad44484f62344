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
  /** What the prompt says besides. */
  readonly own: Topic['own']
}

/** The end in the person's own words: what they ask for, or the last thing that they list where that is an end or the one sum. */
export function closingFor(topic: Topic, { kind, frames, language }: Setting): End {
  const { own, options, title } = topic
  const [last = ''] = own.slice(-1).flatMap(({ text, isMember }) => (isMember ? text : []))
  const { closings } = frames
  const named = Object.values(closings).find((frame) => opensWith(last, frame))
  const needed = options.length > 0 ? 'decision' : scaffolds[kind].closing
  const frame = named ?? closings[topic.ask === undefined ? needed : 'ask']
  const ask = topic.ask ?? (frame === closings.ask ? sumOf(own, last) : undefined)
  const asked = ask ?? (named ? last : undefined)
  const isTitle = asked !== undefined && asked.length <= layouts.closing.limits.title
  const isLine = asked !== undefined && !isTitle && asked.length <= layouts.closing.limits.item
  // What is asked for is known, and so may be when, and from what it is chosen.
  const isDated = asked !== undefined && namesTime(asked, language)
  const open =
    options.length > 0
      ? closings.decision.prompts.slice(2)
      : frame.prompts.slice(asked === undefined ? 0 : 1)
  const points = [
    ...(isLine ? [asked] : []),
    ...options,
    ...(isDated && options.length > 0 ? [] : open),
  ]
  const rest = asked === undefined || isTitle || isLine ? '' : asked
  return {
    slide: {
      role: 'closing',
      title: isTitle && asked !== title ? asked : frame.title,
      points: points.slice(0, layouts.closing.limits.items[1]),
      notes: `${rest} ${frame.note}`.trim(),
      layouts: ['closing'],
      picture: frame.title,
    },
    own: named || ask === last ? own.slice(0, -1) : own,
  }
}

/** What is listed last, where it is the one sum of the prompt. */
function sumOf(own: Topic['own'], last: string): string | undefined {
  const sums = own.filter(({ text }) => figuresIn(text).length > 0)
  return sums.length === 1 && sums[0]?.text === last ? last : undefined
}
