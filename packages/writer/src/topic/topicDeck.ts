import { layouts } from '@deckloom/deck'
import { type Frame, type FrameId, type Frames, framesOf, type KindId } from '../frames/frames.ts'
import { frameIds, kindRules, openingFrames, scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import { agendaRows } from '../plan/agendaRows.ts'
import { frameFor, groupChapters } from '../plan/frameFor.ts'
import type { DeckPlan, PlannedSlide } from '../plan/plannedSlide.ts'
import { presentedBy } from '../plan/presentedBy.ts'
import { withUniqueTitles } from '../plan/withUniqueTitles.ts'
import type { PresentationType, WriteRequest } from '../types.ts'
import { widthOf } from '../text/width.ts'
import { coveredBy, frameSlide, type OwnSlide, ownSlides } from './ownSlides.ts'
import { asksInTable, partsOf, rowsBody, untabled } from './pageForms.ts'
import { readPrompt, type Topic } from './readPrompt.ts'

export interface TopicDeck extends DeckPlan {
  /** What the words call for, whatever was chosen beside them. */
  readonly type: PresentationType
}

/** Slides of a chapter, its header among them, as they are on average. */
const leastChapter = 2.5
/** Frames that ask for figures. */
const fromFigures: readonly FrameId[] = ['results', 'evidence']
/** Rows of an agenda, and of a table of what the prompt lists. */
const [, mostRows] = layouts.agenda.limits.items
const fewestRows = 3
const longestRow = 44
/** Words of a subject that nothing is said of. */
const mostBareWords = 2

/**
 * A deck from a topic alone, exactly `slideCount` slides: what the prompt lists and states in its own words, then the
 * questions that such a talk answers. Nothing is stated that the prompt does not state.
 */
export function topicDeck(request: WriteRequest, language: Language): TopicDeck {
  const topic = readPrompt(request.prompt)
  const kind = kindOf(topic, request.presentationType)
  // Questions in English help more than blank slides where the language is not spoken.
  const frames = framesOf(language) ?? framesOf('en')
  const closing = closingFor(topic, { kind, frames })
  const plan = { ...topic, own: closing.own }
  const body = bodyOf(plan, { kind, frames, language, slideCount: request.slideCount })
  const slides = [
    coverSlide(topic, { kind, frames, request, language }),
    ...body.agenda,
    ...body.slides,
    closing.slide,
  ]
  return {
    title: topic.title,
    slides: withFreshQuestions(withUniqueTitles(slides, frames.more)),
    type: kindRules[kind].type,
  }
}

/** The kind of talk that the prompt names or tells; what was chosen beside it where it does neither. */
function kindOf(topic: Topic, chosen: PresentationType): KindId {
  const { kind = 'talk', signal, sides } = topic
  const named = kind === 'talk' ? chosen : kind
  if (named === 'training') return signal === 'lesson' ? 'lesson' : 'training'
  if (kind !== 'talk') return named
  if (named === 'pitch') return unnamedKind(topic)
  if (sides) return 'proposal'
  if (signal !== undefined && signal !== 'lesson') return signal
  return named === 'report' && isBare(topic) ? 'explainer' : named
}

/** Nobody reports on 'Beekeeping'. */
function isBare({ title, own }: Topic): boolean {
  return countWords(title) <= mostBareWords && own.length === 0 && !/\p{Nd}/u.test(title)
}

/** A pitch is what a talk is asked for that nothing else was chosen for: without anything to sell it is none. */
function unnamedKind({ signal, ask, sides, isVenture, isProposal }: Topic): KindId {
  if (isVenture) return 'pitch'
  if (ask !== undefined || sides) return 'proposal'
  return signal ?? (isProposal ? 'proposal' : 'explainer')
}

interface Setting {
  readonly kind: KindId
  readonly frames: Frames
}

function coverSlide(
  topic: Topic,
  {
    kind,
    frames,
    request,
    language,
  }: Setting & { readonly request: WriteRequest; readonly language: Language },
): PlannedSlide {
  const chosen = request.audience?.trim() ?? ''
  const subtitle = chosen === '' ? topic.subtitle : chosen
  const tone =
    request.tone === undefined || request.tone === 'plain' ? '' : frames.tones[request.tone]
  const shown = subtitle.length <= layouts.cover.limits.item ? subtitle : ''
  return {
    role: 'cover',
    title: topic.title,
    eyebrow: frames.kinds[kind],
    points: [shown, ...presentedBy(request, language)].filter((point) => point !== ''),
    notes: [frames.cover.note, tone, shown === '' ? subtitle : '', ...topic.orders]
      .filter((text) => text !== '')
      .join(' '),
    layouts: ['cover-image', 'cover'],
    picture: topic.title,
  }
}

/** The end in the person's own words, where the last thing that the prompt lists is one. */
function closingFor(
  topic: Topic,
  { kind, frames }: Setting,
): { readonly slide: PlannedSlide; readonly own: Topic['own'] } {
  const last = topic.own.at(-1)
  const named = last?.isMember
    ? Object.values(frames.closings).find((frame) => coveredBy(last.text, frame))
    : undefined
  const { sides, ask } = topic
  const needed = sides ? 'decision' : kindRules[kind].closing
  const frame = named ?? frames.closings[ask === undefined ? needed : 'ask']
  const title = named && last ? last.text : frame.title
  const prompts = sides && !named ? [sides.join(' · '), ...frame.prompts.slice(1)] : frame.prompts
  return {
    slide: closingSlide(
      { ...frame, title, prompts },
      ask ?? sumAsked(last, frame === frames.closings.ask),
    ),
    own: named ? topic.own.slice(0, -1) : topic.own,
  }
}

/** A sum that the prompt lists last is what is asked for. */
function sumAsked(last: Topic['own'][number] | undefined, isAsk: boolean): string | undefined {
  return isAsk && last?.isMember === true && /\p{Nd}/u.test(last.text) ? last.text : undefined
}

function closingSlide({ title, prompts, note }: Frame, ask: string | undefined): PlannedSlide {
  const isTitle = ask !== undefined && ask.length <= layouts.closing.limits.title
  const fits = ask !== undefined && ask.length <= layouts.closing.limits.item
  return {
    role: 'closing',
    title: isTitle ? ask : title,
    // What is asked for is known.
    points: isTitle ? prompts.slice(1) : fits ? [ask, ...prompts.slice(1)] : prompts,
    notes: ask === undefined || fits ? note : `${ask} ${note}`,
    layouts: ['closing'],
    picture: title,
  }
}

interface Body {
  readonly agenda: readonly PlannedSlide[]
  readonly slides: readonly PlannedSlide[]
}

interface Room extends Setting {
  readonly language: Language
  readonly slideCount: number
}

/** A part of the deck, or two that share a header; without a title it has none. */
interface Chapter {
  readonly title: string
  readonly slides: readonly PlannedSlide[]
}

function bodyOf(topic: Topic, room: Room): Body {
  const { frames, slideCount, kind, language } = room
  const { hasAgenda, sections } = frameFor(slideCount, scaffolds[kind].parts.length)
  const total = slideCount - 2 - (hasAgenda ? 1 : 0)
  const most = sections > 0 ? total - 1 : total
  const own = ownSlides(topic, { frames, kind, language, most })
  const words = own.map(({ slide }) => slide)
  const isFull = words.length + sections > mostRows || words.length + 2 * sections > total
  const isHeaded = sections > 0 && words.length > 0 && isFull
  const used = [
    ...own.flatMap(({ frame }) => frame ?? []),
    ...toldBy(topic.own, frames),
    ...askedBy(words, frames),
  ]
  const left = total - words.length - (isHeaded ? 1 : 0)
  const chapters = scaffoldChapters(
    { ...room, used, rows: rowsOf(topic, own), subject: topic.title },
    left,
    isHeaded ? sections - 1 : sections,
  )
  const points = { title: frames.parts.points, slides: words }
  const slides = isHeaded
    ? withHeaders([points, ...chapters], frames)
    : besideFrames(words, withHeaders(chapters, frames), frames)
  return { agenda: hasAgenda ? [agendaSlide(slides, frames)] : [], slides: withoutTwins(slides) }
}

/** Two tables do not follow each other: the questions of one are a list. */
function withoutTwins(slides: readonly PlannedSlide[]): readonly PlannedSlide[] {
  const all: PlannedSlide[] = []
  for (const slide of slides) {
    const last = all.at(-1)
    const isTwin = last?.table !== undefined && slide.table !== undefined
    if (isTwin && !asksInTable(slide)) all[all.length - 1] = untabled(last, all.length)
    all.push(isTwin && asksInTable(slide) ? untabled(slide, all.length) : slide)
  }
  return all
}

/** What the prompt lists, as rows of a table; none where it lists little, or parts of a talk. */
function rowsOf({ own, sides }: Topic, slides: readonly OwnSlide[]): readonly string[] {
  const members = own.filter(({ isMember }) => isMember).map(({ text }) => text)
  const isPlain = members.every((text) => text.length <= longestRow)
  const framed = slides.filter(({ frame }) => frame !== undefined).length
  return !sides && isPlain && members.length >= fewestRows && framed < members.length / 2
    ? members.slice(0, mostRows)
    : []
}

/** Figures that the prompt gives are the results, and a sum that it gives is what it costs. */
function toldBy(own: Topic['own'], { scaffold }: Frames): readonly FrameId[] {
  const measured = own.filter(({ text }) => /\d/u.test(text))
  const isPriced = measured.some(({ text }) => coveredBy(text, scaffold.costs))
  return [...(measured.length >= 2 ? fromFigures : []), ...(isPriced ? (['costs'] as const) : [])]
}

/** Frames whose questions stand on a slide of the person's own words. */
function askedBy(words: readonly PlannedSlide[], { scaffold }: Frames): readonly FrameId[] {
  const asked = new Set(words.flatMap(({ points }) => points))
  return frameIds.filter((id) => scaffold[id].prompts.every((prompt) => asked.has(prompt)))
}

/** What opens such a talk comes in front of what the prompt lists, everything else behind it. */
function besideFrames(
  words: readonly PlannedSlide[],
  others: readonly PlannedSlide[],
  { scaffold }: Frames,
): readonly PlannedSlide[] {
  const openings = new Set([...openingFrames].map((id) => scaffold[id].title))
  const start = others.findIndex(({ title }) => !openings.has(title))
  const count = start === -1 ? others.length : start
  return [...others.slice(0, count), ...words, ...others.slice(count)]
}

interface FreeRoom extends Room {
  readonly used: readonly FrameId[]
  /** Things that the prompt lists, for the table of the talk's overview. */
  readonly rows: readonly string[]
  readonly subject: string
}

/** Latin letters of a subject that stand above a title. */
const longestEyebrow = 32

/** A slide of questions says what they are about. */
function askingSlide(id: FrameId, { frames, kind, rows, subject }: FreeRoom): PlannedSlide {
  const slide = frameSlide(id, frames)
  const [overview, ...columns] = kindRules[kind].overview
  const heads = columns.map((at) => partsOf(frames.scaffold[overview].prompts[at] ?? '')[0])
  const body =
    id === overview && rows.length > 0 ? rowsBody(rows, [frames.parts.points, ...heads]) : {}
  return { ...slide, ...body, ...(widthOf(subject) <= longestEyebrow && { eyebrow: subject }) }
}

/** Questions in chapters that fill `left` slides, headers counted: as many headers as there are chapters for. */
function scaffoldChapters(room: FreeRoom, left: number, headers: number): readonly Chapter[] {
  for (let count = Math.min(headers, Math.floor(left / leastChapter)); count > 0; count -= 1) {
    const ids = chosenFrames(room, left - count)
    const chapters = chaptersOf(ids, room, count)
    if (chapters.length === count && ids.length === left - count) return chapters
  }
  const ids = chosenFrames(room, left)
  return [{ title: '', slides: ids.map((id) => askingSlide(id, room)) }]
}

/** The most needed frames that nothing covers yet, in the order of the story; an overview of what is listed before others. */
function chosenFrames({ kind, used, rows }: FreeRoom, count: number): readonly FrameId[] {
  const { parts, needed } = scaffolds[kind]
  const story = parts.flatMap(({ frames }) => frames)
  const first = rows.length > 0 ? kindRules[kind].overview.slice(0, 1) : []
  const free = [...new Set([...story.filter((id) => first.includes(id)), ...needed, ...story])]
  const kept = new Set(free.filter((id) => !used.includes(id)).slice(0, Math.max(0, count)))
  return story.filter((id) => kept.has(id))
}

function chaptersOf(ids: readonly FrameId[], room: FreeRoom, count: number): readonly Chapter[] {
  const { kind, frames } = room
  const parts = scaffolds[kind].parts
    .map(({ part, frames: own }) => ({
      title: frames.parts[part],
      slides: own.filter((id) => ids.includes(id)).map((id) => askingSlide(id, room)),
    }))
    .filter(({ slides }) => slides.length > 0)
  if (parts.length <= count) return parts
  return groupChapters(parts, count, ({ slides }) => slides.length).map((group) => ({
    title: group.map(({ title }) => title).join(' · '),
    slides: group.flatMap(({ slides }) => slides),
  }))
}

function withHeaders(chapters: readonly Chapter[], frames: Frames): readonly PlannedSlide[] {
  return chapters.flatMap(({ title, slides }, index) => [
    ...(title === '' ? [] : [sectionSlide({ number: index + 1, title, slides }, frames)]),
    ...slides,
  ])
}

function sectionSlide(
  { number, title, slides }: Chapter & { readonly number: number },
  frames: Frames,
): PlannedSlide {
  const lead = slides.map((slide) => slide.title).join(' · ')
  return {
    role: 'section',
    title,
    eyebrow: String(number),
    points: lead.length <= layouts['section header'].limits.item ? [lead] : [],
    notes: frames.section.note,
    layouts: ['section header'],
    picture: title,
  }
}

function agendaSlide(slides: readonly PlannedSlide[], { agenda }: Frames): PlannedSlide {
  const rows = agendaRows(slides)
  return {
    role: 'agenda',
    title: agenda.title,
    points: rows,
    notes: agenda.note,
    layouts: ['agenda'],
    picture: '',
  }
}

const fewestQuestions = 2

/** No question twice, where enough of its slide is left. */
function withFreshQuestions(slides: readonly PlannedSlide[]): readonly PlannedSlide[] {
  const asked = new Set<string>()
  return slides.map((slide) => {
    const fresh = slide.points.filter((point) => !asked.has(point))
    for (const point of slide.points) asked.add(point)
    const isList = slide.role === 'content' && slide.layouts.includes('title + bullets')
    return isList && fresh.length >= fewestQuestions ? { ...slide, points: fresh } : slide
  })
}
