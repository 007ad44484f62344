import { beforeEach, describe, expect, test } from 'vitest'
import { countingIds, fullSlide } from '../testing/slides.ts'
import { DeckDocument } from './DeckDocument.ts'

let document: DeckDocument

beforeEach(() => {
  document = new DeckDocument({
    title: 'Harbour',
    slides: [fullSlide('a'), fullSlide('b'), fullSlide('c')],
    newId: countingIds(),
  })
})

describe('slides', () => {
  test('Q-026 Q-027 Q-028 Q-029 adds the specified slide after the one that is shown', () => {
    const id = document.addSlide('a')

    expect(document.order).toEqual(['a', id, 'b', 'c'])
    expect(document.slide(id ?? '')).toMatchObject({
      slide_title: 'New Slide 4',
      bullet_points: ['New bullet point'],
      visual_type: 'quote',
      layout_template: 'title + bullets',
    })
  })

  test('a new slide wears the theme of the slide before it', () => {
    document.setTheme({ id: 'dark', variant: 'dark' }, 'b')

    const added = [document.addSlide('b'), document.addSlide('a')]

    expect(added.map((id) => document.slide(id ?? '')?.theme?.id)).toEqual(['dark', undefined])
  })

  test('a new slide takes over the plain page of a blank deck, and no color that one slide was given', () => {
    document.setColors('b', { background: '#FFFFFF', text: '#1F2937' })
    document.setColors('c', { background: '#DC2626', text: '#FFFFFF' })

    const added = [document.addSlide('b'), document.addSlide('c')]

    const colors = added.map((id) => {
      const slide = document.slide(id ?? '')
      return [slide?.background_color, slide?.text_color]
    })
    expect(colors).toEqual([
      ['#FFFFFF', '#1F2937'],
      [undefined, undefined],
    ])
  })

  test('refuses to delete the last slide', () => {
    const deleted = ['a', 'b', 'c'].map((id) => document.deleteSlides([id]))

    expect(deleted).toEqual([true, true, false])
    expect(document.order).toEqual(['c'])
  })

  test('duplicates a slide under ids that no other slide has', () => {
    const copy = document.slide(document.duplicateSlides(['a'])[0] ?? '')

    expect(document.order[1]).toBe(copy?.id)
    expect(copy?.slide_title).toBe('Title of a')
    expect(copy?.images?.map(({ id }) => id)).not.toContain('a-slot')
  })

  test('puts the parts of a slide in its place, in one undo step', () => {
    const parts = ['a', 'a-2', 'b'].map((id) => ({ ...fullSlide(id), slide_title: `Part ${id}` }))

    const second = document.splitSlide('a', parts)

    expect(second).toBe('a-2')
    expect(document.order.length).toBe(5)
    expect(document.order.slice(0, 2)).toEqual(['a', 'a-2'])
    expect(document.toSlides().map(({ slide_title }) => slide_title)).toEqual([
      'Part a',
      'Part a-2',
      'Part b',
      'Title of b',
      'Title of c',
    ])
    document.undo()
    expect(document.order).toEqual(['a', 'b', 'c'])
    expect(document.slide('a')?.slide_title).toBe('Title of a')
  })

  test('moves a slide, and undo moves it back', () => {
    document.moveSlides(['a'], 2)
    expect(document.order).toEqual(['b', 'c', 'a'])

    document.undo()
    expect(document.order).toEqual(['a', 'b', 'c'])
  })

  test('keeps moving slides into the same gap when the numbers between them run out', () => {
    for (let turn = 0; turn < 200; turn++) {
      document.moveSlides([turn % 2 === 0 ? 'c' : 'b'], 1)
    }

    expect(document.order).toEqual(['a', 'b', 'c'])
  })
})

