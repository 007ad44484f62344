import type { Frames } from '../frames/frames.ts'
import { frameIds, type FrameId, scaffolds } from '../frames/scaffold.ts'
import type { Language } from '../language/languages.ts'
import type { DeckPlan, PlannedSlide } from '../plan/plannedSlide.ts'
import type { SourceTree } from '../read/sourceTree.ts'
import type { PresentationType } from '../types.ts'
import { widthOf } from '../text/width.ts'
import { weighPoints } from '../weigh/weighPoints.ts'
import type { Page } from './cell.ts'
import { withBigFigures } from './bigFigures.ts'
import { cellsOf } from './cellsOf.ts'
import { type Chapter, chaptersOf } from './chapters.ts'
import { type Composed, composePage } from './composePage.ts'
import { type ComposeContext, freeTitle } from './titleOf.ts'
import { fillChapter, naturalPages } from './fillChapter.ts'
import { agendaRowsOf, agendaSlide, coverSlide, faceSlide, type FrameContext } from './frame.ts'
import { closingSlide, type Ending, endingOf } from './closing.ts'
import { opens, takeFirst } from './opening.ts'
import { sourceNotes, type SourceMark, spreadNotes } from './notes.ts'
import { groupBy } from './groupBy.ts'
import { joinNeighbors, shareSlides } from './share.ts'

export interface DocumentRequest {
  readonly prompt: string
  readonly slideCount: number
  readonly type: PresentationType
  readonly language: Language
  readonly frames: Frames | undefined
  readonly detail: ComposeContext['detail']
  /** Title to use if the document has none. */
  readonly title: string
  readonly byline: string
  readonly pause: () => Promise<void>
}

const faces = { slides: 12, pages: 3 }
/** Minimum width, in Latin letters, of an introduction that gets its own page. */
const fewestToIntroduce = 160

/** Plans a deck that follows a document: its parts in order, by weight, with every sentence in the notes. */
export async function planDocument(tree: SourceTree, request: DocumentRequest): Promise<DeckPlan> {
  const { language, frames, slideCount } = request
  const points = await weighPoints(tree, request)
  const title = tree.title ?? request.title
  const frame: FrameContext = { tree, points, language, frames, title, byline: request.byline }
  const { lead, opening, head } = takeFirst(frame, slideCount)
  const unused = points.filter((point) => !opening.includes(point) && point.text !== title)
  const bySection = groupBy(unused, ({ section }) => section)
  const all = chaptersOf(tree, (number) =>
    cellsOf(sectionOf(tree, number), {
      number,
      language,
      points: bySection.get(number) ?? [],
      isSheet: tree.isSheet === true,
    }),
  )
  const room = slideCount - 2 - (head ? 1 : 0)
  const ending = endingOf(frame, all)
  const laid = layChapters(withoutSaid(all, ending, room), room, {
    slideCount,
    frames,
    last: ending.part?.name,
  })
  const context: ComposeContext = {
    tree,
    language,
    frames,
    deckTitle: title,
    detail: request.detail,
    ending: new Set(ending.isOnce ? ending.points.map(({ order }) => order) : []),
    taken: takenNames(title, laid, frames),
  }
  if (head) context.taken.add(head.title.toLowerCase())
  const body = composeParts(laid, context)
  const agenda = laid.agenda.length > 0 && frames ? [agendaSlide(laid.agenda, frames)] : []
  const filler = fillerSlides(room - body.length - agenda.length, request, context.taken)
  const claims = laid.parts.flatMap(({ pages }) =>
    pages.flatMap(({ cell }) => cell.table?.claim ?? []),
  )
  const closing = closingSlide(frame, ending, { taken: context.taken, claims })
  const content = withBigFigures([...(head ? [head] : []), ...body], language)
  const told = withNotes([...content, ...filler, closing], context)
  return { title, slides: [coverSlide(frame, lead), ...agenda, ...told] }
}

