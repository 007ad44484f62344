import {
  type Bullet,
  bulletRuns,
  bulletText,
  currentRuns,
  deckLimits,
  editContent,
  readContent,
  shapeContent,
  type ShapeData,
  type Slide,
  type TextRunStyle,
  withBulletText,
  withShapeContent,
} from '@deckloom/deck'
import { editTextBox, findElement } from './elements.ts'
import { rewriteRuns, tidyRuns } from './runLooks.ts'
import type { Content } from './richText.ts'
import { editVisual } from './slideVisuals.ts'
import { storableText } from './storableText.ts'

export function withElementText(slide: Slide, elementId: string, text: string): Slide {
  const element = findElement(slide, elementId)
  switch (element?.kind) {
    case 'title':
      return withTitle(slide, text)
    case 'bullets':
      return withBullets(slide, text.split('\n'))
    case 'text':
      return withContent(slide, elementId, text)
    case 'visual':
      return withShapeText(slide, elementId, text)
    case 'table':
    case undefined:
      return slide
  }
}

/** A title is one paragraph: line breaks become spaces. */
export function withTitle(slide: Slide, title: string): Slide {
  const line = title.replaceAll(/\s*[\r\n]+\s*/g, ' ')
  const words = storableText(line, deckLimits.slideTitleLength)
  return editContent(slide, (content) => {
    if (words === content.title) return content
    const { titleRuns, ...rest } = content
    const looks = rewriteTidily(currentRuns(titleRuns, content.title), words)
    return { ...rest, title: words, ...(looks && { titleRuns: [...looks] }) }
  })
}

/** Stands for a line break in a bullet, where each line of a text is a bullet. */
export const lineBreakSign = '⏎'
const lineBreaks = new RegExp(` ?${lineBreakSign} ?`, 'gu')

/** The bullets as a text with a line for each. */
export function bulletLines(slide: Slide): string {
  return readContent(slide)
    .bullets.map((bullet) => bulletText(bullet).replaceAll('\n', ` ${lineBreakSign} `))
    .join('\n')
}

function bulletOfLine(line: string): string {
  return line.replaceAll(/[\r\n]+/g, ' ').replaceAll(lineBreaks, '\n')
}

/** Drops empty lines. A bullet keeps its color if its text, or its index in a list of the same length, is the same. */
export function withBullets(slide: Slide, lines: readonly string[]): Slide {
  const texts = lines
    .map((line) => storableText(bulletOfLine(line), deckLimits.bulletLength).trim())
    .filter((line) => line !== '')
    .slice(0, deckLimits.bullets)
  const before = readContent(slide).bullets
  const bullets = texts.map((text, index): Bullet => {
    const same = before.find((bullet) => bulletText(bullet) === text)
    const atPlace = texts.length === before.length ? before[index] : undefined
    const kept = same ?? atPlace
    return kept === undefined ? text : rewordBullet(kept, text)
  })
  return editContent(slide, (content) => ({ ...content, bullets }))
}

function withContent(slide: Slide, elementId: string, text: string): Slide {
  const content = storableText(text, deckLimits.textLength)
  return editTextBox(slide, elementId, (element) => reword(element, content))
}

function withShapeText(slide: Slide, elementId: string, text: string): Slide {
  const content = storableText(text, deckLimits.shapeTextLength)
  return editVisual(slide, elementId, (visual) => {
    if (visual.kind !== 'shape' || (visual.shape.text ?? '') === content) return visual
    return { ...visual, shape: rewordShape(visual.shape, content) }
  })
}

/** Replaces the text in a shape; words that stay keep their style. */
export function rewordShape(shape: ShapeData, text: string): ShapeData {
  return withShapeContent(shape, reword(shapeContent(shape), text))
}

function reword<T extends Content>(element: T, content: string) {
  if (element.content === content) return element
  const { runs, lines, ...rest } = element
  const looks = rewriteTidily(currentRuns(runs, element.content), content)
  const isListed = lines?.length === content.split('\n').length
  return { ...rest, content, ...(looks && { runs: [...looks] }), ...(isListed && { lines }) }
}

function rewordBullet(bullet: Bullet, text: string): Bullet {
  const looks = rewriteTidily(bulletRuns(bullet), text)
  const plain = withBulletText(bullet, text)
  if (!looks || typeof plain === 'string') return plain
  return { ...plain, runs: [...looks] }
}

function rewriteTidily(runs: readonly TextRunStyle[] | undefined, text: string) {
  return runs && tidyRuns(rewriteRuns(runs, text), text.length)
}
