import { page, type Box } from '@deckloom/deck'
import type { Mark, Role, TextMark } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { boundsOf } from '../turnedBoxes.ts'

/** Describes the elements that extend beyond the page by more than the tolerances below. */
export function elementsOffPage(scene: Scene): readonly string[] {
  return scene.marks
    .filter((mark) => mark.origin && !isOnPage(boundsOf(mark)))
    .map(({ id, box }) => `${id} leaves the page: ${inWords(box)}`)
}

// Nested arches and frames around a picture may extend slightly beyond the sides of the page.
const beyondSides = 12
const beyondEnds = 1

function isOnPage({ x, y, width, height }: Box): boolean {
  return (
    x >= -beyondSides &&
    x + width <= page.width + beyondSides &&
    y >= -beyondEnds &&
    y + height <= page.height + beyondEnds
  )
}

/** Lists the texts whose last lines fit their box at no size. */
export function lostTexts(scene: Scene): readonly string[] {
  return scene.marks.flatMap((mark) =>
    mark.mark === 'text' && mark.fit.overflow ? [`${mark.id} lost lines`] : [],
  )
}

/** Text that the audience reads must not be set smaller than this. */
const leastBodySize = 18
const bodyRoles: readonly Role[] = ['title', 'bullets', 'text']

/**
 * Lists titles and body text below 18 units, and labels below the floor of their role, except those that the user made
 * smaller by hand.
 */
export function smallTexts(scene: Scene, chosenByHand: ReadonlySet<string>): readonly string[] {
  return scene.marks.flatMap((mark) => {
    const { origin } = mark
    if (mark.mark !== 'text' || !origin || !bodyRoles.includes(origin.role)) return []
    if (chosenByHand.has(origin.elementId)) return []
    const least = smallestSize(mark)
    return least < Math.min(leastBodySize, mark.fit.floor) ? [`${mark.id} is set at ${least}`] : []
  })
}

function smallestSize({ lines }: TextMark): number {
  return Math.min(...lines.flatMap(({ fragments }) => fragments.map(({ size }) => size)))
}

/** Thresholds proven in production elsewhere: an eighth of the smaller one, and more than a speck. */
const leastShare = 0.12
const leastArea = 400
/** What covers most of the page is a background, not a neighbor. */
const groundShare = 0.7

/** Lists pairs of texts, pictures, charts and shapes that overlap, except elements named in `placedByHand`. */
export function crowdedMarks(scene: Scene, placedByHand: ReadonlySet<string>): readonly string[] {
  const bodies = scene.marks
    .filter(({ origin }) => origin === undefined || !placedByHand.has(origin.elementId))
    .flatMap(bodyOf)
  return bodies.flatMap((one, index) =>
    bodies
      .slice(index + 1)
      .filter((other) => isCrowding(one.box, other.box))
      .map((other) => `${one.id} and ${other.id}`),
  )
}

interface Body {
  readonly id: string
  readonly box: Box
}

function bodyOf(mark: Mark): readonly Body[] {
  switch (mark.mark) {
    case 'path':
      return []
    case 'text':
      return [{ id: mark.id, box: mark.rotation ? boundsOf(mark) : inkBox(mark) }]
    case 'image':
    case 'group':
    case 'native':
      return [{ id: mark.id, box: boundsOf(mark) }]
  }
}

function inkBox({ lines }: TextMark): Box {
  const x = Math.min(...lines.map((line) => line.x))
  const y = Math.min(...lines.map((line) => line.top))
  const right = Math.max(...lines.map((line) => line.x + line.width))
  const bottom = Math.max(...lines.map((line) => line.top + line.height))
  return { x, y, width: right - x, height: bottom - y }
}

function isCrowding(one: Box, other: Box): boolean {
  const areas = [one, other].map(({ width, height }) => width * height)
  const smaller = Math.min(...areas)
  const shared = sharedArea(one, other)
  const hasGround = Math.max(...areas) >= groundShare * page.width * page.height
  return !hasGround && shared >= leastArea && shared >= leastShare * smaller
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

function inWords({ x, y, width, height }: Box): string {
  return `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join(' x ')}`
}