/** Removes what the closing slide says from earlier slides, unless a part or the deck would be left with too little. */
function withoutSaid(
  all: readonly Chapter[],
  { points, isOnce, part }: Ending,
  slides: number,
): readonly Chapter[] {
  const others = all.filter((chapter) => chapter !== part)
  const fewer = others.map((chapter) => {
    const cells = chapter.cells.map((cell) =>
      cell.form ? cell : { ...cell, points: cell.points.filter((one) => !points.includes(one)) },
    )
    const isLeft = cells.some(({ form, points: left }) => form !== undefined || left.length > 0)
    return isLeft ? { ...chapter, cells } : chapter
  })
  const left = fewer.flatMap(({ cells }) =>
    cells.flatMap((cell): readonly unknown[] => (cell.form ? [cell] : cell.points)),
  )
  return isOnce && left.length >= slides ? fewer : others
}

/** Returns the titles of the slides around the content, in lowercase. */
function takenNames(
  title: string,
  { agenda, parts }: LaidChapters,
  frames: Frames | undefined,
): Set<string> {
  const faced = parts.flatMap(({ chapter, face }) => (face ? [chapter.name ?? ''] : []))
  const names = [title, ...faced, ...(agenda.length > 0 && frames ? [frames.agenda.title] : [])]
  return new Set(names.map((name) => name.toLowerCase()))
}

function composeParts({ parts }: LaidChapters, context: ComposeContext): readonly Drafted[] {
  return parts.flatMap(({ chapter, pages, face }, index) => {
    // Pages with a form choose their titles first, because prose can make its own from a sentence.
    const inTurn = pages.toSorted((a, b) => Number(isTold(a)) - Number(isTold(b)))
    const composed = new Map(inTurn.map((page) => [page, composePage(page, chapter.name, context)]))
    return [
      ...(face ? [faceSlide(index + 1, chapter.name ?? '', context.frames)] : []),
      ...pages.flatMap((page) => composed.get(page) ?? []),
    ]
  })
}

function isTold({ cell: { form } }: Page): boolean {
  return form === undefined
}

function sectionOf(tree: SourceTree, number: number): SourceTree['sections'][number] {
  return tree.sections[number] ?? { depth: 1, blocks: [], span: { from: 0, to: 0 } }
}

interface LaidChapters {
  readonly parts: readonly {
    readonly chapter: Chapter
    readonly pages: readonly Page[]
    readonly face: boolean
  }[]
  readonly agenda: readonly string[]
}

/** Assigns slides to the chapters; small chapters are merged if there are more chapters than slides. */
function layChapters(
  told: readonly Chapter[],
  content: number,
  {
    slideCount,
    frames,
    last,
  }: {
    readonly slideCount: number
    readonly frames: Frames | undefined
    /** Name of the part that the closing slide shows. */
    readonly last: string | undefined
  },
): LaidChapters {
  const merged = joinNeighbors(mergeIntroduction(told), content, {
    weightOf: chapterWeight,
    join: joinChapters,
  })
  const agenda =
    slideCount >= opens.slides && frames
      ? agendaRowsOf([...merged.map(({ name }) => name), ...(last === undefined ? [] : [last])])
      : []
  const room = content - (agenda.length > 0 ? 1 : 0)
  const chapters = joinNeighbors(merged, room, { weightOf: chapterWeight, join: joinChapters })
  const rows = chapters.length === merged.length ? agenda : []
  const slides = rows.length > 0 ? room : content
  const first = sharesOf(chapters, slides)
  const faced =
    slideCount < faces.slides ? [] : facesIn(chapters, first, Math.floor((slideCount - 4) / 4))
  const shares = faced.length === 0 ? first : sharesOf(chapters, slides - faced.length)
  return {
    agenda: rows,
    parts: chapters.map((chapter, index) => ({
      chapter,
      face: faced.includes(index),
      pages: fillChapter(index, chapter.cells, shares[index] ?? 1),
    })),
  }
}

/** Merges a line or two before the first heading into the first part. */
function mergeIntroduction(chapters: readonly Chapter[]): readonly Chapter[] {
  const [intro, first, ...rest] = chapters
  if (!intro || !first || intro.name !== undefined) return chapters
  const width = intro.cells
    .flatMap(({ points }) => points)
    .reduce((sum, { text }) => sum + widthOf(text), 0)
  const isSmall = width < fewestToIntroduce && intro.cells.every(({ form }) => !form)
  return isSmall ? [joinChapters(intro, first), ...rest] : chapters
}

function facesIn(
  chapters: readonly Chapter[],
  shares: readonly number[],
  most: number,
): readonly number[] {
  const large = shares.flatMap((share, index) =>
    share >= faces.pages && (chapters[index]?.name ?? '') !== '' ? [index] : [],
  )
  return large.toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0)).slice(0, most)
}

