import { imageItemSchema, shapeDataSchema, type ShapeData, slideSchema } from '@deckloom/deck'
import { loadFontBook } from '@deckloom/text/node'
import { describe, expect, test } from 'vitest'
import { contrast } from '../colors/color.ts'
import { facesOf } from '../facesOf.ts'
import type { NativeMark, TextMark } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { sceneFor } from '../sceneFor.ts'
import { slideOf } from '../testing/sampleSlides.ts'

const fonts = await loadFontBook()
const types = shapeDataSchema.shape.type.options

function sceneOf(shape: Partial<ShapeData>, title?: string): Scene {
  const shapeData = {
    type: 'rectangle',
    fillColor: '#3B82F6',
    width: 200,
    height: 120,
    ...shape,
  } as const
  const images = [
    {
      id: 'shape-1',
      url: '',
      type: 'shape',
      position: { x: 700, y: 300 },
      shapeData,
      ...(title !== undefined && { title }),
    } as const,
  ]
  return sceneFor(slideOf({ images }), { fonts, deckTitle: 'Cold chain', index: 0, count: 1 })
}

function shapeOf(shape: Partial<ShapeData>): NativeMark {
  const mark = sceneOf(shape).marks.find(({ id }) => id === 'shape-1')
  if (mark?.mark !== 'native') throw new Error('There is no shape')
  return mark
}

function textIn({ painted }: NativeMark): TextMark {
  const text = painted.find(({ mark }) => mark === 'text')
  if (text?.mark !== 'text') throw new Error('There is no text')
  return text
}

describe.each(types)('%s', (type) => {
  test('sets its words inside its place for text', () => {
    const mark = shapeOf({ type, width: 300, height: 180, text: 'Two of four fridges failed' })
    const { lines, fit } = textIn(mark)
    if (mark.source.kind !== 'shape') throw new Error('Not a shape')
    const { x, y, width, height } = mark.source.textBox

    expect(fit.overflow).toBe(false)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(line.x).toBeGreaterThanOrEqual(x)
      expect(line.x + line.width).toBeLessThanOrEqual(x + width)
      expect(line.top).toBeGreaterThanOrEqual(y)
      expect(line.top + line.height).toBeLessThanOrEqual(y + height)
    }
  })
})

test.each(['#3B82F6', '#FFFFFF', '#000000', '#777777', '#F5D90A', '#B00020', '#7F7F00'])(
  'words on %s pass WCAG AA',
  (fillColor) => {
    const [run] = textIn(shapeOf({ fillColor, text: 'Tea' })).paragraphs[0]?.runs ?? []

    expect(contrast(run?.paint.color ?? fillColor, fillColor)).toBeGreaterThanOrEqual(4.5)
  },
)

test('line breaks in the words hold', () => {
  expect(textIn(shapeOf({ text: 'One\ntwo' })).paragraphs).toHaveLength(2)
})

test('empty lines between words hold', () => {
  expect(textIn(shapeOf({ text: 'One\n\ntwo' })).paragraphs).toHaveLength(3)
})

test('words keep their own looks, alignment, size and lists', () => {
  const mark = shapeOf({
    text: 'Ready\nby May',
    textStyle: { fontSize: 30, textAlign: 'right', color: '#FFFFFF' },
    runs: [{ text: 'Ready\nby ' }, { text: 'May', italic: true, color: '#FFEE00' }],
    lines: [{}, { list: 'bullet' }],
  })
  const { paragraphs, fit } = textIn(mark)
  const [first, second] = paragraphs

  expect(fit.nominal).toBe(30)
  expect(first).toMatchObject({ align: 'right', indent: 0 })
  expect(first?.marker).toBeUndefined()
  expect(second?.marker?.kind).toBe('char')
  expect(second?.runs.map(({ text, italic, paint }) => [text, italic, paint.color])).toEqual([
    ['by ', false, '#FFFFFF'],
    ['May', true, '#FFEE00'],
  ])
})

test('the faces of words in italics are asked for before they are laid out', () => {
  const of = (runs: ShapeData['runs']) => {
    const shapeData = { type: 'oval', fillColor: '#3B82F6', width: 200, height: 120, text: 'Tea' }
    const image = { id: 'shape-1', url: '', type: 'shape', shapeData: { ...shapeData, runs } }
    return facesOf(slideSchema.parse(slideOf({ images: [imageItemSchema.parse(image)] })))
  }
  const italics = of([{ text: 'Tea', italic: true }])

  expect(italics.length).toBeGreaterThan(of([{ text: 'Tea' }]).length)
})

