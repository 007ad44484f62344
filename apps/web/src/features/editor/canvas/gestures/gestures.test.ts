import type { Box } from '@deckloom/deck'
import type { Handle } from '@deckloom/editor'
import { beforeEach, describe, expect, test } from 'vitest'
import { dragElements } from './dragElements.ts'
import { drawMarquee, withTouched } from './drawMarquee.ts'
import { fakePaper, openSlide } from '../testing/fakePaper.ts'
import { resizeElement } from './resizeElement.ts'
import { scaleElements } from './scaleElements.ts'
import { turnElement } from './turnElement.ts'
import { turnElements } from './turnElements.ts'
import { placeElements, turnTo, turnTogether } from './writeGesture.ts'

let paper: ReturnType<typeof fakePaper>
let deck: ReturnType<typeof openSlide>

beforeEach(() => {
  paper = fakePaper()
  deck = openSlide()
})

const star: Box = { x: 507, y: 313, width: 100, height: 100 }

/** Expects a single undo step that reverts everything. */
function expectOneStep(ids: readonly string[], before: readonly unknown[]): void {
  expect(deck.document.canUndo).toBe(true)
  deck.document.undo()
  expect(ids.map(deck.boxOf)).toEqual(before)
  expect(deck.document.canUndo).toBe(false)
}

/** Presses the star and drags it along with the other given elements. */
function drag(ids: readonly string[] = ['star'], others: readonly Box[] = []) {
  const elements = ids.map(deck.place)
  const taps: string[] = []
  dragElements({
    ...paper.press([550, 350]),
    elements,
    others,
    onTap: () => taps.push('tap'),
    onCommit: (boxes) => placeElements(deck.on(), elements, boxes),
  })
  return taps
}

describe('a drag', () => {
  test('moves what is selected by the way of the pointer, as one step', () => {
    const before = ['star', 'note'].map(deck.boxOf)
    drag(['star', 'note'])
    paper.move([590, 350])
    paper.move([613, 381], { ctrlKey: true })
    expect(deck.boxOf('star').box).toEqual(star)
    paper.release([613, 381], { ctrlKey: true })

    expect(deck.boxOf('star').box).toEqual({ ...star, x: 570, y: 344 })
    expect(deck.boxOf('note').box).toEqual({ x: 163, y: 151, width: 300, height: 50 })
    expectOneStep(['star', 'note'], before)
  })

  test('snaps to the edges and middles of others, with Ctrl to nothing', () => {
    const other = { x: 560, y: 20, width: 80, height: 40 }
    drag(['star'], [other])
    paper.release([590 + 16, 350], {})
    // 507 + 56 is within snapping distance of the other's left edge.
    expect(deck.boxOf('star').box.x).toBe(560)

    deck = openSlide()
    drag(['star'], [other])
    paper.release([606, 350], { ctrlKey: true })
    expect(deck.boxOf('star').box.x).toBe(563)
  })

  test('with Shift follows one axis', () => {
    drag()
    paper.release([613, 381], { shiftKey: true, ctrlKey: true })
    expect(deck.boxOf('star').box).toEqual({ ...star, x: star.x + 63 })

    deck = openSlide()
    drag()
    paper.release([560, 300], { shiftKey: true, ctrlKey: true })
    expect(deck.boxOf('star').box).toEqual({ ...star, y: star.y - 50 })
  })

  test('with Alt says that copies go there', () => {
    let copied: readonly [readonly Box[], boolean] | undefined
    dragElements({
      ...paper.press([550, 350]),
      elements: [deck.place('star')],
      others: [],
      onTap: () => undefined,
      onCommit: (...committed) => (copied = committed),
    })
    paper.release([650, 350], { altKey: true, ctrlKey: true })
    expect(copied).toEqual([[{ ...star, x: star.x + 100 }], true])
  })

  test('ends at the edge of the page', () => {
    drag()
    paper.release([-400, 5_000])

    expect(deck.boxOf('star').box).toEqual({ ...star, x: 0, y: 575 })
  })

  test.each([
    ['Escape', () => paper.key('Escape')],
    ['a second finger', () => paper.secondFinger([100, 100])],
    ['the browser', () => paper.takeAway([600, 400])],
  ])('is given up by %s: nothing is written, and no release counts', (_name, giveUp) => {
    drag()
    paper.move([700, 400])
    giveUp()
    paper.release([700, 400])

    expect(deck.boxOf('star').box).toEqual(star)
    expect(deck.document.canUndo).toBe(false)
  })

  test('of a pen goes on when the hand touches the screen', () => {
    const elements = [deck.place('star')]
    const began = paper.press([550, 350])
    Object.assign(began.start, { pointerType: 'pen' })
    dragElements({
      ...began,
      elements,
      others: [],
      onTap: () => undefined,
      onCommit: (boxes) => placeElements(deck.on(), elements, boxes),
    })
    paper.secondFinger([100, 100])
    paper.release([613, 381], { ctrlKey: true })

    expect(deck.boxOf('star').box).toEqual({ ...star, x: 570, y: 344 })
  })

  test('of less than three pixels is a tap', () => {
    const taps = drag()
    paper.move([553, 352])
    paper.release([553, 352])

    expect(taps).toEqual(['tap'])
    expect(deck.document.canUndo).toBe(false)
  })
})

