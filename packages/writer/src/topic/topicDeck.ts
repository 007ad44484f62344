import { layouts } from '@deckloom/deck'
import { type FrameId, type Frames, framesOf, type KindId } from '../frames/frames.ts'
import { coversOf, scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import { agendaRows } from '../plan/agendaRows.ts'
import { frameFor, groupChapters } from '../plan/frameFor.ts'
import type { DeckPlan, PlannedSlide } from '../plan/plannedSlide.ts'
import { presentedBy } from '../plan/presentedBy.ts'
import { withUniqueTitles } from '../plan/withUniqueTitles.ts'
import type { PresentationType, WriteRequest } from '../types.ts'
import { figuresIn } from '../text/figures.ts'
import { widthOf } from '../text/width.ts'
import { closingFor } from './closingFor.ts'
import { frameSlide, type OwnSlide, ownSlides } from './ownSlides.ts'
import { promptWordsOf, questionIn, wordPattern } from './promptWords.ts'
import { readPrompt, type Topic } from './readPrompt.ts'
import { namesTime } from './times.ts'

export interface TopicDeck extends DeckPlan {
  /** The type that the prompt calls for, which may differ from the user's choice. */
  readonly type: PresentationType
}

/** Frames that a prompt's list covers if it does not say what its items are. */
const fromList: readonly FrameId[] = ['answer', 'structure', 'results']
const fewestListed = 2
const fewestYears = 3
/** Maximum words of a subject without any detail. */
const mostBareWords = 2

/**
 * Plans a deck from a topic alone, with exactly `slideCount` slides: what the prompt lists and states, in its own
 * words, then the questions that such a talk answers. The deck states nothing that the prompt does not state.
 */
export function planTopicDeck(request: WriteRequest, language: Language): TopicDeck {
  const topic = readPrompt(request.prompt, request.likelyLanguage)
  const kind = kindOf(topic, request.presentationType)
  // For unsupported languages, English questions are more helpful than blank slides.
  const frames = framesOf(language) ?? framesOf('en')
  const room = { kind, frames, language, slideCount: request.slideCount }
  const closing = closingFor(topic, room)
  const slides = [
    coverSlide(topic, { kind, frames, request, language }),
    ...bodyOf({ ...topic, own: closing.own }, room),
    closing.slide,
  ]
  return {
    title: topic.title,
    slides: withFreshNotes(withUniqueTitles(slides, frames.more)),
    type: scaffolds[kind].type,
  }
}

/** Returns the kind of talk that the prompt names or implies, else the one that the user chose. */
function kindOf(topic: Topic, chosen: PresentationType): KindId {
  const { kind = 'talk', signal, options } = topic
  if (kind === 'training') return signal === 'lesson' ? signal : kind
  if (options.length > 0 && kind !== 'pitch' && kind !== 'marketing') return 'decision'
  return kind === 'talk' ? kindOfTalk(topic, chosen) : kind
}

/** Returns the kind of a talk that the prompt does not name. */
function kindOfTalk(topic: Topic, chosen: PresentationType): KindId {
  const { isVenture } = topic
  const signal = topic.signal ?? (isPast(topic) ? 'history' : undefined)
  if (chosen === 'training') return signal === 'lesson' ? signal : chosen
  if (isVenture && chosen === 'pitch') return chosen
  if (signal !== undefined && signal !== 'lesson') return signal
  if (chosen === 'pitch') return kindOfPitch(topic)
  return chosen === 'report' && isBare(topic) ? 'explainer' : chosen
}

/** Pitch is the default type, so that a talk with nothing to sell becomes another kind. */
function kindOfPitch({ signal, ask, isProposal }: Topic): KindId {
  return ask !== undefined || isProposal ? 'proposal' : (signal ?? 'explainer')
}

/** Whether most of the points that a prompt names have a year. */
function isPast({ own }: Topic): boolean {
  const years = own.filter(({ text }) => /(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u.test(text))
  return years.length >= fewestYears && 2 * years.length > own.length
}

/** Whether a topic is too bare for a report, such as 'Beekeeping'. */
function isBare({ title, own }: Topic): boolean {
  return countWords(title) <= mostBareWords && own.length === 0 && !/\p{Nd}/u.test(title)
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

interface Room extends Setting {
  readonly language: Language
  readonly slideCount: number
}

/** A body slide and the chapter that it belongs to. */
interface Placed {
  readonly chapter: string
  readonly slide: PlannedSlide
}

/** Adds an agenda and chapters if the deck is long enough; there are as many chapters as its slides can fill. */
function bodyOf(topic: Topic, room: Room): readonly PlannedSlide[] {
  const { frames, slideCount, kind, language } = room
  const { hasAgenda, sections } = frameFor(slideCount, scaffolds[kind].parts.length)
  const total = slideCount - 2 - (hasAgenda ? 1 : 0)
  for (let headers = sections; ; headers -= 1) {
    const own = ownSlides(topic, { frames, kind, language, most: total - headers, hasAgenda })
    const placed = placeOwn(topic, own, { ...room, slideCount: total - headers })
    const chapters = chaptersOf(placed, headers)
    if (chapters.length < headers) continue
    const slides = headers > 0 ? withHeaders(chapters, frames) : placed.map(({ slide }) => slide)
    return hasAgenda ? [agendaSlide(slides, frames), ...slides] : slides
  }
}

/**
 * Returns what leads up to the user's points, the points, and what follows from them, with the most needed frames that
 * no page covers.
 */
function placeOwn(topic: Topic, own: readonly OwnSlide[], room: Room): readonly Placed[] {
  const { kind, frames, language, slideCount } = room
  const { parts, needed } = scaffolds[kind]
  const used = [
    ...own.flatMap(({ frame }) => (frame ? coversOf(frame) : [])),
    ...(own.filter(({ frame }) => !frame).length >= fewestListed ? fromList : []),
    ...answeredBy(topic, language),
  ]
  const story = parts.flatMap((part) => part.frames)
  const isHow = questionIn(topic.title, promptWordsOf(language)) === 'how'
  const wanted = [
    ...new Set<FrameId>([...(isHow ? (['howItWorks'] as const) : []), ...needed, ...story]),
  ]
  const free = wanted.filter((id) => story.includes(id) && !used.includes(id))
  const kept = new Set(free.slice(0, Math.max(0, slideCount - own.length)))
  const placed = parts.map(({ part, frames: ids }) =>
    ids
      .filter((id) => kept.has(id))
      .map((id) => ({
        id,
        chapter: frames.parts[part],
        slide: askingSlide(id, topic.title, frames),
      })),
  )
  const [opening = [], ...rest] = placed
  const first = own[0]?.frame
  // A problem that the prompt names first precedes its explanation.
  const end = opening.findIndex(
    ({ id }) =>
      first !== undefined && story.indexOf(id) > story.indexOf(first) && story.includes(first),
  )
  const at = end === -1 ? opening.length : end
  const words = own.map(({ slide }) => ({ chapter: frames.parts.points, slide }))
  return [...opening.slice(0, at), ...words, ...opening.slice(at), ...rest.flat()]
}

/** Returns the frames whose questions the prompt has already answered. */
function answeredBy(
  { title, own, options, subtitle }: Topic,
  language: Language,
): readonly FrameId[] {
  const figures = own.flatMap(({ text }) => figuresIn(text, language))
  const { listeners, audience } = promptWordsOf(language)
  const isListened = wordPattern([...listeners, ...audience]).test(subtitle)
  return [
    ...(options.length > 0 ? (['alternatives', 'debate', 'answer'] as const) : []),
    ...(figures.some(({ isMoney }) => isMoney) ? (['costs'] as const) : []),
    ...(figures.length > 0 ? (['evidence'] as const) : []),
    ...(isListened ? (['audience'] as const) : []),
    ...(namesTime(`${title} ${subtitle}`, language) ? (['details'] as const) : []),
  ]
}

/** Maximum width, in Latin letters, of a subject above a title. */
const longestEyebrow = 40

/** Returns a slide of questions that names their subject. */
function askingSlide(id: FrameId, subject: string, frames: Frames): PlannedSlide {
  const eyebrow = widthOf(subject) <= longestEyebrow ? { eyebrow: subject } : {}
  return { ...frameSlide(id, frames), ...eyebrow }
}

interface Chapter {
  readonly title: string
  readonly slides: readonly PlannedSlide[]
}

/** Groups neighboring slides of one part of the story, and merges parts until there are `count` chapters. */
function chaptersOf(placed: readonly Placed[], count: number): readonly Chapter[] {
  const parts: { title: string; slides: PlannedSlide[] }[] = []
  for (const { chapter, slide } of placed) {
    const last = parts.find(({ title }) => title === chapter)
    if (last && last === parts.at(-1)) last.slides.push(slide)
    else parts.push({ title: chapter, slides: [slide] })
  }
  if (count === 0 || parts.length <= count) return parts
  return groupChapters(parts, count, ({ slides }) => slides.length).map((group) => {
    const titles = [...new Set(group.map(({ title }) => title))]
    const joined = titles.join(' · ')
    return {
      title: joined.length <= layouts['section header'].limits.title ? joined : (titles[0] ?? ''),
      slides: group.flatMap(({ slides }) => slides),
    }
  })
}

function withHeaders(chapters: readonly Chapter[], frames: Frames): readonly PlannedSlide[] {
  return chapters.flatMap((chapter, index) => [
    sectionSlide({ ...chapter, number: index + 1 }, frames),
    ...chapter.slides,
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
  const { title, note } = agenda
  const points = agendaRows(slides)
  return { role: 'agenda', title, points, notes: note, layouts: ['agenda'], picture: '' }
}

/** Avoids repeated advice: a slide whose advice was already given has its points as notes instead. */
function withFreshNotes(slides: readonly PlannedSlide[]): readonly PlannedSlide[] {
  const given = new Set<string>()
  return slides.map((slide) => {
    const notes = given.has(slide.notes) ? [slide.title, ...slide.points].join('\n') : slide.notes
    given.add(slide.notes)
    return { ...slide, notes }
  })
}