test('a shape without words has no text', () => {
  expect(shapeOf({}).painted.map(({ mark }) => mark)).toEqual(['path'])
  expect(shapeOf({ text: ' \n ' }).painted.map(({ mark }) => mark)).toEqual(['path'])
})

test('words that do not fit are reported', () => {
  const scene = sceneOf({ type: 'star', width: 60, height: 60, text: 'Word '.repeat(90) })

  expect(scene.notices).toContainEqual({ code: 'overflow', elementId: 'shape-1' })
})

test('a border shows the folds of a cloud', () => {
  expect(shapeOf({ type: 'cloud', borderWidth: 0 }).painted).toHaveLength(1)
  expect(shapeOf({ type: 'cloud', borderWidth: 2 }).painted).toHaveLength(2)
})

test('a shape is decorative unless it has words of its own or a name', () => {
  const altOf = ({ marks }: Scene) => marks.find(({ id }) => id === 'shape-1')?.alt

  expect(altOf(sceneOf({}))).toBe('')
  expect(altOf(sceneOf({ text: 'Tea' }))).toBeUndefined()
  expect(altOf(sceneOf({ text: 'Tea' }, 'A cup'))).toBe('A cup')
})

test('names the faces of the words in it', () => {
  const scene = sceneOf({ text: 'Tea' })

  expect(scene.faces).toContain(textIn(shapeOf({ text: 'Tea' })).lines[0]?.fragments[0]?.face)
})

describe('the look of a shape', () => {
  const outlineOf = ({ painted }: NativeMark) => {
    const outline = painted.find(({ id }) => id === 'shape-1-outline')
    if (outline?.mark !== 'path') throw new Error('There is no outline')
    return outline
  }

  test('runs a gradient from corner to corner at its angle', () => {
    const mark = shapeOf({ gradient: { color: '#FFFFFF', angle: 90 } })
    const { fill } = outlineOf(mark)
    if (fill?.kind !== 'linear') throw new Error('No gradient')
    const { x, y, width, height } = mark.box

    expect(fill.from[0]).toBeCloseTo(x + width / 2)
    expect(fill.from[1]).toBeCloseTo(y)
    expect(fill.to[1]).toBeCloseTo(y + height)
    expect(fill.stops.map(({ color }) => color)).toEqual(['#3B82F6', '#FFFFFF'])
  })

  test('leaves the fill out, and keeps words readable on what is below', () => {
    const mark = shapeOf({
      filled: false,
      fillColor: '#000000',
      borderWidth: 2,
      borderColor: '#DC2626',
      borderDash: 'dash',
      shadow: true,
      text: 'Frame',
    })
    const { fill, stroke } = outlineOf(mark)
    const color = textIn(mark).paragraphs[0]?.runs[0]?.paint.color ?? ''

    expect(fill).toBeUndefined()
    expect(stroke).toMatchObject({ paint: { color: '#DC2626' }, dash: [8, 6] })
    expect(contrast(color, '#FFFFFF')).toBeGreaterThan(4.5)
    expect(mark.painted.some(({ id }) => id.includes('shadow'))).toBe(false)
  })

  test('reads words in a faint fill as on the page behind it', () => {
    const faint = textIn(shapeOf({ fillColor: '#000000', fillOpacity: 0.1, text: 'Faint' }))
    expect(contrast(faint.paragraphs[0]?.runs[0]?.paint.color ?? '', '#E5E5E5')).toBeGreaterThan(
      4.5,
    )
    expect(outlineOf(shapeOf({ fillOpacity: 0.1 })).fill).toMatchObject({ alpha: 0.1 })
  })

  test('casts a shadow that fades out, below everything else', () => {
    const { painted, source } = shapeOf({ shadow: true })
    const layers = painted.flatMap((mark) =>
      mark.mark === 'path' && mark.id.includes('shadow') ? [mark] : [],
    )
    const widths = layers.map(({ stroke }) => stroke?.width ?? 0)

    expect(painted.slice(0, layers.length)).toEqual(layers)
    expect(widths).toEqual(widths.toSorted((one, other) => other - one))
    expect(source).toMatchObject({ shadow: { blur: 14 } })
  })
})