describe('a handle', () => {
  /** Drags a handle of an element by an offset. */
  function resize(
    [id, handle]: readonly [id: string, handle: Handle],
    by: readonly [number, number],
    keys = {},
  ): void {
    const element = deck.place(id)
    resizeElement({
      ...paper.press([0, 0]),
      element,
      handle,
      others: [],
      onPreview: () => undefined,
      onCommit: (box) => placeElements(deck.on(), [element], [box]),
    })
    paper.move(by, keys)
    paper.release(by, keys)
  }

  test('with Alt resizes from the center', () => {
    resize(['note', 'se'], [60, 20], { altKey: true })
    expect(deck.boxOf('note').box).toEqual({ x: 40, y: 100, width: 420, height: 90 })
  })

  test('resizes words freely, and with Shift in their proportions; one step each', () => {
    const before = [deck.boxOf('note')]
    resize(['note', 'se'], [60, 60], { ctrlKey: true })
    expect(deck.boxOf('note').box).toEqual({ x: 100, y: 120, width: 360, height: 110 })
    expectOneStep(['note'], before)

    resize(['note', 'se'], [60, 10], { shiftKey: true })
    const { width, height } = deck.boxOf('note').box
    expect(width / height).toBeCloseTo(6, 1)
    expectOneStep(['note'], before)
  })

  test('resizes a shape in its proportions, and with Shift freely', () => {
    resize(['star', 'se'], [40, 10])
    const kept = deck.boxOf('star').box
    expect(kept.width).toBe(kept.height)
    expect(kept.width).toBeGreaterThan(100)

    deck = openSlide()
    resize(['star', 'se'], [40, 10], { shiftKey: true, ctrlKey: true })
    expect(deck.boxOf('star').box).toEqual({ ...star, width: 140, height: 110 })
  })

  test('leaves the edges opposite to it, and keeps the least size', () => {
    resize(['note', 'w'], [900, 0], { ctrlKey: true })
    expect(deck.boxOf('note').box).toEqual({ x: 300, y: 120, width: 100, height: 50 })
  })

  test('is given up by Escape', () => {
    const element = deck.place('star')
    const shown: (Box | undefined)[] = []
    resizeElement({
      ...paper.press([0, 0]),
      element,
      handle: 'se',
      others: [],
      onPreview: (box) => shown.push(box),
      onCommit: (box) => placeElements(deck.on(), [element], [box]),
    })
    paper.move([40, 40])
    paper.key('Escape')
    paper.release([40, 40])

    expect(shown.map((box) => box?.width)).toEqual([140, undefined])
    expect(deck.document.canUndo).toBe(false)
  })
})