describe('elements', () => {
  test('undo gives back the boxes that a layout took away, after further moves in one gesture', () => {
    const box = { x: 10, y: 20, width: 400, height: 80 }
    document.placeElement('a', 'title-a', { box })
    const placed = document.slide('a')?.slot_boxes

    document.setLayout('a', 'title only')
    document.placeElement('a', 'bullets-a', { box, gesture: 'nudge' })
    document.placeElement('a', 'bullets-a', { box: { ...box, x: 11 }, gesture: 'nudge' })
    document.undo()
    document.undo()

    expect(document.slide('a')?.slot_boxes).toEqual(placed)
  })

  test('moving the title or the bullets gives them a box of their own', () => {
    document.placeElement('a', 'title-a', { box: { x: 10, y: 20, width: 400, height: 80 } })

    expect(document.slide('a')).toMatchObject({
      positioning_mode: 'free',
      slot_boxes: { title: { x: 10, y: 20, width: 400, height: 80 } },
    })
  })

  test('moving the picture of a layout keeps it in its slot', () => {
    document.placeElement('a', 'a-slot', { box: { x: 10, y: 20, width: 400, height: 300 } })

    expect(document.slide('a')?.slot_boxes?.visual).toEqual({
      x: 10,
      y: 20,
      width: 400,
      height: 300,
    })
    expect(document.slide('a')?.images?.[0]).not.toHaveProperty('position')
  })

  test('L-005 an element is kept on the page', () => {
    document.placeElement('a', 'a-text', { box: { x: 1_150, y: -40, width: 300, height: 50 } })

    expect(document.slide('a')?.text_elements?.[0]?.position).toEqual({
      x: 900,
      y: 0,
      width: 300,
      height: 50,
    })
  })

  test.each([
    [[0, 0], { x: 0, y: 0 }],
    [[0.5, 0.5], { x: 500, y: 275 }],
    [[1, 1], { x: 1_000, y: 550 }],
  ] as const)(
    'L-003 a new text box of 200 x 50 at %j lies in the 1200 x 600 part',
    (at, corner) => {
      const id = document.addTextBox('a', at)

      const added = document.slide('a')?.text_elements?.at(-1)
      expect(added?.id).toBe(id)
      expect(added?.position).toEqual({ ...corner, width: 200, height: 50 })
    },
  )

  test('L-015 deleting the title clears it', () => {
    document.deleteElement('a', 'title-a')

    expect(document.slide('a')?.slide_title).toBe('')
  })

  test('deleting the bullets empties the list', () => {
    document.deleteElement('a', 'bullets-a')

    expect(document.slide('a')?.bullet_points).toEqual([])
  })

  test('L-017 deleting any other element removes it', () => {
    document.deleteElement('a', 'a-text')
    document.deleteElement('a', 'a-free')

    expect(document.slide('a')?.text_elements).toEqual([])
    expect(document.slide('a')?.images?.map(({ id }) => id)).toEqual([
      'a-slot',
      'a-chart',
      'a-shape',
    ])
  })

  test('a picture from an older deck can be moved and removed', () => {
    document.reconcile([
      fullSlide('old', { images: [], media_data: { url: '/files/old.jpg', title: 'Old' } }),
    ])

    document.deleteElement('old', 'legacy-0')

    expect(document.slide('old')).not.toHaveProperty('media_data')
  })

  test('a bullet keeps its color when other bullets are written', () => {
    document.setBullets('a', ['Zero', 'First', 'Second', '', '  '])

    expect(document.slide('a')?.bullet_points).toEqual([
      'Zero',
      'First',
      { text: 'Second', color: '#DC2626' },
    ])
  })

  test.each([
    [7, 8],
    [8, 8],
    [72, 72],
    [73, 72],
    [Number.NaN, 16],
  ])('L-021 L-022 a font size of %d becomes %d', (asked, kept) => {
    document.setTextStyle('a', 'a-text', { fontSize: asked })

    expect(document.slide('a')?.text_elements?.[0]?.style.fontSize).toBe(kept)
  })

  test('text that no store can hold is left out of a paste', () => {
    document.setTitle('a', 'One\u0000\nbuoy \uD800here')

    expect(document.slide('a')?.slide_title).toBe('One buoy here')
  })
})

