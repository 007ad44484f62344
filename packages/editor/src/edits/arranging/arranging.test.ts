import { type Slide, slideSchema } from '@deckloom/deck'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { turnBoxes } from '../../canvas/turnBoxes.ts'
import { DeckDocument } from '../../document/DeckDocument.ts'
import { countingIds, fullSlide } from '../../testing/slides.ts'
import { copyOf } from '../clipboard/copyElements.ts'
import { lookOfElement, withLook } from '../looks/elementLook.ts'
import { withGroup, withoutGroup } from './grouping.ts'
import { groupOf } from './groups.ts'
import { withElementBoxes, withoutElements, withTurnedBoxes } from '../manyElements.ts'
import { orderMoves, withOrder } from './order.ts'
import { withPasted } from '../clipboard/pasteElements.ts'
import { readCopied, readCopiedSlides } from '../clipboard/readCopied.ts'
import { placingOf, withLock, withTurn } from '../placing.ts'
import { withTextBox } from '../slideElements.ts'

const slide = fullSlide('a')
const box = { x: 300, y: 300, width: 200, height: 100 }

function orders(of: Slide) {
  return Object.fromEntries(
    ['a-text', 'a-free', 'a-chart', 'a-shape'].map((id) => [id, placingOf(of, id)?.z]),
  )
}

describe('a locked element', () => {
  const locked = withLock(slide, ['a-text', 'title-a'], true)

  test('neither moves, nor turns, nor is deleted', () => {
    expect(withElementBoxes(locked, [['a-text', box]])).toBe(locked)
    expect(withTurn(locked, 'a-text', 30)).toBe(locked)
    expect(withoutElements(locked, ['a-text', 'a-shape']).text_elements).toHaveLength(1)
    expect(withoutElements(locked, ['a-text', 'a-shape']).images).toHaveLength(3)
  })

  test('is free again when it is unlocked', () => {
    const free = withLock(locked, ['a-text'], false)

    expect(free).toEqual(slide)
    expect(withoutElements(free, ['a-text']).text_elements).toEqual([])
  })
})

describe('a group', () => {
  const grouped = withGroup(slide, ['title-a', 'a-text', 'a-shape'], 'g')

  test('has text boxes, pictures, charts and shapes; the title stays outside', () => {
    expect(groupOf(grouped, 'a-shape')).toEqual(['a-shape', 'a-text'])
    expect(groupOf(grouped, 'title-a')).toEqual(['title-a'])
    expect(slideSchema.safeParse(grouped).success).toBe(true)
  })

  test('ends when it is taken apart or has one element left', () => {
    expect(withoutGroup(grouped, ['a-text'])).toEqual(slide)
    expect(placingOf(withoutElements(grouped, ['a-shape']), 'a-text')?.group).toBeUndefined()
    const regrouped = withGroup(grouped, ['a-text', 'a-free'], 'h')
    expect(placingOf(regrouped, 'a-shape')?.group).toBeUndefined()
  })

  test('needs two elements', () => {
    expect(withGroup(slide, ['title-a', 'a-text'], 'g')).toBe(slide)
  })
})

describe('the painting order', () => {
  test('is one for pictures and texts', () => {
    expect(orders(withOrder(slide, ['a-text'], 'backward'))).toEqual({
      'a-free': 1,
      'a-chart': 2,
      'a-text': 3,
      'a-shape': 4,
    })
  })

  test('goes under the title and the bullets at its lower end, and says nothing where it is as it was', () => {
    const back = withOrder(slide, ['a-shape'], 'back')

    expect(orders(back)['a-shape']).toBe(-1)
    expect(orders(back)['a-free']).toBeUndefined()
    expect(orders(withOrder(back, ['a-shape'], 'forward'))['a-shape']).toBe(1)
    const restored = withOrder(withOrder(slide, ['a-text'], 'backward'), ['a-text'], 'front')
    expect(restored).toEqual(slide)
  })

  test('moves several together and keeps their order', () => {
    const front = withOrder(slide, ['a-free', 'a-chart'], 'front')

    expect(orders(front)).toEqual({ 'a-shape': 1, 'a-text': 2, 'a-free': 3, 'a-chart': 4 })
  })

  test('puts what is new on top', () => {
    const ordered = withOrder(slide, ['a-free'], 'front')
    const next = withTextBox(ordered, { id: 'new', at: [0.5, 0.5] })

    expect(placingOf(next, 'new')?.z).toBe(5)
  })

  test('stays a permutation that the schema takes, whatever is moved', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.subarray(['a-text', 'a-free', 'a-chart', 'a-shape', 'a-slot', 'title-a']),
            fc.constantFrom(...orderMoves),
          ),
          { maxLength: 12 },
        ),
        (moves) => {
          const moved = moves.reduce((next, [ids, move]) => withOrder(next, ids, move), slide)
          const numbers = Object.values(orders(moved))
          expect(slideSchema.safeParse(moved).success).toBe(true)
          const said = numbers.filter((z) => z !== undefined)
          expect(new Set(said).size).toBe(said.length)
          expect(placingOf(moved, 'a-slot')?.z).toBeUndefined()
        },
      ),
    )
  })
})

