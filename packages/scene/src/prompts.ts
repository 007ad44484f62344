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
  /** All of its bullets. */
  readonly bullets: boolean
  /** Its only picture or chart. */
  readonly visual: boolean
  readonly table: boolean
}

export function promptsOn(slide: Slide): Prompts {
  const { title, bullets, layout, visuals, table } = readContent(slide)
  const { starter } = layouts[layout]
  const [visual, ...others] = visuals
  return {
    title: isStartingTitle(title),
    bullets: bullets.length > 0 && promptBullets(slide).every(Boolean),
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

/** Whether each bullet is still the one in its place that the slide or its layout starts with. */
function promptBullets(slide: Slide): readonly boolean[] {
  const { bullets, layout } = readContent(slide)
  const words = bullets.map(bulletText)
  const starters = [[deckDefaults.newSlide.bullet], layouts[layout].starter.bullets ?? []]
  const starter = starters.find(
    (each) => each.length === words.length && words.some((text, at) => text === each[at]),
  )
  return words.map((text, at) => text === starter?.[at])
}

/** Returns the IDs of the elements that are prompts. */
export function promptIds(slide: Slide): ReadonlySet<string> {
  const { title, bullets, visual, table } = promptsOn(slide)
  return new Set([
    ...(title ? [`title-${slide.id}`] : []),
    ...(bullets ? [`bullets-${slide.id}`] : []),
    ...(visual ? readContent(slide).visuals.map(({ id }) => id) : []),
    ...(table ? [`table-${slide.id}`] : []),
  ])
}

const withoutOnes = new WeakMap<Slide, Slide>()

/** Returns a slide as its viewers see it: without prompts. The same slide has the same result. */
export function withoutPrompts(slide: Slide): Slide {
  const known = withoutOnes.get(slide)
  if (known) return known
  const { title, visual, table: hasTable } = promptsOn(slide)
  const bullets = promptBullets(slide)
  const without =
    title || bullets.includes(true) || visual || hasTable
      ? editContent(slide, ({ titleRuns, table, ...content }) => ({
          ...content,
          ...(title ? { title: '' } : titleRuns && { titleRuns }),
          bullets: content.bullets.filter((_, at) => bullets[at] !== true),
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
  const faded = promptIds(slide)
  const isPrompt = promptWords(slide)
  if (faded.size === 0 && !isPrompt) return marks
  const fadeOwn = (mark: Mark): Mark => {
    if (faded.has(mark.origin?.elementId ?? '')) return fade(mark)
    if (isPrompt && mark.mark === 'text' && mark.origin?.elementId === `bullets-${slide.id}`) {
      return fadeText(mark, ({ runs }) => isPrompt(runs.map(({ text }) => text).join('')))
    }
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

/** Tells the words of prompts among those of bullets that somebody wrote; undefined if there are none of either. */
function promptWords(slide: Slide): ((words: string) => boolean) | undefined {
  const prompts = promptBullets(slide)
  if (!prompts.includes(true) || !prompts.includes(false)) return undefined
  const all = readContent(slide).bullets.map(bulletText)
  const isAmong = (words: string, isPrompt: boolean) =>
    all.some((text, at) => prompts[at] === isPrompt && isPartOf(text, words))
  return (words) => isAmong(words, true) && !isAmong(words, false)
}

/** Layouts set the two sides of a colon apart, begin the second with a capital, and have spaces of their own. */
function isPartOf(text: string, words: string): boolean {
  return plainWords(text).includes(plainWords(words))
}

function plainWords(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().toLowerCase()
}

function fadeText(
  mark: TextMark,
  isFaded: (paragraph: TextMark['paragraphs'][number]) => boolean = () => true,
): TextMark {
  const faded = mark.paragraphs.map(isFaded)
  return {
    ...mark,
    paragraphs: mark.paragraphs.map((paragraph, at) =>
      faded[at] === true
        ? {
            ...paragraph,
            runs: paragraph.runs.map((run) => ({ ...run, paint: fadePaint(run.paint) })),
            ...(paragraph.marker && {
              marker: { ...paragraph.marker, paint: fadePaint(paragraph.marker.paint) },
            }),
          }
        : paragraph,
    ),
    lines: mark.lines.map((line) =>
      faded[line.paragraph] === true
        ? {
            ...line,
            fragments: line.fragments.map((part) => ({ ...part, paint: fadePaint(part.paint) })),
          }
        : line,
    ),
  }
}

function fadePaint(paint: Solid): Solid {
  return { ...paint, alpha: (paint.alpha ?? 1) * promptAlpha }
}
