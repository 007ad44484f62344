import type { Brief } from '../brief/brief.ts'
import { readForeignFigures } from '../brief/readForeignFigures.ts'
import { type Figure, readFigures } from '../brief/readFigures.ts'
import type { Phrases } from '../wording/phrases.ts'
import { phrasesFor } from '../wording/wordings.ts'
import { fill } from '../language/fill.ts'
import { joinWords } from '../language/joinWords.ts'
import { capitalise, insideSentence } from '../language/letterCase.ts'
import { countWords, shorten } from '../language/words.ts'
import { arcIds } from '../narratives/arcs.ts'
import type { Beat, Narrative } from '../narratives/narrative.ts'
import { narrativeFor } from '../narratives/narrativeFor.ts'
import { beatSlide } from '../plan/beatSlide.ts'
import type { ChosenNarrative } from '../plan/chooseNarrative.ts'
import { figureSlides } from '../plan/figureSlides.ts'
import { type Frame, frameFor, groupChapters } from '../plan/frameFor.ts'
import { agendaSlide, closingSlide, coverSlide, sectionSlide } from '../plan/frameSlides.ts'
import type { DeckPlan, PlannedSlide } from '../plan/plannedSlide.ts'
import { planTopic } from '../plan/planTopic.ts'
import { withUniqueTitles } from '../plan/withUniqueTitles.ts'
import { slotsFor, type Slots } from '../wording/slots.ts'
import { chapterSections, type SourceChapter } from './chapterSections.ts'
import { fitUnits } from './fitUnits.ts'
import type { SourceDocument } from './sourceDocument.ts'
import type { Unit } from './unit.ts'
import { unitSlide } from './unitSlide.ts'
import { unitsOf } from './unitsOf.ts'

export interface SourceBrief {
  readonly brief: Brief
  readonly chosen: ChosenNarrative
  readonly slideCount: number
  readonly sentencesOf: (text: string) => readonly string[]
  readonly pause: () => Promise<void>
}

/** Below this a source is a remark rather than a document: the narrative is told, and the remark with it. */
const fewestUnits = 3

/** A deck that follows a document: its headings in order, its own sentences, tables, lists and quotations. */
export async function planSource(document: SourceDocument, given: SourceBrief): Promise<DeckPlan> {
  const { brief, chosen, slideCount } = given
  const title = document.title ?? brief.title
  const slots = slotsFor(brief)
  const phrases = phrasesFor(brief.language)
  const chapters = chapterSections(document.sections)
  const units = await readUnits(chapters, given)
  if (units.length < fewestUnits) return planTopic(withSentences(brief, units), chosen, slideCount)
  const filled = chapters.filter((_, index) => units.some(({ chapter }) => chapter === index))
  const isNamed = filled.some(({ name }) => name !== '')
  const frame = isNamed
    ? frameFor(slideCount, filled.length)
    : unnamedFrame(slideCount, filled.length)
  const fitted = fitUnits(units, frame.content, phrases)
  const body = withFigures(fitted, { title, count: frame.content, brief })
  const guided = guidedSlides(chosen, slots, { count: frame.content - body.length, brief })
  const content = [...body, ...guided.map((slide) => ({ slide, chapter: chapters.length - 1 }))]
  const told = withSections(content, chapters, { count: frame.sections, phrases })
  // A chapter of which nothing is shown has no header; its place is filled as well.
  const lacking = frame.content + frame.sections - told.length
  const count = guided.length + lacking
  const more = guidedSlides(chosen, slots, { count, brief }).slice(guided.length)
  const slides = [
    sourceCover(document, given, { slots, title, chapters: filled }),
    ...(frame.hasAgenda
      ? [
          agendaSlide(
            rowsFor(
              isNamed ? filled.map(({ name }) => name) : body.map(({ slide }) => slide.title),
            ),
            phrases,
          ),
        ]
      : []),
    ...told,
    ...more,
    closingSlide(chosen, slots),
  ]
  return { title: shorten(title, 200), slides: withUniqueTitles(slides, phrases) }
}

async function readUnits(
  chapters: readonly SourceChapter[],
  given: SourceBrief,
): Promise<readonly Unit[]> {
  const units: Unit[] = []
  for (const [chapter, { sections }] of chapters.entries()) {
    for (const section of sections) {
      const context = {
        chapter,
        heading: section.heading ?? '',
        sentencesOf: given.sentencesOf,
        language: given.brief.language,
        phrases: phrasesFor(given.brief.language),
      }
      units.push(...unitsOf(section, context))
      await given.pause()
    }
  }
  return units
}

function withSentences(brief: Brief, units: readonly Unit[]): Brief {
  const said = units.flatMap(({ claims, block }) => [
    ...claims.map(({ sentence }) => sentence),
    ...(block?.points ?? []),
  ])
  const statements = said.map((sentence) => sentence.replace(/[.]+$/u, ''))
  return { ...brief, statements, figures: figuresIn(statements, brief) }
}

interface ToldSlide {
  readonly slide: PlannedSlide
  readonly chapter: number
}

