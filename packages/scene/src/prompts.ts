import {
  bulletText,
  deckDefaults,
  editContent,
  isStartingTitle,
  layouts,
  readContent,
  type Slide,
} from '@deckloom/deck'
import type { Mark, Solid, TextMark } from './marks.ts'

/** Which parts of a slide are still those it was created with, and only say what to put there. */
export interface Prompts {
  readonly title: boolean
  readonly bullets: boolean
  /** Its only picture or chart. */
  readonly visual: boolean
  readonly table: boolean
}

export function promptsOn(slide: Slide): Prompts {
  const { title, bullets, layout, visuals, table } = readContent(slide)
  const { starter } = layouts[layout]
  const [visual, ...others] = visuals
  const words = bullets.map(bulletText)
  const starters = [[deckDefaults.newSlide.bullet], starter.bullets ?? []]
  return {
    title: isStartingTitle(title),
    bullets: starters.some((each) => isSameList(words, each.map(bulletText))),
    visual: visual !== undefined && others.length === 0 && isStarter(visual, starter.visual),
    table: table !== undefined && isStarter(table, starter.table),
  }
}

/** Whether a part is the one that the layout starts with, but for its ID. */
function isStarter(part: object, starter: object | undefined): boolean {
  return starter !== undefined && keyOf({ ...part, id: undefined }) === keyOf(starter)
}

/** The same for equal values, in whichever order their fields are; an empty description is none. */
function keyOf(value: object): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'alt' && part === '') return undefined
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length > 0 && one.length === other.length && one.every((text, at) => text === other[at])
  )
}

const withoutOnes = new WeakMap<Slide, Slide>()

/** Returns a slide as its viewers see it: without prompts. The same slide has the same result. */
export function withoutPrompts(slide: Slide): Slide {
  const known = withoutOnes.get(slide)
  if (known) return known
  const { title, bullets, visual, table: hasTable } = promptsOn(slide)
  const without =
    title || bullets || visual || hasTable
      ? editContent(slide, ({ titleRuns, table, ...content }) => ({
          ...content,
          ...(title ? { title: '' } : titleRuns && { titleRuns }),
          ...(bullets && { bullets: [] }),
          ...(visual && { visuals: [] }),
          ...(table && !hasTable && { table }),
        }))
      : slide
  withoutOnes.set(slide, without)
  return without
}

/** How much of its color a prompt keeps on the canvas, words and pictures alike. */
const promptAlpha = 0.45

/** Fades prompts, to show that they are none of the slide's own. */
export function fadePrompts(marks: readonly Mark[], slide: Slide): readonly Mark[] {
  const { title, bullets, visual, table } = promptsOn(slide)
  const faded = new Set([
    ...(title ? [`title-${slide.id}`] : []),
    ...(bullets ? [`bullets-${slide.id}`] : []),
    ...(visual ? readContent(slide).visuals.map(({ id }) => id) : []),
    ...(table ? [`table-${slide.id}`] : []),
  ])
  if (faded.size === 0) return marks
  const fadeOwn = (mark: Mark): Mark => {
    if (faded.has(mark.origin?.elementId ?? '')) return fade(mark)
    return mark.mark === 'group' ? { ...mark, children: mark.children.map(fadeOwn) } : mark
  }
  return marks.map(fadeOwn)
}

function fade(mark: Mark): Mark {
  switch (mark.mark) {
    case 'text':
      return fadeText(mark)
    case 'group':
      return { ...mark, children: mark.children.map(fade) }
    case 'native':
      return { ...mark, painted: mark.painted.map(fade) }
    case 'path':
    case 'image':
      return { ...mark, alpha: (mark.alpha ?? 1) * promptAlpha }
  }
}

function fadeText(mark: TextMark): TextMark {
  return {
    ...mark,
    paragraphs: mark.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, paint: fadePaint(run.paint) })),
      ...(paragraph.marker && {
        marker: { ...paragraph.marker, paint: fadePaint(paragraph.marker.paint) },
      }),
    })),
    lines: mark.lines.map((line) => ({
      ...line,
      fragments: line.fragments.map((part) => ({ ...part, paint: fadePaint(part.paint) })),
    })),
  }
}

function fadePaint(paint: Solid): Solid {
  return { ...paint, alpha: (paint.alpha ?? 1) * promptAlpha }
}