test('a turn is kept with the element, and an upright one leaves nothing behind', () => {
  const turned = withTurn(slide, 'a-text', 30)

  expect(placingOf(turned, 'a-text')?.rotation).toBe(30)
  expect(withTurn(turned, 'a-text', 360)).toEqual(slide)
  expect(withTurn(slide, 'title-a', 30)).toEqual(slide)
})

test('a turned element may stand where its own upright box would leave the page', () => {
  const turned = withTurn(slide, 'a-text', 90)
  const upright = { x: -60, y: 300, width: 200, height: 40 }

  expect(withElementBoxes(turned, [['a-text', upright]]).text_elements?.[0]?.position).toEqual(
    upright,
  )
})

describe('the clipboard', () => {
  const placed = [
    { id: 'title-a', box },
    { id: 'a-text', box: { x: 100, y: 200, width: 300, height: 50 } },
    { id: 'a-shape', box: { x: 900, y: 40, width: 200, height: 120 } },
  ]
  const copied = copyOf(slide, placed)

  test('brings elements to another slide under ids of their own, a title as a text box', () => {
    const read = readCopied(JSON.stringify(copied))
    if (!read) throw new Error('the copy was not read')
    const {
      slide: next,
      added,
      left,
    } = withPasted(fullSlide('b', { images: [], text_elements: [] }), read, {
      newId: countingIds(),
    })

    expect(left).toBe(0)
    expect(added).toEqual(['n-1', 'n-2', 'n-3'])
    expect(next.text_elements).toMatchObject([
      { type: 'title', content: 'Title of a', position: box },
      { type: 'text', content: 'A note', style: { fontSize: 18 } },
    ])
    expect(next.images).toMatchObject([{ id: 'n-1', shapeData: { type: 'star' } }])
    expect(slideSchema.safeParse(next).success).toBe(true)
  })

  test('puts a copy beside what stands at the same place', () => {
    const { slide: once } = withPasted(slide, copied, { newId: countingIds() })
    const { slide: twice } = withPasted(
      once,
      { ...copied, images: [] },
      { newId: countingIds('m') },
    )

    expect(once.text_elements?.at(-1)?.position).toMatchObject({ x: 120, y: 220 })
    expect(twice.text_elements?.at(-1)?.position).toMatchObject({ x: 140, y: 240 })
  })

  test('keeps groups together under a new name, and leaves locks behind', () => {
    const grouped = withLock(withGroup(slide, ['a-text', 'a-shape'], 'g'), ['a-text'], true)
    const { slide: next } = withPasted(slide, copyOf(grouped, placed), { newId: countingIds() })
    const text = next.text_elements?.at(-1)

    expect(text?.locked).toBeUndefined()
    expect(text?.group).toBeDefined()
    expect(text?.group).not.toBe('g')
    expect(next.images?.at(-1)?.group).toBe(text?.group)
  })

  test('says how many a full slide has no room for', () => {
    const full = fullSlide('b')
    const shape = full.images?.[3] ?? never()
    const images = Array.from({ length: 100 }, (_, index) => ({ ...shape, id: `shape-${index}` }))

    expect(withPasted({ ...full, images }, copied, { newId: countingIds() })).toMatchObject({
      left: 1,
    })
  })

  test('reads nothing that a slide may not hold or that would fetch from elsewhere', () => {
    const [image] = copied.images
    const hostile = [
      'words',
      '{"app":"deckloom"}',
      JSON.stringify({ ...copied, more: 1 }),
      JSON.stringify({ ...copied, texts: Array.from({ length: 101 }, () => copied.texts[0]) }),
      JSON.stringify({ ...copied, texts: [{ ...copied.texts[0], content: 'a\u0000b' }] }),
      JSON.stringify({
        ...copied,
        texts: [{ ...copied.texts[0], runs: [{ text: 'x', href: 'javascript:alert(1)' }] }],
      }),
      ...[
        'https://tracker.example/a.png',
        '/api/logout',
        '/files/../api/logout',
        'data:image/png;base64,AA',
      ].map((url) => JSON.stringify({ ...copied, images: [{ ...image, url }] })),
      `${JSON.stringify(copied)}${' '.repeat(1_000_001)}`,
    ]

    for (const text of hostile) expect(readCopied(text)).toBeUndefined()
    const own = { ...copied, images: [{ ...image, url: '/files/a.jpg' }] }
    expect(readCopied(JSON.stringify(own))).toEqual(own)
  })
})