function sharesOf(chapters: readonly Chapter[], slides: number): readonly number[] {
  const most = chapters.map(({ cells }) =>
    cells.reduce(
      (sum, cell) =>
        sum + Math.max(naturalPages(cell), cell.form ? 1 : Math.ceil(cell.points.length * 0.7)),
      0,
    ),
  )
  return shareSlides(
    chapters.map((chapter, index) => ({
      weight: chapterWeight(chapter),
      // Text before the first heading is an introduction.
      most: isIntroduction(chapter, chapters) ? 1 : Math.max(1, most[index] ?? 1),
    })),
    slides,
  )
}

function isIntroduction({ name }: Chapter, chapters: readonly Chapter[]): boolean {
  return name === undefined && chapters.length > 2
}

function chapterWeight({ cells }: Chapter): number {
  return cells.reduce((sum, { weight }) => sum + weight, 0)
}

function joinChapters(a: Chapter, b: Chapter): Chapter {
  const names = [a.name, b.name].filter((name): name is string => name !== undefined && name !== '')
  return { ...(names.length > 0 && { name: names.join(' · ') }), cells: [...a.cells, ...b.cells] }
}

/** A slide whose notes come from blocks of the source, from its own text, or from both. */
type Drafted = Omit<PlannedSlide, 'notes'> &
  Partial<Pick<PlannedSlide, 'notes'> & Pick<Composed, 'blocks'>>

/** Adds the notes: the full source text of each page. */
function withNotes(
  slides: readonly Drafted[],
  { tree, frames, language }: ComposeContext,
): readonly PlannedSlide[] {
  const mark = markOf(frames)
  const notes = slides.map(
    ({ title, notes: own = '', blocks = [] }) =>
      [own, sourceNotes(tree, blocks, mark)].filter(Boolean).join('\n\n') || title,
  )
  const spread = spreadNotes(notes, restOf(frames, language))
  return slides.map((slide, index) => {
    const { blocks: _, ...rest } = slide
    return { ...rest, notes: spread[index] ?? slide.title }
  })
}

/** Omitted text is always reported, in every language. */
function restOf(frames: Frames | undefined, language: Language): (count: number) => string {
  const number = new Intl.NumberFormat(language === 'other' ? 'en' : language)
  return (count) => (frames?.source.rest ?? '[… {n}]').replace('{n}', number.format(count))
}

function markOf(frames: Frames | undefined): SourceMark {
  return ({ section, from, to }) => {
    const name = section ?? ''
    const place = from === to ? String(from) : `${from}–${to}`
    if (!frames) return name === '' ? '' : `[${name}]`
    if (name === '') return frames.source.label
    return frames.source.paragraph.replace('{section}', () => name).replace('{n}', place)
  }
}

/** Returns questions that could fill up a deck whose document is too short for the slides requested. */
function fillerSlides(
  count: number,
  { type, frames, title }: DocumentRequest,
  taken: Set<string>,
): readonly PlannedSlide[] {
  const slides: PlannedSlide[] = []
  for (const id of frames ? fillerFrames(type) : []) {
    const frame = frames?.scaffold[id]
    if (slides.length >= count || !frame || taken.has(frame.title.toLowerCase())) continue
    taken.add(frame.title.toLowerCase())
    slides.push(fillerSlide(frame.title, frame.prompts, frame.note))
  }
  while (slides.length < count) {
    const name = freeTitle([title], taken)
    taken.add(name.toLowerCase())
    slides.push(fillerSlide(name, [], name))
  }
  return slides
}

/** Returns the frames for filler slides: those of this kind of talk first, by need. */
function fillerFrames(type: PresentationType): readonly FrameId[] {
  const { needed, parts } = scaffolds[type]
  return [...new Set([...needed, ...parts.flatMap((part) => part.frames), ...frameIds])]
}

function fillerSlide(title: string, points: readonly string[], notes: string): PlannedSlide {
  return {
    role: 'content',
    title,
    points,
    notes,
    layouts:
      points.length === 0
        ? ['title only']
        : [
            'title + bullets + image',
            'side-by-side image + bullets',
            'title + bullets',
            'two column',
          ],
    picture: title,
  }
}
