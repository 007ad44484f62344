import { deckLimits, newSlide, readContent, shapeDataSchema, slideSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { sizeLimits } from '../canvas/sizeLimits.ts'
import { lookOfElement, withLook } from '../edits/looks/elementLook.ts'
import { findElement } from '../edits/elements.ts'
import { withElementBox } from '../edits/slideBoxes.ts'
import { withPaint } from '../edits/looks/withPaint.ts'
import { withShape, withShapeData } from '../edits/slideVisuals.ts'
import { shapeDraftOf, shapeOf } from '../shapes/shapeDraft.ts'
import { polygonPath, scribblePath } from './drawnPath.ts'
import { newFreeform } from './newFreeform.ts'
import { withDrawnShape } from './withDrawnShape.ts'

const pen = { tolerance: 1.5, reach: 12 }
const triangle = [
  { x: 100, y: 300 },
  { x: 300, y: 100 },
  { x: 500, y: 300 },
]

function circle(turn: number) {
  return Array.from({ length: 120 }, (_, index) => {
    const angle = (index / 119) * turn
    return { x: 300 + Math.cos(angle) * 100, y: 300 + Math.sin(angle) * 100 }
  })
}

function slideWith(drawn = polygonPath(triangle, true)) {
  const shape = newFreeform('polygon', drawn, '#112233')
  return withDrawnShape(newSlide('s', 1), { id: 'drawn', shape, box: drawn.box })
}

function drawnOn(slide: ReturnType<typeof slideWith>) {
  const [visual] = readContent(slide).visuals
  if (visual?.kind !== 'shape') throw new Error('There is no shape')
  return visual
}

test('corners become a path in steps of the box around them', () => {
  expect(polygonPath(triangle, false)).toEqual({
    box: { x: 100, y: 100, width: 400, height: 200 },
    path: 'M0 10000L5000 0L10000 10000',
  })
  expect(polygonPath(triangle, true).path).toBe('M0 10000L5000 0L10000 10000Z')
})

test('a level line has a box one unit high, and corners off the page are on its edge', () => {
  const { box, path } = polygonPath(
    [
      { x: -40, y: 200 },
      { x: 1_300, y: 200 },
    ],
    false,
  )

  expect(box).toEqual({ x: 0, y: 200, width: 1_200, height: 1 })
  expect(path).toBe('M0 0L10000 0')
})

test('more corners than a path has room for are left out', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    x: 100 + ((index * 37) % 1_000),
    y: 20 + ((index * 53) % 600),
  }))
  const { path } = polygonPath(many, true)

  expect(path.length).toBeGreaterThan(deckLimits.freeform.pathLength / 2)
  expect(path.length).toBeLessThanOrEqual(deckLimits.freeform.pathLength)
})

test('a stroke is a lean curve, and closed only if it ends where it began', () => {
  const arc = scribblePath(circle(Math.PI), pen)
  const ring = scribblePath(circle(2 * Math.PI), pen)

  expect(arc.path).toMatch(/^M[^Z]+$/u)
  expect(arc.path.match(/C/gu)?.length).toBeLessThanOrEqual(3)
  expect(ring.path).toMatch(/^M[^Z]+Z$/u)
  expect(ring.box).toEqual({ x: 200, y: 200, width: 200, height: 200 })
  expect(scribblePath(circle(0.05), pen).path).not.toContain('Z')
})

test('a tap is a dot', () => {
  expect(scribblePath([{ x: 80, y: 90 }], pen)).toEqual({
    box: { x: 80, y: 90, width: 1, height: 1 },
    path: 'M0 0L10000 0',
  })
})

test('the longest scribble still fits a path', () => {
  const noise = Array.from({ length: 900 }, (_, index) => ({
    x: 600 + Math.cos(index * 0.9) * (index / 2),
    y: 340 + Math.sin(index * 1.3) * (index / 3),
  }))
  const drawn = scribblePath(noise, pen)

  expect(drawn.path.length).toBeLessThanOrEqual(deckLimits.freeform.pathLength)
  expect(drawn.path.length).toBeGreaterThan(1_000)
  expect(shapeDataSchema.safeParse(newFreeform('scribble', drawn, '#112233')).error).toBeUndefined()
})

