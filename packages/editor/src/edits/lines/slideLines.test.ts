import { type ImageItem, type LineData, readVisual, type Slide, slideSchema } from '@deckloom/deck'
import { expect, test } from 'vitest'
import { lineTargets, pullEnd } from '../../canvas/lines/pullEnd.ts'
import { scaleBoxes } from '../../canvas/scaleBoxes.ts'
import { sizeLimits } from '../../canvas/sizeLimits.ts'
import { copySlide } from '../../document/copySlide.ts'
import { countingIds } from '../../testing/slides.ts'
import { copyOf } from '../clipboard/copyElements.ts'
import { withPasted } from '../clipboard/pasteElements.ts'
import { lookOfElement, withLook } from '../looks/elementLook.ts'
import { elementName, findElement, hasSlot } from '../elements.ts'
import { withElementBoxes, withoutElements, withTurnedBoxes } from '../manyElements.ts'
import { withTurn } from '../placing.ts'
import { withElementBox } from '../slideBoxes.ts'
import { defaultEnds, newLine } from './newLine.ts'
import { editLine, linesGluedTo, swapEnds, withLine, withLineEnd } from './slideLines.ts'

const shape: ImageItem = {
  id: 'box',
  url: '',
  type: 'shape',
  position: { x: 400, y: 200 },
  size: { width: 200, height: 100 },
  shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 200, height: 100 },
}
const line = {
  kind: 'straight',
  start: { x: 100, y: 250 },
  end: { x: 400, y: 250, glue: { element: 'box', site: 1 } },
  width: 2.5,
  endHead: 'triangle',
} satisfies LineData

function slideWith(images: readonly ImageItem[]): Slide {
  return slideSchema.parse({
    id: 'slide',
    slide_title: 'Lines',
    bullet_points: [],
    visual_type: 'other',
    visual_description: '',
    layout_template: 'title + bullets',
    images,
  })
}

const slide = slideWith([shape, { id: 'line', url: '', type: 'shape', lineData: line }])

function lineOn(now: Slide, id = 'line'): LineData {
  const visual = now.images?.map(readVisual).find((each) => each.id === id)
  if (visual?.kind !== 'line') throw new Error(`There is no line ${id}`)
  return visual.line
}

test('a new line is above the others, and has no position', () => {
  const added = withLine(slide, { id: 'new', line: newLine('elbow', line) })

  expect(added.images?.at(-1)).not.toHaveProperty('position')
  expect(lineOn(added, 'new')).toMatchObject({ kind: 'elbow', endHead: 'triangle', width: 2.5 })
  expect(slideSchema.safeParse(added).success).toBe(true)
})

test('a line of the default length is on the page', () => {
  expect(defaultEnds('line', { x: 1_190, y: 700 })).toEqual({
    start: { x: 960, y: 675 },
    end: { x: 1_200, y: 675 },
  })
})

test('a moved element carries the last point of a line that is glued to it along', () => {
  const moved = withElementBox(slide, 'box', { x: 500, y: 300, width: 400, height: 200 })

  expect(lineOn(moved).end).toEqual({ x: 500, y: 400, glue: { element: 'box', site: 1 } })
  const turned = withTurn(moved, 'box', 90)
  expect(lineOn(turned).end).toMatchObject({ x: 700, y: 200 })
  expect(lineOn(withoutElements(turned, ['box'])).end).toMatchObject({ x: 700, y: 200 })
})

test('a line that is moved alone lets go, and with its element stays glued', () => {
  const box = { x: 100, y: 300, width: 300, height: 0 }
  const shifted = { x: 400, y: 250, width: 200, height: 100 }

  expect(lineOn(withElementBox(slide, 'line', box)).end).toEqual({ x: 400, y: 300 })
  expect(
    lineOn(
      withElementBoxes(slide, [
        ['box', shifted],
        ['line', box],
      ]),
    ),
  ).toMatchObject({ start: { x: 100, y: 300 }, end: { x: 400, y: 300, glue: { element: 'box' } } })
})

test('a line turns about its middle, alone and with others', () => {
  const turned = withTurn(slide, 'line', 90)

  expect(lineOn(turned)).toMatchObject({ start: { x: 250, y: 100 }, end: { x: 250, y: 400 } })
  expect(lineOn(turned).end.glue).toBeUndefined()
  const together = withTurnedBoxes(slide, [
    ['box', { box: { x: 400, y: 250, width: 200, height: 100 }, rotation: 90 }],
    ['line', { box: { x: 100, y: 300, width: 300, height: 0 }, rotation: 90 }],
  ])
  expect(lineOn(together)).toMatchObject({
    start: { x: 250, y: 150 },
    end: { x: 250, y: 450, glue: { element: 'box' } },
  })
})

test('a locked line stays as it is', () => {
  const locked = slideWith([{ id: 'line', url: '', type: 'shape', locked: true, lineData: line }])

  expect(withLineEnd(locked, 'line', { side: 'end', end: { x: 0, y: 0 } })).toBe(locked)
  expect(withElementBox(locked, 'line', { x: 0, y: 0, width: 10, height: 10 })).toBe(locked)
})