describe('a corner of the frame around several', () => {
  function scale(end: () => void): void {
    const elements = ['star', 'sun'].map(deck.place)
    scaleElements({
      ...paper.press([930, 551]),
      elements,
      handle: 'se',
      onPreview: () => undefined,
      onCommit: (boxes) => placeElements(deck.on(), elements, boxes),
    })
    paper.move([1_000, 600])
    end()
  }

  test('scales them and the air between them, as one step', () => {
    const before = ['star', 'sun'].map(deck.boxOf)
    scale(() => paper.release([1_000, 600]))
    const [first, second] = ['star', 'sun'].map((id) => deck.boxOf(id).box)

    expect([first?.x, first?.y]).toEqual([507, 313])
    expect(first?.width).toBeGreaterThan(100)
    expect(second?.width).toBe(first?.width)
    expect(second?.x).toBeGreaterThan(830)
    expectOneStep(['star', 'sun'], before)
  })

  test('is given up by Escape', () => {
    scale(() => paper.key('Escape'))
    expect(deck.document.canUndo).toBe(false)
  })
})

describe('the handle of a turn', () => {
  // The center of the star is at 557, 363.
  function turn(to: readonly [number, number], keys = {}): void {
    const element = deck.place('star')
    turnElement({
      ...paper.press([557, 290]),
      element,
      onCommit: (degrees) => turnTo(deck.on(), element, degrees),
    })
    paper.move(to, keys)
    paper.release(to, keys)
  }

  test('turns towards the pointer, with Shift in steps of 15 degrees; one step', () => {
    const before = [deck.boxOf('star')]
    turn([657, 323])
    expect(deck.boxOf('star')).toEqual({ box: star, rotation: 68 })
    expectOneStep(['star'], before)

    turn([657, 323], { shiftKey: true })
    expect(deck.boxOf('star').rotation).toBe(75)
  })

  test('turns several about the middle of all, as one step', () => {
    const elements = ['star', 'sun'].map(deck.place)
    const before = ['star', 'sun'].map(deck.boxOf)
    turnElements({
      ...paper.press([718.5, 600]),
      elements,
      onCommit: (boxes, degrees) => turnTogether(deck.on(), elements, { boxes, degrees }),
    })
    // Left of the center at 718.5, 432: a quarter turn clockwise from straight down.
    paper.move([500, 432])
    paper.release([500, 432])

    expect(deck.boxOf('star')).toEqual({ box: { ...star, x: 737.5, y: 220.5 }, rotation: 90 })
    expect(deck.boxOf('sun').rotation).toBe(90)
    expectOneStep(['star', 'sun'], before)
  })

  test('is given up by Escape', () => {
    const element = deck.place('star')
    turnElement({
      ...paper.press([557, 290]),
      element,
      onCommit: (degrees) => turnTo(deck.on(), element, degrees),
    })
    paper.move([657, 323])
    paper.key('Escape')

    expect(deck.document.canUndo).toBe(false)
  })
})

describe('a frame that is drawn on the ground', () => {
  function draw(to: readonly [number, number], end = () => paper.release(to)) {
    const ends: (readonly string[] | 'tap')[] = []
    drawMarquee({
      ...paper.press([450, 250]),
      elements: ['note', 'star', 'sun'].map(deck.place),
      onEnd: (touched) => ends.push(touched),
      onTap: () => ends.push('tap'),
    })
    paper.move(to)
    end()
    return ends
  }

  test('selects what it touches, whichever way it is drawn', () => {
    expect(draw([560, 380])).toEqual([['star']])
    expect(draw([390, 160])).toEqual([['note']])
    expect(draw([1_000, 600])).toEqual([['star', 'sun']])
    expect(deck.document.canUndo).toBe(false)
  })

  test('of less than three pixels is a tap, and Escape gives it up', () => {
    expect(draw([453, 252])).toEqual(['tap'])
    expect(draw([560, 380], () => paper.key('Escape'))).toEqual([])
  })

  test('adds whole groups to what was selected', () => {
    deck = openSlide((slide) => ({
      ...slide,
      images: (slide.images ?? []).map((image) => ({ ...image, group: 'pair' })),
    }))
    const { slide } = deck.on()

    expect(withTouched(slide, ['note'], ['star'])).toEqual(['note', 'star', 'sun'])
    expect(withTouched(slide, [], [])).toEqual([])
  })
})
