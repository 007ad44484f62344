import type { Brief } from '../brief/brief.ts'
import type { Chapter } from '../narratives/narrative.ts'
import { joinWords } from '../language/joinWords.ts'
import { capitalise, insideSentence } from '../language/letterCase.ts'
import type { Phrases } from '../wording/phrases.ts'
import { slotsFor, type Slots } from '../wording/slots.ts'
import { phrasesFor } from '../wording/wordings.ts'
import { assignStatements } from './assignStatements.ts'
import { beatSlide } from './beatSlide.ts'
import type { ChosenNarrative } from './chooseNarrative.ts'
import { figureSlides } from './figureSlides.ts'
import { type Frame, frameFor, groupChapters } from './frameFor.ts'
import { agendaSlide, closingSlide, coverSlide, sectionSlide } from './frameSlides.ts'
import type { DeckPlan, PlannedSlide } from './plannedSlide.ts'
import { sectionBeats } from './sectionBeats.ts'
import { framesOf } from '../frames/frames.ts'
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
  readonly section?: string
}

/** From three parts that were asked for, they are the agenda. */
const fewestParts = 3

/** A deck from a topic alone: the beats of a narrative, worded for the subject, exactly `slideCount` slides. */
export function planTopic(brief: Brief, chosen: ChosenNarrative, slideCount: number): DeckPlan {
  const slots = slotsFor(brief)
  const phrases = phrasesFor(brief.language)
  const { chapters } = chosen.narrative
  const frame = frameFor(slideCount, chapters.length)
  const kept = keepBeats(candidatesFor(brief, chapters, slots), frame.content)
  const told = byChapter(kept, chapters)
  const parts = kept.flatMap(({ section }) => section ?? [])
  const cover = coverSlide({ brief, chosen, slots, title: brief.title })
  const slides = [
    cover,
    ...agendaFor({ told, parts }, frame, phrases),
    ...withSections(told, frame, phrases),
    closingSlide(chosen, slots, brief.ask),
  ]
  return { title: brief.title, slides: withUniqueTitles(slides, framesOf(phrases.language).more) }
}

function candidatesFor(
  brief: Brief,
  chapters: readonly Chapter[],
  slots: Slots,
): readonly Candidate[] {
  const phrases = phrasesFor(brief.language)
  const beats = sectionBeats(chapters, brief.sections, phrases)
  const placed = assignStatements(
    brief.statements,
    beats.map(({ beat }) => beat),
  )
  const figures = figureSlides(brief.figures, phrases)
  const home = beats.find(({ beat }) => beat.takes.includes('grew')) ?? beats[0]
  const used = new Set(figures.map(({ title }) => title))
  const told = beats.map(({ beat, ...place }) => {
    const statements = (placed.get(beat.id) ?? []).filter((statement) => !used.has(statement))
    const rank = statements.length > 0 ? beat.rank - 3 : beat.rank
    return { ...place, rank, slide: beatSlide(beat, slots, statements) }
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
function keepBeats(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  return candidates
    .toSorted((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, count)
    .toSorted((a, b) => a.order - b.order)
}

function byChapter(kept: readonly Candidate[], chapters: readonly Chapter[]): readonly Told[] {
  return chapters.map((chapter, index) => ({
    chapter,
    slides: kept.filter((candidate) => candidate.chapter === index).map(({ slide }) => slide),
  }))
}

interface Parts {
  readonly told: readonly Told[]
  /** Those that the prompt asked for, in its order. */
  readonly parts: readonly string[]
}

function agendaFor(
  { told, parts }: Parts,
  frame: Frame,
  phrases: Phrases,
): readonly PlannedSlide[] {
  if (!frame.hasAgenda) return []
  if (parts.length >= fewestParts && frame.sections === 0) return [agendaSlide(parts, phrases)]
  const rows = told
    .filter(({ slides }) => slides.length > 0)
    .map(({ chapter }) => `${chapter.name}: ${chapter.question}`)
  return [agendaSlide(rows, phrases)]
}

function withSections(
  told: readonly Told[],
  frame: Frame,
  phrases: Phrases,
): readonly PlannedSlide[] {
  if (frame.sections === 0) return told.flatMap(({ slides }) => slides)
  const groups = groupChapters(told, frame.sections, ({ slides }) => slides.length)
  return groups.flatMap((group, index) => {
    const [first, ...others] = group.map(({ chapter }) => chapter)
    if (!first) return []
    const title =
      others.length === 0
        ? `${first.name}: ${first.question}`
        : joinWords(
            [first.name, ...others.map(({ name }) => insideSentence(name, phrases.language))],
            phrases.and,
          )
    const lead =
      others.length === 0
        ? topicsOf(group, phrases)
        : group.map(({ chapter }) => capitalise(chapter.question)).join('. ')
    return [
      sectionSlide({ number: index + 1, title, lead }, phrases),
      ...group.flatMap(({ slides }) => slides),
    ]
  })
}

function topicsOf(group: readonly Told[], { and, language }: Phrases): string {
  const topics = group
    .flatMap(({ slides }) => slides.map(({ eyebrow = '' }) => insideSentence(eyebrow, language)))
    .filter(Boolean)
  return joinWords([...new Set(topics)], and)
}
