import { layouts } from '@deckloom/deck'
import type { Frame, FrameId, Frames, KindId } from '../frames/frames.ts'
import { frameIds, formOf, type FrameForm, kindRules, scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import { numberColumn } from '../tables/numbers.ts'
import { figuresIn } from '../text/figures.ts'
import { bodyIn, type PageBody, panelsBody, partsOf, rowsBody } from './pageForms.ts'
import {
  escaped,
  type PromptWords,
  promptWordsOf,
  questionIn,
  type QuestionKind,
} from './promptWords.ts'
import type { Sides } from './lists.ts'
import type { OwnWords } from './reading.ts'
import type { Topic } from './readPrompt.ts'
import { dated, namesTime } from './times.ts'

/** Letters that the name of a frame may have besides its stem: an ending, an article. */
const mostEnding = 12
const mostTitleWords = 12
const longestTitle = 84
/** Characters that a page sets as large as it can. */
const longestFigure = 14
/** Words beside a figure that is set large. */
const fewestWords = 2
const fewestTogether = 3
const mostEvents = 6
const mostFigures = 4
/** Points of one side. */
const mostSaid = 4
/** Characters of a statement that has a page to itself. */
const longestStatement = layouts['title only'].limits.title

export interface OwnSlide {
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

/**
 * Slides for everything that the prompt sets against each other, lists or states: first what stands together on one
 * page, then a page for each, with questions in place of what is not known.
 */
export function ownSlides(
  { own, sides, title }: Pick<Topic, 'own' | 'sides' | 'title'>,
  setting: Setting,
): readonly OwnSlide[] {
  const together = sides ? sidesSlides(sides, own, setting) : groupSlides(own, title, setting)
  const told = sides?.map((text) => ({ text, isMember: true })) ?? []
  const alone = [
    ...told,
    ...own.filter(({ text }) => !together.some(({ holds }) => holds?.has(text))),
  ]
  const grouped = own.filter((words) => !alone.includes(words))
  const room = setting.most - together.length
  // What stands on a page with others has one of its own where there is room.
  const kept = alone.length + grouped.length <= room ? [...told, ...own] : alone
  // The title is on the cover.
  const others = kept.filter(({ text }) => text.toLowerCase() !== title.toLowerCase())
  return [...together, ...pagesOf(fitted(others, room), setting)]
}

interface Group extends OwnSlide {
  /** What of the prompt it shows whole. */
  readonly holds?: ReadonlySet<string>
}

/** Two panels with what the prompt says of each side and what both are asked, and a table of how they compare. */
function sidesSlides(sides: Sides, own: Topic['own'], { frames }: Setting): readonly Group[] {
  const { debate, costs, benefits, risks, alternatives } = frames.scaffold
  const questions = [debate.prompts[0], debate.prompts[2], costs.prompts[0]].map(
    (prompt = '') => partsOf(prompt)[1],
  )
  const panels = sides.map((name) => {
    const [first = ''] = name.toLowerCase().split(' ')
    const said = own.filter(({ text }) => text.toLowerCase().startsWith(first))
    return { name, said: said.map(({ text }) => text) }
  })
  const body = panelsBody(
    panels.map(({ name, said }) => ({ name, points: [...said, ...questions].slice(0, mostSaid) })),
  )
  const table = rowsBody(
    [costs, benefits, risks].map(({ title }) => title),
    ['', ...sides],
  )
  return [
    {
      slide: ownSlide(sides.join(' · '), body, frames),
      holds: new Set(panels.flatMap(({ said }) => said.slice(0, mostSaid))),
    },
    { slide: ownSlide(alternatives.title, table, frames), frame: 'alternatives' },
  ]
}

/** Events on a line of time, and figures side by side, where the prompt has enough of them. */
function groupSlides(own: Topic['own'], title: string, setting: Setting): readonly Group[] {
  const { language } = setting
  const events = own.filter(({ text }) => namesTime(text, language))
  const figures = own.filter(
    ({ text }) =>
      !events.some((event) => event.text === text) && loneFigure(text, language) !== undefined,
  )
  return [
    ...(events.length >= fewestTogether && events.length <= mostEvents
      ? [eventsSlide(events, setting)]
      : []),
    ...(figures.length >= fewestTogether ? [figuresSlide(figures, title, setting)] : []),
  ]
}

function eventsSlide(events: readonly OwnWords[], { frames, language }: Setting): Group {
  const points = events.map(({ text }) => dated(text, language) ?? text)
  const isPast = events.every(({ text }) => /\d{4}/u.test(text))
  const frame = isPast ? 'background' : 'milestones'
  const { title, note } = frames.scaffold[frame]
  const body: PageBody = { points, layouts: ['timeline', 'title + bullets'] }
  return { slide: { ...ownSlide(title, body, frames), notes: note }, frame, holds: holdsOf(events) }
}

/** Figures of one unit are a chart, others stand in a row. */
function figuresSlide(
  figures: readonly OwnWords[],
  title: string,
  { frames, kind, language }: Setting,
): Group {
  const frame = kind === 'report' || kind === 'meeting' ? 'results' : 'evidence'
  const shown = figures.map(({ text }) => ({ text, figure: loneFigure(text, language) ?? '' }))
  const column = numberColumn(
    shown.map(({ figure }) => figure),
    language,
  )
  const data = shown.flatMap(({ text, figure }, index) => {
    const label = text
      .replace(figure, '')
      .replace(/[\s:,–—-]+$/u, '')
      .trim()
    const value = column?.values[index]
    return value === undefined || label === '' || label.length > longestTitle / 2
      ? []
      : [{ label, value }]
  })
  const isChart = data.length === figures.length && data.every(({ value }) => value >= 0)
  const points = shown.slice(0, mostFigures).map(({ text, figure }) => `${figure}: ${text}`)
  const body: PageBody = isChart
    ? { points: frames.own.figure.slice(0, 2), layouts: ['title + chart + bullets'] }
    : { points, layouts: ['kpi row', 'three cards', 'title + bullets'] }
  const slide = { ...ownSlide(frames.scaffold[frame].title, body, frames) }
  return {
    slide: isChart
      ? { ...slide, chart: { type: 'horizontal-bar', title, data, colors: [] } }
      : slide,
    frame,
    holds: holdsOf(isChart ? figures : figures.slice(0, mostFigures)),
  }
}

function holdsOf(words: readonly OwnWords[]): ReadonlySet<string> {
  return new Set(words.map(({ text }) => text))
}

function pagesOf(own: readonly OwnWords[], setting: Setting): readonly OwnSlide[] {
  const { frames, kind, language } = setting
  const words = promptWordsOf(language)
  const used = new Set<FrameId>()
  const named = own.map(({ text, isMember }) => {
    const frame = isMember ? frameNamed(text, { frames, used, words }) : undefined
    if (frame) used.add(frame)
    return { text, frame }
  })
  const free = scaffolds[kind].needed.filter((id) => !used.has(id))
  const questions = questionsInTurn(setting, words)
  // What is offered or reported is planned in rows; what is explained is not.
  const { family } = kindRules[kind]
  const asked: FrameForm = family === 'offer' || family === 'tell' ? 'table' : 'cards'
  const large = named.findIndex(({ text, frame }) => !frame && isLarge(text, language))
  return named.map(({ text, frame }, index) => {
    if (frame) return { slide: { ...frameSlide(frame, frames), title: text }, frame }
    if (!isTitle(text)) {
      const id = free.shift() ?? frameIds[index % frameIds.length] ?? 'problem'
      return text.length <= longestStatement
        ? { slide: statementSlide(text, questions(text).prompts, frames) }
        : { slide: longSlide(text, frameSlide(id, frames)), frame: id }
    }
    const { prompts, form = index % 3 === 2 ? asked : 'cards' } = questions(text)
    const body: PageBody =
      index === large
        ? { points: [loneFigure(text, language) ?? text, ...prompts], layouts: ['big number'] }
        : bodyIn(form, prompts, index)
    return { slide: ownSlide(text, body, frames) }
  })
}

interface Questions {
  readonly prompts: readonly string[]
  readonly form?: FrameForm
}

/** Questions for one page of the person's own words after another: those that its words call for, then those of the talk. */
function questionsInTurn(
  { frames: { own, scaffold }, kind, language }: Setting,
  words: PromptWords,
): (text: string) => Questions {
  const { family } = kindRules[kind]
  const sets =
    kind === 'training'
      ? [
          own.teach[2],
          scaffold.steps.prompts,
          scaffold.mistakes.prompts,
          ...own.teach.slice(0, 2),
          ...own.explain,
        ]
      : [...own[family], ...own.explain]
  const calls: Record<'price' | 'figure' | QuestionKind, Questions[]> = {
    other: [],
    price: [{ prompts: scaffold.costs.prompts }],
    figure: [{ prompts: own.figure }],
    why: [{ prompts: own.why }],
    how: [{ prompts: scaffold.howItWorks.prompts, form: 'process' }],
  }
  let turn = 0
  // A report's sums are no prices.
  const isPriced = family === 'offer' || family === 'share'
  return (text) => {
    const [figure] = namesTime(text, language) ? [] : figuresIn(text, language)
    const asked = questionIn(text, words) ?? 'other'
    const called = figure ? (figure.isMoney && isPriced ? 'price' : 'figure') : asked
    const found = calls[called].shift()
    if (found) return found
    turn += 1
    // In a long list they come again.
    return { prompts: sets[(turn - 1) % sets.length] ?? [] }
  }
}

/** A slide of the scaffold: its title and its questions. */
export function frameSlide(id: FrameId, frames: Frames): PlannedSlide {
  const { title, prompts, note } = frames.scaffold[id]
  return {
    role: 'content',
    title,
    notes: note,
    picture: '',
    ...bodyIn(formOf(id), prompts, frameIds.indexOf(id)),
  }
}

/** The person's words, and what is asked about them. */
function ownSlide(title: string, body: PageBody, { own: { note } }: Frames): PlannedSlide {
  return { role: 'content', title, notes: note, picture: title, ...body }
}

/** A sentence that fills a page by itself; what could be said about it is in the notes. */
function statementSlide(title: string, prompts: readonly string[], frames: Frames): PlannedSlide {
  const slide = ownSlide(title, { points: [], layouts: ['title only'] }, frames)
  return { ...slide, notes: [...prompts, slide.notes].join('\n') }
}

/** A sentence that is too long for a title stands whole under the title of a frame. */
function longSlide(
  text: string,
  { role, title, notes, picture, points }: PlannedSlide,
): PlannedSlide {
  const frame = { role, title, notes, picture }
  return text.length <= layouts['title only'].limits.item
    ? { ...frame, points: [text], layouts: ['title only'] }
    : { ...frame, notes: `${text} ${frame.notes}`, ...bodyIn('cards', points, 0) }
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
  const before = String.raw`(?<![\p{L}\p{M}])${/\p{Script=Arabic}/u.test(stem) ? '(?:و?ال|و)?' : ''}`
  const short = stem.length <= 3 ? String.raw`(?![\p{L}\p{M}])` : ''
  return new RegExp(`${before}${escaped(stem)}${short}`, 'iu').test(text)
}

function isTitle(text: string): boolean {
  return text.length <= longestTitle && countWords(text) <= mostTitleWords
}

/** The one figure of a short text, with the word that it counts where both are short. */
function loneFigure(text: string, language: Language): string | undefined {
  const [figure, ...others] = figuresIn(text, language)
  if (!figure || others.length > 0 || !isTitle(text) || namesTime(text, language)) return undefined
  const counted = new RegExp(
    String.raw`${escaped(figure.text)}\s\p{L}+(?![\p{L}\p{M}\p{No}])`,
    'u',
  ).exec(text)
  return [counted?.[0] ?? '', figure.text].find(
    (each) => each !== '' && each.length <= longestFigure,
  )
}

/** A figure with enough words beside it to be set large. */
function isLarge(text: string, language: Language): boolean {
  const figure = loneFigure(text, language)
  const others = text.replace(figure ?? '', '')
  return figure !== undefined && countWords(others) >= fewestWords && !text.includes(' · ')
}

/** More words than slides share slides, short neighbors and what is only stated first, until there is room. */
function fitted(own: readonly OwnWords[], most: number): readonly OwnWords[] {
  const list = [...own]
  while (list.length > Math.max(1, most)) {
    const lengths = list.slice(1).map(({ text, isMember }, index) => {
      const isPart = isMember || list[index]?.isMember === true
      return text.length + (list[index]?.text.length ?? 0) + (isPart ? longestTitle : 0)
    })
    const at = lengths.indexOf(Math.min(...lengths))
    const pair = list.slice(at, at + 2).map(({ text }) => text)
    list.splice(at, 2, { text: pair.join(' · '), isMember: true })
  }
  return list
}
