import type { Brief } from '../brief/brief.ts'
import type { Chapter } from '../narratives/narrative.ts'
import { joinWords } from '../language/joinWords.ts'
import { capitalise } from '../language/letterCase.ts'
import { slotsFor, type Slots } from '../wording/slots.ts'
import { assignStatements } from './assignStatements.ts'
import { beatSlide } from './beatSlide.ts'
import type { ChosenNarrative } from './chooseNarrative.ts'
import { figureSlides } from './figureSlides.ts'
import { type Frame, frameFor, groupChapters } from './frameFor.ts'
import { agendaSlide, closingSlide, coverSlide, sectionSlide } from './frameSlides.ts'
import type { DeckPlan, PlannedSlide } from './plannedSlide.ts'
import { sectionBeats } from './sectionBeats.ts'
import { withUniqueTitles } from './withUniqueTitles.ts'

interface Told {
  readonly chapter: Chapter
  readonly slides: readonly PlannedSlide[]
}

interface Candidate {
  readonly chapter: number
  readonly order: number
  readonly rank: number
  readonly slide: PlannedSlide
}

/** A deck from a topic alone: the beats of a narrative, worded for the subject, exactly `slideCount` slides. */
export function planTopic(brief: Brief, chosen: ChosenNarrative, slideCount: number): DeckPlan {
  const slots = slotsFor(brief)
  const { chapters } = chosen.narrative
  const frame = frameFor(slideCount, chapters.length)
  const told = tellBeats(candidatesFor(brief, chapters, slots), chapters, frame.content)
  const cover = coverSlide({ brief, chosen, slots, title: brief.title })
  const slides = [
    cover,
    ...agendaFor(told, frame),
    ...withSections(told, frame),
    closingSlide(chosen, slots, brief.ask),
  ]
  return { title: brief.title, slides: withUniqueTitles(slides) }
}

function candidatesFor(
  brief: Brief,
  chapters: readonly Chapter[],
  slots: Slots,
): readonly Candidate[] {
  const beats = sectionBeats(chapters, brief.sections)
  const placed = assignStatements(
    brief.statements,
    beats.map(({ beat }) => beat),
  )
  const figures = figureSlides(
    brief.figures,
    brief.subject.isPhrase
      ? `The figures behind ${brief.subject.short.text}`
      : 'The figures so far',
  )
  const home = beats.find(({ beat }) => beat.takes.includes('grew')) ?? beats[0]
  const used = new Set(figures.map(({ title }) => title))
  const told = beats.map(({ beat, chapter, order }) => {
    const statements = (placed.get(beat.id) ?? []).filter((statement) => !used.has(statement))
    const rank = statements.length > 0 ? beat.rank - 3 : beat.rank
    return { chapter, order, rank, slide: beatSlide(beat, slots, statements) }
  })
  const shown = figures.map((slide, index) => ({
    chapter: home?.chapter ?? 0,
    order: (home?.order ?? 0) + 0.1 + index / 10,
    rank: 0.5,
    slide,
  }))
  return [...told, ...shown]
}

/** The `count` most needed beats, in the order of the story. */
function tellBeats(
  candidates: readonly Candidate[],
  chapters: readonly Chapter[],
  count: number,
): readonly Told[] {
  const kept = candidates
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, count)
    .toSorted((a, b) => a.order - b.order)
  return chapters.map((chapter, index) => ({
    chapter,
    slides: kept.filter((candidate) => candidate.chapter === index).map(({ slide }) => slide),
  }))
}

function agendaFor(told: readonly Told[], frame: Frame): readonly PlannedSlide[] {
  if (!frame.hasAgenda) return []
  const rows = told
    .filter(({ slides }) => slides.length > 0)
    .map(({ chapter }) => `${chapter.name}: ${chapter.question}`)
  return [agendaSlide(rows)]
}

function withSections(told: readonly Told[], frame: Frame): readonly PlannedSlide[] {
  if (frame.sections === 0) return told.flatMap(({ slides }) => slides)
  const groups = groupChapters(told, frame.sections, ({ slides }) => slides.length)
  return groups.flatMap((group, index) => {
    const [first, ...others] = group.map(({ chapter }) => chapter)
    if (!first) return []
    const title =
      others.length === 0
        ? `${first.name}: ${first.question}`
        : joinWords([first.name, ...others.map(({ name }) => lowerFirst(name))])
    const lead =
      others.length === 0
        ? topicsOf(group)
        : group.map(({ chapter }) => capitalise(chapter.question)).join('. ')
    return [sectionSlide(index + 1, title, lead), ...group.flatMap(({ slides }) => slides)]
  })
}

function topicsOf(group: readonly Told[]): string {
  const topics = group
    .flatMap(({ slides }) => slides.map(({ eyebrow = '' }) => eyebrow.toLowerCase()))
    .filter(Boolean)
  return joinWords(topics)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
