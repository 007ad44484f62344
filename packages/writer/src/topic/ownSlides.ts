import type { LayoutTemplate } from '@deckloom/deck'
import type { Frame, Frames, KindId } from '../frames/frames.ts'
import {
  type FrameId,
  frameIds,
  orderedFrames,
  ownFamilies,
  scaffolds,
} from '../frames/scaffold.ts'
import { countWords } from '../language/words.ts'
import { layoutLimits } from '../plan/layoutLimits.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { Language } from '../language/languages.ts'
import { figuresIn } from '../text/figures.ts'
import { isQuestion, type PromptWords, promptWordsOf } from './promptWords.ts'
import type { OwnWords } from './readPrompt.ts'

const lists: readonly LayoutTemplate[] = [
  'side-by-side image + bullets',
  'title + bullets',
  'title + bullets + image',
]
/** Characters that a card shows as a name, without a text below it. */
const longestName = 32
/** Letters that the name of a frame may have besides its stem: an ending, an article. */
const mostEnding = 12
const mostTitleWords = 12
/** Points on a slide. */
const mostParts = 4
const longestTitle = 84
/** Characters that a page sets as large as it can. */
const longestFigure = 14
/** Characters of a statement that has a page to itself. */
const longestStatement = layoutLimits['title only'].title
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
  readonly language: Language
  /** Slides that there is room for. */
  readonly most: number
}

/** A slide for everything that the prompt lists or states, with questions in place of what is not known. */
export function ownSlides(own: readonly OwnWords[], setting: Setting): readonly OwnSlide[] {
  const { frames, kind, most, language } = setting
  const words = promptWordsOf(language)
  const fitting = fitted(own, most)
  const used = new Set<FrameId>()
  const members = fitting.map(({ text, isMember }) => {
    const frame = isMember ? frameNamed(text, { frames, used, words }) : undefined
    if (frame) used.add(frame)
    return { text, frame }
  })
  const free = scaffolds[kind].needed.filter((id) => !used.has(id))
  const questions = questionsInTurn(setting, words)
  const large = members.findIndex(({ text, frame }) => !frame && largeFigure(text) !== undefined)
  return members.slice(0, most).map(({ text, frame }, index) => {
    if (frame) return { slide: { ...frameSlide(frame, frames), title: text }, frame }
    const page = { frames, points: questions(text), index }
    if (index === large) return { slide: figureSlide(text, page) }
    if (isTitle(text)) return { slide: ownSlide(text, page) }
    if (text.length <= longestStatement) return { slide: statementSlide(text, page) }
    const id = free.shift() ?? frameIds[index % frameIds.length] ?? 'problem'
    return { slide: longSlide(text, frameSlide(id, frames)), frame: id }
  })
}

/** Questions for one slide of the person's own words after another: those of its form first, then those of the talk. */
function questionsInTurn(
  { frames, kind }: Setting,
  words: PromptWords,
): (text: string) => readonly string[] {
  const { figure, why, tell } = frames.own
  const sets = [...setsOf(kind, frames)]
  const figures = [figure, ...tell.slice(-1)]
  const reasons = [why]
  return (text) => {
    const formed = figuresIn(text).length > 0 ? figures : isQuestion(text, words) ? reasons : sets
    const found = formed.shift() ?? sets.shift() ?? []
    // In a long list they come again.
    if (sets.length === 0) sets.push(...setsOf(kind, frames))
    return found
  }
}

function setsOf(kind: KindId, { own, scaffold }: Frames): readonly (readonly string[])[] {
  if (kind !== 'training') return [...own[ownFamilies[kind]], ...own.explain]
  // Who learns a job asks what to do; who learns a subject asks what it is.
  const [explained = [], tried = [], asked = []] = own.teach
  return [
    asked,
    scaffold.steps.prompts,
    scaffold.mistakes.prompts,
    explained,
    tried,
    ...own.explain,
  ]
}

/** A slide of the scaffold: its title and its questions. */
export function frameSlide(id: FrameId, frames: Frames): PlannedSlide {
  const { title, prompts, note } = frames.scaffold[id]
  return {
    role: 'content',
    title,
    points: prompts,
    notes: note,
    layouts: [
      ...(orderedFrames.has(id) ? (['process'] as const) : []),
      ...layoutsFor(prompts, frameIds.indexOf(id)),
    ],
    picture: '',
  }
}

/** Short questions stand on cards. `turn` differs from slide to slide, so that neighbors look different. */
function layoutsFor(prompts: readonly string[], turn: number): readonly LayoutTemplate[] {
  const at = turn % lists.length
  const turned = [...lists.slice(at), ...lists.slice(0, at)]
  if (prompts.some((prompt) => prompt.length > longestName)) return [...turned, 'two column']
  return turn % 2 === 0
    ? ['three cards', ...turned, 'two column']
    : [...turned, 'three cards', 'two column']
}

/** Whether words in a prompt say what a frame says. */
export function coveredBy(text: string, { title, words }: Pick<Frame, 'title' | 'words'>): boolean {
  const said = text.toLowerCase()
  return said === title.toLowerCase() || words.some((word) => begins(said, word))
}

interface Naming {
  readonly frames: Frames
  readonly used: ReadonlySet<FrameId>
  readonly words: PromptWords
}

/** The frame that a member names by all that it says: 'our costs' asks for costs, 'angry customers' for no customers. */
function frameNamed(text: string, { frames, used, words }: Naming): FrameId | undefined {
  const small = new Set([...words.articles, ...words.we])
  const said = text.toLowerCase()
  const meant = said.split(' ').filter((word) => word.length > 3 && !small.has(word))
  return frameIds.find((id) => {
    const frame = frames.scaffold[id]
    const names = (word: string): boolean =>
      begins(said, word) &&
      (meant.length <= 1 ? said.length <= word.length + mostEnding : said === word)
    return !used.has(id) && (said === frame.title.toLowerCase() || frame.words.some(names))
  })
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

interface OwnPage {
  readonly frames: Frames
  readonly points: readonly string[]
  readonly index: number
}

/** The person's words, and questions that any subject of such a talk has an answer to. */
function ownSlide(title: string, { frames: { own }, points, index }: OwnPage): PlannedSlide {
  return {
    role: 'content',
    title,
    points,
    notes: own.note,
    layouts: layoutsFor(points, index),
    picture: title,
  }
}

/** The one figure of a short text that is fit to be set large. */
function largeFigure(text: string): string | undefined {
  const [figure, ...others] = figuresIn(text)
  const isLarge = figure !== undefined && others.length === 0 && figure.text.length <= longestFigure
  return isLarge && isTitle(text) ? figure.text : undefined
}

/** A figure of the prompt with the words that it stands in, and what could be said about it. */
function figureSlide(title: string, page: OwnPage): PlannedSlide {
  const slide = ownSlide(title, page)
  const figure = largeFigure(title)
  if (figure === undefined) return slide
  const points = [figure, ...slide.points]
  return { ...slide, points, layouts: ['big number'] }
}

/** A sentence that fills a page by itself; what could be said about it is in the notes. */
function statementSlide(title: string, { frames: { own }, points }: OwnPage): PlannedSlide {
  return {
    role: 'content',
    title,
    points: [],
    notes: [...points, own.note].join('\n'),
    layouts: ['title only'],
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
