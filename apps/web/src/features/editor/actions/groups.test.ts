import { deckLimits, type ImageItem, newSlide, readContent } from '@deckloom/deck'
import {
  DeckDocument,
  findElement,
  nothingSelected,
  type PlacedElement,
  selectedIds,
  type Selection,
  selectionOf,
  stepOut,
} from '@deckloom/editor'
import { beforeAll, expect, test, vi } from 'vitest'
import { arrangeActions } from './arrangeActions.ts'
import { changeActions } from './changeActions.ts'
import type { ElementAction, ElementContext } from './EditorAction.ts'
import { selectActions } from './selectActions.ts'

// There is no browser, so nothing can have the focus.
beforeAll(() => {
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('requestAnimationFrame', () => 0)
})

const xs = [100, 300, 440, 700]

/** Opens a slide with squares, 100 wide, in the given groups. */
function openSlide(groups: Readonly<Record<string, string>>, ids = ['a', 'b', 'c', 'd']) {
  const square = (id: string, index: number): ImageItem => ({
    id,
    url: '',
    type: 'shape',
    position: { x: xs[index] ?? 0, y: 100 + index * 100 },
    size: { width: 100, height: 100 },
    shapeData: { type: 'rectangle', fillColor: '#3B82F6', width: 100, height: 100 },
    ...(groups[id] !== undefined && { group: groups[id] }),
  })
  const slide = { ...newSlide('s', 1), images: ids.map(square) }
  const deck = new DeckDocument({ title: 'Deck', slides: [slide], newId: () => 'n' })
  let selection: Selection = nothingSelected
  const now = () => deck.slide('s') ?? slide
  const placed = (): readonly PlacedElement[] =>
    readContent(now()).visuals.flatMap(({ id, position, size }) => {
      const element = findElement(now(), id)
      if (!element || !position || !size) return []
      return [{ id, element, name: `Square ${id}`, box: { ...position, ...size }, rotation: 0 }]
    })
  const context = (): ElementContext => {
    const elements = placed()
    const known: unknown = {
      editor: {
        document: deck,
        slide: now(),
        selection,
        changeSelection: (change: (before: Selection) => Selection) => {
          selection = change(selection)
        },
        stepOut: () => {
          selection = stepOut(selection)
        },
      },
      elements,
      selected: elements.filter(({ id }) => selectedIds(selection).includes(id)),
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actions ask no more of the editor
    return known as ElementContext
  }
  return {
    deck,
    select: (...chosen: readonly string[]) => {
      selection = selectionOf(chosen)
    },
    selected: () => selectedIds(selection),
    run: (action: ElementAction) => action.run(context()),
    isShown: (action: ElementAction) => action.isShown?.(context()),
    places: () => placed().map(({ box: { x, y } }) => [x, y]),
    groups: () => readContent(now()).visuals.map(({ group }) => group),
  }
}

test('a group is aligned to the slide, and its elements keep their distances', () => {
  const slide = openSlide({ a: 'g', b: 'g' })
  slide.select('a', 'b')
  slide.run(arrangeActions.alignLeft)

  expect(slide.places().slice(0, 2)).toEqual([
    [0, 100],
    [200, 200],
  ])
  expect(slide.run(arrangeActions.alignLeft)).toBe('Nothing changed')
})

test('groups and elements are aligned to each other', () => {
  const slide = openSlide({ a: 'g', b: 'g' })
  slide.select('a', 'b', 'd')
  slide.run(arrangeActions.alignBottom)

  expect(slide.places().map(([, y]) => y)).toEqual([300, 400, 300, 400])
})

test('groups are distributed as one each', () => {
  const slide = openSlide({ a: 'g', b: 'g' })
  slide.select('a', 'b', 'd')
  expect(slide.isShown(arrangeActions.distributeAcross)).toBe(false)
  slide.select('a', 'b', 'c', 'd')
  slide.run(arrangeActions.distributeAcross)

  // The group from 100 to 400, and a gap of 100 on both sides of the next square.
  expect(slide.places().map(([x]) => x)).toEqual([100, 300, 500, 700])
})

test('groups are grouped, in one undo step, and ungrouped by the outer layer', () => {
  const slide = openSlide({ a: 'g', b: 'g', c: 'h', d: 'h' })
  slide.select('a', 'b', 'c', 'd')
  expect([slide.isShown(arrangeActions.group), slide.isShown(arrangeActions.ungroup)]).toEqual([
    true,
    true,
  ])
  expect(slide.run(arrangeActions.group)).toBe('4 elements grouped')
  expect(slide.groups()).toEqual([
    expect.stringMatching(/^[\w-]+\/g$/u),
    expect.stringMatching(/^[\w-]+\/g$/u),
    expect.stringMatching(/^[\w-]+\/h$/u),
    expect.stringMatching(/^[\w-]+\/h$/u),
  ])
  expect(slide.isShown(arrangeActions.group)).toBe(false)
  slide.run(arrangeActions.ungroup)
  expect(slide.groups()).toEqual(['g', 'g', 'h', 'h'])
  slide.deck.undo()
  expect(slide.groups()[0]).toMatch(/\/g$/u)
  slide.deck.undo()
  expect(slide.groups()).toEqual(['g', 'g', 'h', 'h'])
})

test('groups that would nest too deeply are refused, and it says so', () => {
  const levels = Array.from({ length: deckLimits.groupLevels }, (_, level) => `g${level}`)
  // Each level has an element of its own, or it would be none; the last element is in no group.
  const ids = ['first', ...levels, 'last']
  const paths = levels.map((id, level) => [id, levels.slice(0, level + 1).join('/')] as const)
  const slide = openSlide({ first: levels.join('/'), ...Object.fromEntries(paths) }, ids)
  const before = slide.groups()
  slide.select(...ids)

  expect(slide.run(arrangeActions.group)).toBe('Groups can’t be nested more than 8 deep')
  expect(slide.groups()).toEqual(before)
})

test('Enter goes into a group by one level, and Escape goes out', () => {
  const slide = openSlide({ a: 'o/g', b: 'o/g', c: 'o' })
  slide.select('a', 'b', 'c')

  expect(slide.run(changeActions.open)).toBe('Group of 2 elements selected')
  expect(slide.selected()).toEqual(['a', 'b'])
  expect(slide.run(changeActions.open)).toBe('Square a selected')
  expect(slide.selected()).toEqual(['a'])
  expect(slide.run(selectActions.stepOut)).toBe('Group of 2 elements selected')
  expect(slide.run(selectActions.stepOut)).toBe('Group of 3 elements selected')
  slide.run(selectActions.stepOut)
  expect(slide.selected()).toEqual([])
})
