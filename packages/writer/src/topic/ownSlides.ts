import { layouts } from '@deckloom/deck'
import type { FrameId, Frames, KindId } from '../frames/frames.ts'
import { formOf, frameIds, scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import { capitalise } from '../language/letterCase.ts'
import { countWords } from '../language/words.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import { type Group, groupsIn, loneFigure, type Told } from './groups.ts'
import { bodyIn, type PageBody, partsOf } from './pageForms.ts'
import { coveredBy, kindsOf, unknownKind } from './pageKinds.ts'
import type { OwnWords } from './reading.ts'
import type { Topic } from './readPrompt.ts'

const longestTitle = layouts['three cards'].limits.title
const mostTitleWords = 12
/** Characters of a statement that has a page to itself. */
const longestStatement = layouts['title only'].limits.title
const mostPrompts = 3
/** Words beside a figure that is set large. */
const fewestWords = 2
/** Words of a title that names one thing, which a drawing may show. */
const mostDrawnWords = 3

export interface OwnSlide {
  readonly slide: PlannedSlide
  /** The frame that asks for the same. */
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
 * Slides for everything that the prompt sets against each other, lists or states, in its order: what is of one kind
 * together on a page, then, where there is room, a page for each with questions that suit its kind.
 */
export function ownSlides(
  { own, sides, title }: Pick<Topic, 'own' | 'sides' | 'title'>,
  setting: Setting,
): readonly OwnSlide[] {
  const { frames, kind, language, most } = setting
  const { family, chain } = scaffolds[kind]
  const naming = { frames, family, language, title }
  const kinded = (list: readonly OwnWords[]): readonly Told[] => {
    const kinds = kindsOf(list, naming)
    return list.map((words, at) => ({ ...words, kind: kinds[at] ?? unknownKind }))
  }
  const told = kinded([...chosenFrom(own, setting, sides), ...own])
  const groups = groupsIn(told, { ...naming, chain }).slice(0, Math.max(1, most))
  const whole = groups.flatMap((group) => (group.isWhole ? group.members : []))
  const grouped = groups.flatMap(({ members }) => members)
  // The title is on the cover.
  const listed = told.filter(
    (each) => !whole.includes(each) && each.text.toLowerCase() !== title.toLowerCase(),
  )
  const alone = listed.filter((each) => !grouped.includes(each))
  const room = most - groups.length
  const shown = listed.length <= room ? listed : alone
  const pages = pagesOf(kinded(fitted(shown, room)), setting)
  const placeOf = (text: string): number => told.findIndex((each) => text.startsWith(each.text))
  return [
    ...groups.map((group) => ({
      ...groupSlide(group, frames),
      at: placeOf(group.members[0]?.text ?? ''),
    })),
    ...pages.map((page) => ({ ...page, at: placeOf(page.text) })),
  ].toSorted((one, other) => one.at - other.at)
}

/** The sides that the title sets against each other, where the prompt lists no choices. */
function chosenFrom(own: Topic['own'], { frames }: Setting, sides: Topic['sides']): Topic['own'] {
  const under = frames.scaffold.alternatives.title
  const isListed = own.some(
    (words) => words.under !== undefined && coveredBy(words.under, frames.scaffold.alternatives),
  )
  return isListed || !sides ? [] : sides.map((text) => ({ text, isMember: true, under }))
}

function groupSlide({ slide, frame }: Group, frames: Frames): OwnSlide {
  const { note } = frames.scaffold[frame]
  return { slide: { role: 'content', notes: note, picture: '', ...slide }, frame }
}

function pagesOf(
  pages: readonly Told[],
  { frames, kind, language }: Setting,
): readonly (OwnSlide & { readonly text: string })[] {
  const ask = asker(pages, frames.own[scaffolds[kind].family])
  const large = pages.find(({ text, kind: { frame } }) => !frame && isLarge(text, language))
  return pages.map((page, index) => {
    const { text, under } = page
    const { frame, isOne, prompts } = page.kind
    const asked = ask(prompts)
    const isWhole = frame !== undefined && asked === frames.scaffold[frame].prompts
    const eyebrow = under === undefined ? {} : { eyebrow: under }
    const figure = page === large ? loneFigure(text, language) : undefined
    const body: PageBody =
      figure === undefined
        ? bodyIn(isWhole ? formOf(frame) : 'cards', asked, index)
        : { points: [figure, ...asked], layouts: ['big number'] }
    const slide = { ...ownSlide(text, body, frames), ...eyebrow }
    if (!frame || isOne) return { text, slide }
    const { note } = frames.scaffold[frame]
    return { text, frame, slide: { ...slide, notes: note, ...titledBy(text, language) } }
  })
}

/**
 * Questions for one page after another: of those that suit its kind as many as leave some for the pages of the kind to
 * come, then those of the talk; none twice, at last none.
 */
function asker(
  pages: readonly Told[],
  ofTalk: readonly string[],
): (own: readonly string[]) => readonly string[] {
  const asked = new Set<string>()
  const waiting = pages.map(({ kind }) => kind.prompts)
  const take = (list: readonly string[], sharing: number): readonly string[] => {
    const fresh = list.filter((prompt) => !asked.has(prompt))
    const count = Math.min(mostPrompts, Math.ceil(fresh.length / Math.max(1, sharing)))
    const taken = fresh.slice(0, count)
    for (const prompt of taken) asked.add(prompt)
    return taken.length === list.length ? list : taken
  }
  return (own) => {
    const sharing = waiting.filter((prompts) => prompts === own).length
    waiting.splice(waiting.indexOf(own), 1)
    const suited = take(own, sharing)
    if (suited.length > 1) return suited
    const others = take(ofTalk, own.length === 0 ? sharing : mostPrompts)
    return [...suited, ...others].slice(0, mostPrompts)
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

/** 'Problem: the batteries run flat' is a title below a name. */
function titledBy(text: string, language: Language): Pick<PlannedSlide, 'title' | 'eyebrow'> {
  const [lead, detail] = partsOf(text)
  return lead === '' || countWords(detail) < fewestWords
    ? { title: text }
    : { title: capitalise(detail, language), eyebrow: lead }
}

/** The person's words, and what is asked about them; those that no title holds go on below. */
function ownSlide(text: string, body: PageBody, { own: { note }, parts }: Frames): PlannedSlide {
  const picture = countWords(text) <= mostDrawnWords ? text : ''
  const slide = { role: 'content' as const, title: text, notes: note, picture }
  if (text.length <= longestTitle && countWords(text) <= mostTitleWords)
    return { ...slide, ...body }
  const asked = { ...slide, notes: [...body.points, note].join('\n') }
  if (text.length <= longestStatement) return { ...asked, points: [], layouts: ['title only'] }
  const [, head = parts.points, rest = text] = /^(.{8,84}?[,;،、，；])\s*(.+)$/su.exec(text) ?? []
  const points = [rest, ...(text.length > longestStatement ? [] : body.points)]
  return {
    ...asked,
    title: head.replace(/[,;،、，；]$/u, ''),
    points,
    layouts: ['title only', 'title + bullets'],
  }
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