test('the look of a text goes to texts, that of a shape to shapes', () => {
  const text = lookOfElement(slide, 'a-text')
  const shape = lookOfElement(slide, 'a-shape')
  if (!text || !shape) throw new Error('the elements have no look')
  const targets = ['title-a', 'a-text', 'a-shape', 'a-slot']
  const red = withLook(slide, ['a-shape'], {
    kind: 'shape',
    shape: { fillColor: '#DC2626', borderWidth: 0, shadow: true, fillOpacity: 0.5 },
  })

  expect(withLook(slide, targets, text).slide_title_style).toEqual({ fontSize: 18 })
  expect(withLook(red, targets, shape)).toEqual(slide)
  expect(lookOfElement(slide, 'a-slot')).toBeUndefined()
})

function never(): never {
  throw new Error('the slide has no fourth image')
}

describe('a turn of several elements', () => {
  const boxes = [
    { box: { x: 100, y: 300, width: 100, height: 50 }, rotation: 0 },
    { box: { x: 300, y: 300, width: 100, height: 50 }, rotation: 30 },
  ]

  test('goes about the middle of all, and back to where they were', () => {
    const pair = boxes.map((each) => ({ ...each, rotation: 0 }))
    expect(turnBoxes(pair, 90).boxes).toEqual([
      { box: { x: 200, y: 200, width: 100, height: 50 }, rotation: 90 },
      { box: { x: 200, y: 400, width: 100, height: 50 }, rotation: 90 },
    ])
    fc.assert(
      fc.property(fc.integer({ min: -180, max: 180 }), (degrees) => {
        const [one, other] = turnBoxes(pair, degrees).boxes.map(
          ({ box: { x, y } }) => [x, y] as const,
        )
        const distance = Math.hypot(
          (one?.[0] ?? 0) - (other?.[0] ?? 0),
          (one?.[1] ?? 0) - (other?.[1] ?? 0),
        )
        expect(distance).toBeCloseTo(200, 6)
      }),
    )
  })

  test('keeps them together where the edge of the page is near', () => {
    const low = boxes.map((each) => ({ box: { ...each.box, y: 620 }, rotation: 0 }))
    const { boxes: turned, shift } = turnBoxes(low, 90)
    expect(turned).toEqual([
      { box: { x: 200, y: 400, width: 100, height: 50 }, rotation: 90 },
      { box: { x: 200, y: 600, width: 100, height: 50 }, rotation: 90 },
    ])
    expect(shift).toEqual({ x: 0, y: -120 })
  })

  test('is written with boxes and directions; what is locked stays', () => {
    const [first, second] = turnBoxes(boxes, 45).boxes
    if (!first || !second) throw new Error('two were turned')
    const locked = withLock(slide, ['a-free'], true)
    const turned = withTurnedBoxes(locked, [
      ['a-text', first],
      ['a-free', second],
    ])
    expect(placingOf(turned, 'a-text')?.rotation).toBe(45)
    expect(turned.images).toEqual(locked.images)
  })
})

describe('slides in the clipboard', () => {
  const copied = { app: 'deckloom', version: 1, slides: [slide] }

  test('are read as they were copied', () => {
    expect(readCopiedSlides(JSON.stringify(copied))).toEqual(copied)
    expect(readCopied(JSON.stringify(copied))).toBeUndefined()
  })

  test('are refused with anything a deck does not hold, and with pictures from elsewhere', () => {
    const elsewhere = { id: 'x', url: 'https://evil.example/pixel.png', type: 'stock' }
    for (const slides of [
      [],
      [{ ...slide, script: 'x' }],
      [{ ...slide, images: [elsewhere] }],
      [{ ...slide, images: [], media_data: { url: elsewhere.url } }],
    ]) {
      expect(readCopiedSlides(JSON.stringify({ ...copied, slides }))).toBeUndefined()
    }
    expect(readCopiedSlides('{')).toBeUndefined()
  })

  test('get ids of their own in the deck that they are pasted in, as one step', () => {
    const document = new DeckDocument({
      title: 'Deck',
      slides: [slide, fullSlide('b')],
      newId: countingIds('new'),
    })
    const [pasted] = document.pasteSlides([slide], 'a')
    expect(document.order).toEqual(['a', pasted, 'b'])
    expect(document.slide(pasted ?? '')?.slide_title).toBe(slide.slide_title)
    const ids = document.toSlides().flatMap(({ images = [] }) => images.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    document.undo()
    expect(document.order).toEqual(['a', 'b'])
  })
})
