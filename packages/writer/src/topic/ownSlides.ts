import type { LayoutTemplate } from '@deckloom/deck'
import type { Frame, Frames, KindId } from '../frames/frames.ts'
import { type FrameId, frameIds, scaffolds } from '../frames/scaffold.ts'
import { countWords } from '../language/words.ts'
import { layoutLimits } from '../plan/layoutLimits.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { OwnWords } from './readPrompt.ts'

const lists: readonly LayoutTemplate[] = [
  'side-by-side image + bullets',
  'title + bullets',
  'title + bullets + image',
]
/** Characters that a card shows as a name, without a text below it. */
const longestName = 32
/** Members of more words are sentences, which may name many things in passing. */
const mostNamedWords = 4
const mostTitleWords = 12
/** Points on a slide. */
const mostParts = 4
const longestTitle = 84
/** Characters of a point on any list, and on the one that holds most. */
const pointLengths = [
  layoutLimits['side-by-side image + bullets'].item,
  layoutLimits['title + bullets'].item,
]

interface OwnSlide {
  readonly slide: PlannedSlide
  /** The frame whose place it takes. */
  readonly frame?: FrameId
}

interface Setting {
  readonly frames: Frames
  readonly kind: KindId
  /** Slides that there is room for. */
  readonly most: number
}

/** A slide for everything that the prompt lists or states, with questions in place of what is not known. */
export function ownSlides(own: readonly OwnWords[], setting: Setting): readonly OwnSlide[] {
  const { frames, kind, most } = setting
  const fitting = fitted(own, most)
  const used = new Set<FrameId>()
  const members = fitting.map((words) => {
    const frame = words.isMember ? frameNamed(words.text, frames, used) : undefined
    if (frame) used.add(frame)
    return { words, frame }
  })
  const free = scaffolds[kind].needed.filter((id) => !used.has(id))
  return members.slice(0, most).map(({ words, frame }, index) => {
    if (frame) return { slide: { ...frameSlide(frame, frames), title: words.text }, frame }
    if (isTitle(words.text)) return { slide: ownSlide(words.text, frames, index) }
    const id = free.shift() ?? frameIds[index % frameIds.length] ?? 'problem'
    return { slide: longSlide(words.text, frameSlide(id, frames)), frame: id }
  })
}

/** A slide of the scaffold: its title and its questions. */
export function frameSlide(id: FrameId, frames: Frames): PlannedSlide {
  const { title, prompts, note } = frames.scaffold[id]
  return {
    role: 'content',
    title,
    points: prompts,
    notes: note,
    layouts: layoutsFor(prompts, frameIds.indexOf(id)),
    picture: '',
  }
}

/**
 * Short questions stand on cards; chevrons and lines of dates would leave half of the page blank. `turn` differs from
 * slide to slide, so that neighbours look different.
 */
function layoutsFor(prompts: readonly string[], turn: number): readonly LayoutTemplate[] {
  const at = turn % lists.length
  const turned = [...lists.slice(at), ...lists.slice(0, at)]
  if (prompts.some((prompt) => prompt.length > longestName)) return [...turned, 'two column']
  return turn % 2 === 0 ? ['three cards', ...turned] : [...turned, 'three cards']
}

/** Whether words in a prompt say what a frame says. */
export function coveredBy(text: string, { title, words }: Pick<Frame, 'title' | 'words'>): boolean {
  const said = text.toLowerCase()
  return said === title.toLowerCase() || words.some((word) => begins(said, word))
}

function frameNamed(text: string, frames: Frames, used: ReadonlySet<FrameId>): FrameId | undefined {
  if (countWords(text) > mostNamedWords) return undefined
  return frameIds.find((id) => !used.has(id) && coveredBy(text, frames.scaffold[id]))
}

/** A word of the text that begins so; Arabic puts its article and its 'and' in front. */
function begins(text: string, stem: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(stem))
    return text.includes(stem)
  const before = /\p{Script=Arabic}/u.test(stem)
    ? String.raw`(?<![\p{L}\p{M}])(?:و?ال|و)?`
    : String.raw`(?<![\p{L}\p{M}])`
  const short = stem.length <= 3 ? String.raw`(?![\p{L}\p{M}])` : ''
  return new RegExp(
    `${before}${stem.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}${short}`,
    'iu',
  ).test(text)
}

function isTitle(text: string): boolean {
  return text.length <= longestTitle && countWords(text) <= mostTitleWords
}

/** The person's words, and questions that any subject has an answer to. */
function ownSlide(title: string, { own }: Frames, index: number): PlannedSlide {
  const points = own.prompts[index % own.prompts.length] ?? []
  return {
    role: 'content',
    title,
    points,
    notes: own.note,
    layouts: layoutsFor(points, index),
    picture: title,
  }
}

/** A sentence that is too long for a title stands whole under the title of a frame. */
function longSlide(text: string, frame: PlannedSlide): PlannedSlide {
  const parts = partsOf(text)
  return {
    ...frame,
    points: [...parts, ...frame.points.slice(0, Math.max(1, mostParts - parts.length))],
    notes: parts.length === 0 ? `${text} ${frame.notes}` : frame.notes,
    layouts: [...lists, 'two column'],
  }
}

/** A long sentence in pieces between its commas that stand one below the other; none where that is not enough. */
function partsOf(text: string): readonly string[] {
  const cuts = pointLengths.map((longest) => cutAtCommas(text, longest))
  return cuts.find((parts) => parts.length > 0) ?? []
}

function cutAtCommas(text: string, longest: number): readonly string[] {
  const parts: string[] = []
  for (const piece of text.split(/(?<=[,;:،])\s+|(?<=[、，；])/u)) {
    const last = parts.at(-1)
    const space = /[、，；]$/u.test(last ?? '') ? '' : ' '
    const together = last === undefined ? piece : `${last}${space}${piece}`
    if (last !== undefined && together.length <= longest) parts[parts.length - 1] = together
    else parts.push(piece)
  }
  return parts.length <= mostParts && parts.every((part) => part.length <= longest) ? parts : []
}

/** More members than slides share slides, the shortest neighbours first, until there is room. */
function fitted(own: readonly OwnWords[], most: number): readonly OwnWords[] {
  const list = [...own]
  while (list.length > Math.max(1, most)) {
    const lengths = list
      .slice(1)
      .map(({ text }, index) => text.length + (list[index]?.text.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    const pair = list.slice(at, at + 2).map(({ text }) => text)
    list.splice(at, 2, { text: pair.join(' · '), isMember: true })
  }
  return list
}