test('a closed polygon is filled like a new shape, and strokes are in the color of the pen', () => {
  const filled = newFreeform('polygon', polygonPath(triangle, true), '#112233')
  const open = newFreeform('polygon', polygonPath(triangle, false), '#112233')
  const ring = newFreeform('scribble', scribblePath(circle(2 * Math.PI), pen), '#112233')

  expect(filled).toMatchObject({ type: 'freeform', fillColor: '#3B82F6', borderWidth: 2 })
  expect(filled.filled).toBeUndefined()
  for (const stroke of [open, ring])
    expect(stroke).toMatchObject({ filled: false, borderColor: '#112233', borderWidth: 3 })
})

test('a freeform is added where it was drawn, and a full slide stays as it is', () => {
  const slide = slideWith()

  expect(slideSchema.safeParse(slide).error).toBeUndefined()
  expect(drawnOn(slide)).toMatchObject({
    position: { x: 100, y: 100 },
    size: { width: 400, height: 200 },
  })
  const { visuals } = deckLimits
  const drawn = polygonPath(triangle, true)
  const shape = newFreeform('polygon', drawn, '#112233')
  const full = Array.from({ length: visuals }, (_, index) => `shape-${index}`).reduce(
    (next, id) => withDrawnShape(next, { id, shape, box: drawn.box }),
    newSlide('s', 1),
  )
  expect(readContent(full).visuals).toHaveLength(visuals)
  expect(withDrawnShape(full, { id: 'more', shape, box: drawn.box })).toBe(full)
})

test('a freeform may be made as flat as a line and as large as the page', () => {
  const slide = slideWith()
  const flat = withElementBox(slide, 'drawn', { x: 10, y: 20, width: 1_000, height: 4 })

  expect(drawnOn(flat)).toMatchObject({
    position: { x: 10, y: 20 },
    size: { width: 1_000, height: 4 },
    shape: { width: 600, height: 50 },
  })
  expect(slideSchema.safeParse(flat).error).toBeUndefined()
  const element = findElement(flat, 'drawn')
  expect(element && sizeLimits(element)).toEqual({
    min: { width: 1, height: 1 },
    max: { width: 1_200, height: 675 },
  })
})

test('a freeform keeps its outline and its box while its look, its words and other looks change', () => {
  const slide = slideWith()
  const { path } = drawnOn(slide).shape
  const edited = withShapeData(
    withElementBox(slide, 'drawn', { x: 10, y: 20, width: 1_000, height: 4 }),
    'drawn',
    shapeOf({ ...shapeDraftOf(drawnOn(slide).shape), text: 'Lake' }),
  )

  expect(drawnOn(edited)).toMatchObject({
    position: { x: 10, y: 20 },
    size: { width: 1_000, height: 4 },
    shape: { type: 'freeform', path, text: 'Lake' },
  })
  expect(drawnOn(withPaint(slide, ['drawn'], { shadow: true })).shape).toMatchObject({
    path,
    shadow: true,
  })
})

test('a freeform that becomes another shape loses its outline', () => {
  const slide = slideWith()
  const star = shapeOf({ ...shapeDraftOf(drawnOn(slide).shape), type: 'star' })

  expect(star.path).toBeUndefined()
  expect(drawnOn(withShapeData(slide, 'drawn', star)).shape.type).toBe('star')
})

test('formatting is copied without the outline, both ways', () => {
  const star = { type: 'star', fillColor: '#AA0000', width: 80, height: 80 } as const
  const both = withShape(slideWith(), { id: 'star', shape: star, at: { x: 600, y: 300 } })
  const { path } = drawnOn(both).shape
  const paint = (from: string, to: string) => {
    const look = lookOfElement(both, from)
    if (!look) throw new Error('There is no look')
    const visual = findElement(withLook(both, [to], look), to)
    return visual?.kind === 'visual' && visual.visual.kind === 'shape' ? visual.visual.shape : {}
  }

  expect(paint('drawn', 'star')).toMatchObject({ type: 'star', fillColor: '#3B82F6' })
  expect(paint('drawn', 'star')).not.toHaveProperty('path')
  expect(paint('star', 'drawn')).toMatchObject({ type: 'freeform', path, fillColor: '#AA0000' })
})