test('swapping its ends turns an arrow around', () => {
  const swapped = lineOn(editLine(slide, 'line', swapEnds))

  expect(swapped).toMatchObject({ start: line.end, end: line.start, endHead: 'triangle' })
})

test('a copied slide has lines that are glued to its own elements', () => {
  const copy = copySlide(slide, countingIds())

  const [box, copied] = (copy.images ?? []).map(readVisual)
  expect(box?.id).not.toBe('box')
  expect(copied?.kind === 'line' && copied.line.end.glue).toEqual({ element: box?.id, site: 1 })
})

test('copies of a line and its element are glued to each other; a line copied alone is glued to nothing', () => {
  const places = [
    { id: 'box', box: { x: 400, y: 200, width: 200, height: 100 } },
    { id: 'line', box: { x: 100, y: 250, width: 300, height: 0 } },
  ]
  const both = withPasted(slide, copyOf(slide, places), { newId: countingIds(), beside: true })
  const [box, copied] = both.added
  expect(lineOn(both.slide, copied)).toEqual({
    ...line,
    start: { x: 120, y: 270 },
    end: { x: 420, y: 270, glue: { element: box, site: 1 } },
  })

  const alone = withPasted(slide, copyOf(slide, places.slice(1)), { newId: countingIds() })
  expect(lineOn(alone.slide, alone.added[0]).end.glue).toBeUndefined()
})

test('a line that was glued to the title is glued to the text box that the title is copied as', () => {
  const titled = slideWith([
    {
      id: 'line',
      url: '',
      type: 'shape',
      lineData: { ...line, end: { x: 300, y: 90, glue: { slot: 'title', site: 2 } } },
    },
  ])
  const copied = copyOf(titled, [
    { id: 'title-slide', box: { x: 60, y: 40, width: 480, height: 50 } },
    { id: 'line', box: { x: 100, y: 90, width: 200, height: 160 } },
  ])

  const pasted = withPasted(titled, copied, { newId: countingIds() })

  const text = pasted.slide.text_elements?.[0]
  expect(lineOn(pasted.slide, pasted.added[0]).end.glue).toEqual({ element: text?.id, site: 2 })
})

test('the style of a line goes to other lines, without its ends', () => {
  const look = lookOfElement(slide, 'line')
  const other = withLine(slide, {
    id: 'new',
    line: newLine('line', defaultEnds('line', { x: 600, y: 300 })),
  })

  const styled = look && withLook(other, ['new'], look)

  expect(styled && lineOn(styled, 'new')).toMatchObject({
    endHead: 'triangle',
    start: { x: 480, y: 300 },
  })
})

test.each([
  ['line', 'Line'],
  ['arrow', 'Arrow'],
  ['elbow', 'Elbow connector'],
  ['curved', 'Curved connector'],
] as const)('what the tool "%s" draws is called %s', (tool, name) => {
  const added = withLine(slide, { id: 'new', line: newLine(tool, line) })
  const element = findElement(added, 'new')

  expect(element && elementName(added, element)).toBe(name)
  expect(element?.kind === 'visual' && hasSlot(element.visual)).toBe(false)
})

test('lines are found by what they are glued to', () => {
  expect(linesGluedTo(slide, new Set(['box']))).toEqual(['line'])
  expect(linesGluedTo(slide, new Set(['other']))).toEqual([])
})

test('a line without height does not stop a selection from being scaled', () => {
  const element = findElement(slide, 'line')
  if (!element) throw new Error('There is no line')
  const boxes = scaleBoxes(
    [{ box: { x: 100, y: 250, width: 300, height: 0 }, rotation: 0, limits: sizeLimits(element) }],
    { handle: 'se', dx: 150, dy: 0 },
  )

  expect(boxes).toEqual([{ x: 100, y: 250, width: 450, height: 0 }])
})

const placed = { name: 'Shape', box: { x: 400, y: 200, width: 200, height: 100 }, rotation: 0 }
const found = findElement(slide, 'box')
const targets = found ? lineTargets([{ ...placed, id: 'box', element: found }]) : []
const pull = { anchor: { x: 100, y: 100 }, inSteps: false, free: false, reach: 12 }

test.each([
  [
    'near a site jumps to it',
    { pointer: { x: 394, y: 244 } },
    { x: 400, y: 250, glue: { element: 'box', site: 1 } },
  ],
  [
    'inside an element but off its sites stays loose',
    { pointer: { x: 460, y: 230 } },
    { x: 460, y: 230 },
  ],
  [
    'that is kept free glues to nothing',
    { pointer: { x: 394, y: 244 }, free: true },
    { x: 394, y: 244 },
  ],
  ['off the page stops at its edge', { pointer: { x: 1_300, y: -20 } }, { x: 1_200, y: 0 }],
  [
    'in steps of 45 degrees keeps to them',
    { pointer: { x: 300, y: 320 }, inSteps: true },
    { x: 310, y: 310 },
  ],
])('an end %s', (_, change, end) => {
  expect(pullEnd(targets, { ...pull, ...change }).end).toEqual(end)
})
