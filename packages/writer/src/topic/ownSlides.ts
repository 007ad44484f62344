import { layouts } from '@deckloom/deck'
import type { FrameId, Frames, KindId } from '../frames/frames.ts'
import { formOf, frameIds, hasRows, scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import { countWords } from '../language/words.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { Group, Told } from './group.ts'
import { groupsIn, loneFigure } from './groups.ts'
import { bodyIn, type PageBody, partsOf } from './pageForms.ts'
import { coveredBy, kindsOf, unknownKind } from './pageKinds.ts'
import type { OwnWords } from './reading.ts'
import type { Topic } from './readPrompt.ts'

const longestTitle = layouts['three cards'].limits.title
const mostTitleWords = 12
/** Maximum characters of a statement that has a page to itself. */
const longestStatement = layouts['title only'].limits.title
/** Maximum characters of a name that is repeated in a question. */
const longestNamed = 40
const fewestOverview = 3
/** Minimum words beside a figure that is set large. */
const fewestWords = 2
/** Maximum words of a title that names one thing, which a picture can show. */
const mostDrawnWords = 3

export interface OwnSlide {
  readonly slide: PlannedSlide
  /** The frame that asks for the same thing. */
  readonly frame?: FrameId
}

interface Setting {
  readonly frames: Frames
  readonly kind: KindId
  readonly language: Language
  /** Maximum number of slides. */
  readonly most: number
  /** Whether another slide lists what is to come. */
  readonly hasAgenda: boolean
}

/**
 * Returns slides for everything that the prompt compares, lists or states, in its order. Things of one kind share a
 * page; then, where there is room, each gets its own page with questions that suit its kind.
 */
export function ownSlides(
  { own, options, title }: Pick<Topic, 'own' | 'options' | 'title'>,
  setting: Setting,
): readonly OwnSlide[] {
  const { frames, kind, language, most, hasAgenda } = setting
  const { family, chain } = scaffolds[kind]
  const naming = { frames, family, language, title, kind }
  const findKinds = (list: readonly OwnWords[]): readonly Told[] => {
    const kinds = kindsOf(list, naming)
    return list.map((words, at) => ({ ...words, kind: kinds[at] ?? unknownKind }))
  }
  // The title is already on the cover.
  const besides = own.filter(({ text }) => text.toLowerCase() !== title.toLowerCase())
  const told = findKinds([...chosenFrom(besides, setting, options), ...besides])
  const groups = groupsIn(told, { ...naming, chain }).slice(0, Math.max(1, most))
  // A group among other things is complete on its page; if it is all there is, it is what the deck is about.
  const whole = groups.flatMap(({ frame, members, slide, isWhole, told: shown = [] }) => {
    const isTold =
      hasRows(frame) || slide.layouts.some((layout) => layouts[layout].points === 'figures')
    return isWhole || (isTold && members.length < own.length) ? members : shown
  })
  const grouped = groups.flatMap(({ members }) => members)
  const listed = told.filter((each) => !whole.includes(each))
  const alone = listed.filter((each) => !grouped.includes(each))
  const room = most - groups.length
  const shown = listed.length <= room ? listed : alone
  const pages = pagesOf(findKinds(fitPoints(shown, room)), setting)
  const isOverview =
    !hasAgenda && groups.length === 0 && fewestOverview <= pages.length && pages.length < most
  const placeOf = (text: string): number => told.findIndex((each) => text.startsWith(each.text))
  return [
    ...(isOverview ? [{ ...overview(pages, frames), at: -1 }] : []),
    ...groups.map((group) => ({
      ...groupSlide(group, frames),
      at: placeOf(group.members[0]?.text ?? ''),
    })),
    ...pages.map((page) => ({ ...page, at: placeOf(page.text) })),
  ].toSorted((one, other) => one.at - other.at)
}

/** Returns the prompt's options, unless it also lists them as such. */
function chosenFrom(
  own: Topic['own'],
  { frames }: Setting,
  options: Topic['options'],
): Topic['own'] {
  const under = frames.scaffold.alternatives.title
  const isListed = own.some(
    (words) => words.under !== undefined && coveredBy(words.under, frames.scaffold.alternatives),
  )
  return isListed ? [] : options.map((text) => ({ text, isMember: true, under }))
}

/** Returns an overview of what a deck without an agenda covers. */
function overview(pages: readonly { readonly text: string }[], { parts, own }: Frames): OwnSlide {
  const points = pages.map(({ text }) => text)
  return {
    slide: {
      role: 'content',
      title: parts.points,
      points,
      notes: own.note,
      picture: '',
      layouts: ['three cards', 'process', 'two column', 'title + bullets'],
    },
  }
}

function groupSlide({ slide, frame }: Group, frames: Frames): OwnSlide {
  const { note } = frames.scaffold[frame]
  return { slide: { role: 'content', notes: note, picture: '', ...slide }, frame }
}

function pagesOf(
  pages: readonly Told[],
  { frames, kind, language }: Setting,
): readonly (OwnSlide & { readonly text: string })[] {
  const large = pages.find(({ text, kind: { frame } }) => !frame && isLarge(text, language))
  const framed = new Set<FrameId>()
  return pages.map((page, index) => {
    const { text } = page
    const { frame, isOne, prompts } = page.kind
    const isWhole = frame !== undefined && prompts === frames.scaffold[frame].prompts
    // Questions from an earlier page are not asked again.
    const isKnown = prompts.length > 0 && !(isWhole && framed.has(frame))
    if (isWhole) framed.add(frame)
    const asked = isKnown
      ? prompts.map((prompt) => (prompts.length > 1 ? prompt : partsOf(prompt)[1]))
      : gentlePrompts(page, frames, kind)
    const figure = page === large ? loneFigure(text, language) : undefined
    const body =
      figure === undefined
        ? bodyIn(isWhole && isKnown ? formOf(frame) : 'cards', asked, index)
        : largeFigure(figure, asked)
    const slide = { ...ownSlide(text, body, frames), ...eyebrowOf(page) }
    if (!frame || isOne) return { text, slide }
    const { note } = frames.scaffold[frame]
    return { text, frame, slide: { ...slide, notes: note, ...titledBy(text, language) } }
  })
}

function eyebrowOf({ under }: Told): { readonly eyebrow?: string } {
  return under === undefined ? {} : { eyebrow: under }
}

/** A figure in large type, with the questions about it. */
function largeFigure(figure: string, asked: readonly string[]): PageBody {
  const [first, ...others] = asked
  const points = first === undefined ? [] : [`${figure}: ${first}`, ...others]
  return { points, layouts: ['big number'] }
}

/** Returns questions about text of no known kind: about what it names, or what follows from what it states. */
function gentlePrompts({ text, isMember }: Told, { own }: Frames, kind: KindId): readonly string[] {
  // In a report, a few words can be a statement.
  const isShared = scaffolds[kind].family === 'share'
  const isStated = !isShared && (!isMember || (kind === 'report' && countWords(text) > 1))
  const isName = !isStated && text.length <= longestNamed && !text.includes(' · ')
  const prompts = isName ? own[scaffolds[kind].family] : own.statement
  return prompts.map((prompt) => prompt.replace('{x}', () => text))
}

/** Returns a slide of the scaffold: its title and its questions. */
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

/** Moves a label above the title: 'Problem: the batteries run flat'. */
function titledBy(text: string, language: Language): Pick<PlannedSlide, 'title' | 'eyebrow'> {
  const [lead, detail] = partsOf(text)
  return lead === '' || countWords(detail) < fewestWords
    ? { title: text }
    : { title: capitalize(detail, language), eyebrow: lead }
}

/** Makes a slide of the user's text and the questions about it. Text that is too long for a title continues below. */
function ownSlide(text: string, body: PageBody, { own: { note }, parts }: Frames): PlannedSlide {
  const picture = countWords(text) <= mostDrawnWords ? text : ''
  const slide = { role: 'content' as const, title: text, notes: note, picture }
  if (text.length <= longestTitle && countWords(text) <= mostTitleWords)
    return { ...slide, ...body }
  if (text.length <= longestStatement)
    return { ...slide, points: body.points, layouts: ['title only', 'title + bullets'] }
  const [, head = parts.points, rest = text] = /^(.{8,84}?[,;،、，；])\s*(.+)$/su.exec(text) ?? []
  return {
    ...slide,
    title: head.replace(/[,;،、，；]$/u, ''),
    points: [rest, ...body.points],
    layouts: ['title only', 'title + bullets'],
  }
}

/** Whether a text has a figure with enough words beside it to be set large. */
function isLarge(text: string, language: Language): boolean {
  const figure = loneFigure(text, language)
  const others = text.replace(figure ?? '', '')
  return figure !== undefined && countWords(others) >= fewestWords && !text.includes(' · ')
}

/** Merges points until there is room for all: short neighbors and statements first. */
function fitPoints(own: readonly OwnWords[], most: number): readonly OwnWords[] {
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