describe('look', () => {
  test('applying a layout drops the places that the person chose, in one undo step', () => {
    document.placeElement('a', 'title-a', { box: { x: 10, y: 20, width: 400, height: 80 } })
    const moved = document.slide('a')

    document.setLayout('a', 'two column')

    expect(document.slide('a')).toMatchObject({
      layout_template: 'two column',
      positioning_mode: 'layout',
    })
    expect(document.slide('a')).not.toHaveProperty('slot_boxes')
    document.undo()
    expect(document.slide('a')).toEqual(moved)
  })

  test('P-003 an arrangement keeps the content', () => {
    const { arrangement: _, ...before } = document.slide('a') ?? {}

    document.setArrangement('a', 'Split')

    expect(document.slide('a')).toEqual({ ...before, arrangement: 'Split' })
  })

  test('a theme on the whole deck is one undo step and takes off colors that would hide it', () => {
    document.setColors('b', { background: '#DC2626' })

    document.setTheme({ id: 'dark', variant: 'dark' })

    expect(document.toSlides().map(({ theme }) => theme?.id)).toEqual(['dark', 'dark', 'dark'])
    expect(document.slide('b')).not.toHaveProperty('background_color')
    document.undo()
    expect(document.toSlides().map(({ theme }) => theme)).toEqual([undefined, undefined, undefined])
  })
})

describe('history', () => {
  test('steps of one gesture are undone together, and the step after it alone', () => {
    const nudge = (x: number) =>
      document.placeElement('a', 'a-text', {
        box: { x, y: 200, width: 300, height: 50 },
        gesture: 'nudge a-text',
      })

    nudge(101)
    nudge(102)
    nudge(103)
    document.setTitle('a', 'After')
    document.undo()
    expect(document.slide('a')?.text_elements?.[0]?.position.x).toBe(103)
    document.undo()
    expect(document.slide('a')?.text_elements?.[0]?.position.x).toBe(100)
    expect(document.canUndo).toBe(false)
  })

  test('commands of a batch see each other and are undone together', () => {
    const before = document.slide('b')

    document.batch(() => {
      document.setTitle('b', 'New')
      document.setBullets('b', ['One'])
    })

    expect(document.slide('b')).toMatchObject({ slide_title: 'New', bullet_points: ['One'] })
    document.undo()
    expect(document.slide('b')).toEqual(before)
  })

  test('undo names the slide that changed', () => {
    document.setTitle('c', 'New')

    expect(document.undo()).toBe('c')
    expect(document.redo()).toBe('c')
  })

  test('undo of a change on several slides stays on the shown one', () => {
    document.editSlides(['a', 'c'], (slide) => ({ ...slide, hidden: true }))

    expect(document.undo('c')).toBe('c')
    expect(document.redo('b')).toBe('a')
  })

  test('renaming the deck is not undone', () => {
    document.renameDeck('Port')

    expect(document.title).toBe('Port')
    expect(document.canUndo).toBe(false)
  })
})

describe('readers', () => {
  test('a slide stays the same object until it changes', () => {
    const [a, b] = [document.slide('a'), document.slide('b')]

    document.setTitle('a', 'New')

    expect(document.slide('a')).not.toBe(a)
    expect(document.slide('b')).toBe(b)
  })

  test('only readers of what changed are told', () => {
    const told: string[] = []
    for (const key of ['order', 'title', 'slide:a', 'slide:b'] as const) {
      document.subscribe(key, () => told.push(key))
    }

    document.setTitle('a', 'New')
    document.moveSlides(['a'], 1)
    document.renameDeck('Port')

    expect(told.filter((key) => key !== 'slide:a')).toEqual(['order', 'title'])
  })

  test('slides that came from elsewhere are not an edit of the person', () => {
    let edits = 0
    document.onEdit(() => edits++)

    document.reconcile([fullSlide('a', { slide_title: 'Theirs' })])
    expect(edits).toBe(0)
    document.setTitle('a', 'Mine')
    document.undo()
    expect(edits).toBe(2)
  })
})