/** Room that sentences leave is given to the figures of the source first. */
function withFigures(
  units: readonly Unit[],
  {
    title,
    count,
    brief,
  }: { readonly title: string; readonly count: number; readonly brief: Brief },
): readonly ToldSlide[] {
  const phrases = phrasesFor(brief.language)
  const slides = units.map((unit) => ({
    slide: unitSlide(unit, title, phrases),
    chapter: unit.chapter,
  }))
  if (slides.length >= count) return slides
  const sentences = units.flatMap(({ claims }) => claims.map(({ sentence }) => sentence))
  const shown = figureSlides(figuresIn(sentences, brief), phrases).slice(0, count - slides.length)
  const last = slides.at(-1)?.chapter ?? 0
  return [...slides, ...shown.map((slide) => ({ slide, chapter: last }))]
}

/** Prompts for what the source does not say; they come last and are plainly questions. */
function guidedSlides(
  chosen: ChosenNarrative,
  slots: Slots,
  { count, brief }: { readonly count: number; readonly brief: Brief },
): readonly PlannedSlide[] {
  if (count <= 0) return []
  const language = brief.language === 'other' ? 'en' : brief.language
  const own = byRank(chosen.narrative)
  const titles = new Set(own.map(({ titles: [first = ''] }) => first))
  // A long deck from a line or two needs more than one story.
  const others = arcIds
    .flatMap((id) => byRank(narrativeFor(id, language)))
    .filter(({ titles: [first = ''] }) => {
      const isNew = !titles.has(first)
      titles.add(first)
      return isNew
    })
  return [...own, ...others].slice(0, count).map((beat) => beatSlide(beat, slots))
}

function byRank({ chapters }: Narrative): readonly Beat[] {
  return chapters
    .toReversed()
    .flatMap(({ beats }) => beats)
    .toSorted((a, b) => a.rank - b.rank)
}

/** Without headings the first slides name the parts; no header opens a part that has no name. */
function unnamedFrame(slideCount: number, chapters: number): Frame {
  const frame = frameFor(slideCount, chapters)
  return { ...frame, sections: 0, content: frame.content + frame.sections }
}

function rowsFor(names: readonly string[]): readonly string[] {
  const named = names.filter((name) => name !== '')
  return named.length > 7 ? named.slice(0, 7) : named
}

function withSections(
  content: readonly ToldSlide[],
  chapters: readonly SourceChapter[],
  { count, phrases }: { readonly count: number; readonly phrases: Phrases },
): readonly PlannedSlide[] {
  const parts = chapters
    .map((chapter, index) => ({
      chapter,
      slides: content.filter((told) => told.chapter === index).map(({ slide }) => slide),
    }))
    .filter(({ slides }) => slides.length > 0)
  const inside = (name: string): string => insideSentence(name, phrases.language)
  if (count === 0 || parts.length < count) return parts.flatMap(({ slides }) => slides)
  return groupChapters(parts, count, ({ slides }) => slides.length).flatMap((group, index) => {
    const names = group.flatMap(({ chapter }) => (chapter.name === '' ? [] : [chapter.name]))
    const [first = '', second] = names
    const title =
      second !== undefined && names.length === 2 && `${first}${second}`.length <= 50
        ? joinWords([first, inside(second)], phrases.and)
        : first
    const lead =
      names.length > 1 && title === first
        ? fill(phrases.after, joinWords(names.slice(1).map(inside), phrases.and))
        : ''
    return [
      sectionSlide({ number: index + 1, title, lead }, phrases),
      ...group.flatMap(({ slides }) => slides),
    ]
  })
}

function figuresIn(sentences: readonly string[], { language }: Brief): readonly Figure[] {
  const read = language === 'en' ? readFigures : readForeignFigures
  return sentences.flatMap((sentence) => read(sentence))
}

interface CoverContext {
  readonly slots: Slots
  readonly title: string
  readonly chapters: readonly SourceChapter[]
}

/** A long title parts at its colon; the lead is the document's own first sentence, or what its headings name. */
function sourceCover(
  document: SourceDocument,
  given: SourceBrief,
  context: CoverContext,
): PlannedSlide {
  const { brief, chosen } = given
  const [, head = context.title, tail] =
    /^(.{3,60}?)(?::|\s[–—-])\s+(.+)$/u.exec(context.title) ?? []
  const isLong = context.title.length > 60 && tail !== undefined
  const cover = coverSlide({
    brief,
    chosen,
    slots: context.slots,
    title: isLong ? head : context.title,
  })
  const opening = document.sections[0]?.blocks.find((block) => block.kind === 'paragraph')
  const first = opening?.kind === 'paragraph' ? given.sentencesOf(opening.text)[0] : undefined
  const names = capitalise(
    joinWords(
      context.chapters.flatMap(({ name }) =>
        name === '' ? [] : [insideSentence(name, brief.language)],
      ),
      phrasesFor(brief.language).and,
    ),
  )
  const leads = [isLong ? capitalise(tail) : undefined, first, names, cover.points[0]]
  const lead = leads.find(
    (text) => text !== undefined && text.length <= 120 && countWords(text) > 1,
  )
  return { ...cover, points: [lead?.replace(/\.$/u, '') ?? '', ...cover.points.slice(1)] }
}
