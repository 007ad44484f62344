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

/** Which texts of a slide are still those it was created with, and only say what to write there. */
export interface Prompts {
  readonly title: boolean
  readonly bullets: boolean
}

export function promptsOn(slide: Slide): Prompts {
  const { title, bullets, layout } = readContent(slide)
  const words = bullets.map(bulletText)
  const starters = [[deckDefaults.newSlide.bullet], layouts[layout].starter.bullets ?? []]
  return {
    title: isStartingTitle(title),
    bullets: starters.some((starter) => isSameList(words, starter.map(bulletText))),
  }
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
  const { title, bullets } = promptsOn(slide)
  const without =
    title || bullets
      ? editContent(slide, ({ titleRuns, ...content }) => ({
          ...content,
          ...(title ? { title: '' } : titleRuns && { titleRuns }),
          ...(bullets && { bullets: [] }),
        }))
      : slide
  withoutOnes.set(slide, without)
  return without
}

/** How much of its color a prompt keeps on the canvas. */
const promptAlpha = 0.45

/** Fades the words of prompts, to show that they are none of the slide's own. */
export function fadePrompts(marks: readonly Mark[], slide: Slide): readonly Mark[] {
  const { title, bullets } = promptsOn(slide)
  if (!title && !bullets) return marks
  const faded = new Set([
    ...(title ? [`title-${slide.id}`] : []),
    ...(bullets ? [`bullets-${slide.id}`] : []),
  ])
  const fade = (mark: Mark): Mark => {
    if (mark.mark === 'group') return { ...mark, children: mark.children.map(fade) }
    if (mark.mark !== 'text' || !faded.has(mark.origin?.elementId ?? '')) return mark
    return fadeText(mark)
  }
  return marks.map(fade)
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
