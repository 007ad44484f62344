import { type LineKind, lineKinds, shapeDataSchema, type Visual } from '@deckloom/deck'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectionSites } from './connectionSites.ts'
import { connectorPath } from './connectorPath.ts'
import { drawLine } from './drawLine.ts'
import { type GlueTarget, type PlacedEnds, placeEnds } from './lineEnds.ts'
import { planConnector } from './planConnector.ts'

const target: fc.Arbitrary<GlueTarget> = fc
  .record({
    type: fc.constantFrom(undefined, ...shapeDataSchema.shape.type.options),
    x: fc.integer({ min: 0, max: 1_000 }),
    y: fc.integer({ min: 0, max: 500 }),
    width: fc.integer({ min: 50, max: 600 }),
    height: fc.integer({ min: 50, max: 600 }),
    rotation: fc.oneof(fc.constantFrom(0, 90, 180, -90, 45), fc.integer({ min: -360, max: 360 })),
  })
  .map(({ type, rotation, ...box }) => ({
    box,
    rotation,
    visual: type && shapeOf(type, box),
  }))

function shapeOf(
  type: (typeof shapeDataSchema.shape.type.options)[number],
  { width, height }: { readonly width: number; readonly height: number },
): Visual {
  const shape = { type, fillColor: '#3B82F6', width, height }
  return { kind: 'shape', id: 'shape', url: '', origin: 'shape', shape }
}

const loose = fc.record({
  x: fc.integer({ min: 0, max: 1_200 }),
  y: fc.integer({ min: 0, max: 675 }),
})

const end = fc.record({
  target: fc.option(target, { nil: undefined }),
  site: fc.nat({ max: 8 }),
  loose,
})

const ends: fc.Arbitrary<PlacedEnds> = fc
  .record({ start: end, end })
  .map(({ start, end: other }) => {
    const stored = (name: string, { target: glued, site, loose: at }: typeof start) => ({
      ...at,
      ...(glued && { glue: { element: name, site } }),
    })
    return placeEnds('slide', { start: stored('start', start), end: stored('end', other) }, (id) =>
      id === 'start' ? start.target : other.target,
    )
  })

function gap(
  one: readonly [number, number] | undefined,
  { x, y }: { readonly x: number; readonly y: number },
) {
  return one ? Math.hypot(one[0] - x, one[1] - y) : Infinity
}

test.each(lineKinds)(
  'a %s line runs from its one end to the other to a hundredth of a unit',
  (kind) => {
    fc.assert(
      fc.property(ends, (placed) => {
        const path = connectorPath(planConnector(kind, placed))

        expect(gap(path[0]?.from, placed.start)).toBeLessThan(0.01)
        expect(gap(path.at(-1)?.to, placed.end)).toBeLessThan(0.01)
        for (const [index, { from }] of path.entries()) {
          expect(path[index - 1]?.to ?? from).toEqual(from)
        }
      }),
      { numRuns: 500 },
    )
  },
)

/** Two elements with a hundredth of a unit between them, in which a leg to the lower one would not show. */
const barelyApart: Parameters<typeof planConnector>[1] = {
  start: {
    x: -35.45,
    y: 615.82,
    angle: 511,
    box: { x: -141.87, y: 141.199, width: 722.73, height: 666.6 },
    glue: { elementId: 'start', site: 0 },
  },
  end: {
    x: 102.19,
    y: 141.193,
    angle: 45,
    box: { x: -31.98, y: 7.02, width: 214.96, height: 214.96 },
    glue: { elementId: 'end', site: 5 },
  },
}

test('an elbow leaves and arrives straight off its sites, in level and upright legs', () => {
  fc.assert(
    fc.property(ends, (placed) => {
      const path = connectorPath(planConnector('elbow', placed)).filter(
        ({ from, to }) => Math.hypot(from[0] - to[0], from[1] - to[1]) > 0.05,
      )

      for (const { from, to } of path) {
        expect(Math.min(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]))).toBeLessThan(0.01)
      }
      const [first, last] = [path[0], path.at(-1)]
      const { start, end: other } = placed
      if (start.angle !== undefined && first && path.length > 2) {
        expect(facing(start.angle, first.from, first.to)).toBe(true)
      }
      if (other.angle !== undefined && last && path.length > 2) {
        expect(facing(other.angle, last.to, last.from)).toBe(true)
      }
    }),
    { numRuns: 500, examples: [[barelyApart]] },
  )
})

/** Whether a leg goes the way that an angle faces, to the nearest quarter turn. */
function facing(
  angle: number,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): boolean {
  const quarter = (Math.round(angle / 90) * Math.PI) / 2
  return (toX - x) * Math.cos(quarter) + (toY - y) * Math.sin(quarter) > 0
}

test('whatever its ends and heads are, a line is drawn with finite numbers', () => {
  const heads = fc.constantFrom('none', 'triangle', 'stealth', 'arrow', 'oval', 'diamond')
  fc.assert(
    fc.property(
      ends,
      fc.record({
        kind: fc.constantFrom<LineKind>(...lineKinds),
        startHead: heads,
        endHead: heads,
        width: fc.double({ min: 0.5, max: 40, noNaN: true }),
      }),
      (placed, look) => {
        const origin = { x: 0, y: 0 }
        const drawn = drawLine({ ...look, start: origin, end: origin }, placed)

        const paths = [drawn.path, drawn.line, drawn.startHead?.d ?? '', drawn.endHead?.d ?? '']
        expect(paths.join('')).not.toMatch(/NaN|Infinity|e/u)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  ['rectangle', 4],
  ['oval', 8],
  ['triangle', 6],
  ['star', 5],
  ['pentagon', 6],
  ['hexagon', 6],
  ['octagon', 8],
  ['parallelogram', 6],
  ['heart', 2],
  ['speech-bubble', 5],
  ['lightning', 7],
  ['gear', 6],
] as const)('a %s has the %i sites of its preset', (type, count) => {
  const box = { x: 100, y: 100, width: 300, height: 200 }

  const sites = connectionSites(shapeOf(type, box), { box, rotation: 0 })

  expect(sites).toHaveLength(count)
})

test('the sites of a turned element are turned with it', () => {
  const box = { x: 100, y: 100, width: 200, height: 100 }

  const [top, left] = connectionSites(undefined, { box, rotation: 90 })

  expect(top?.x).toBeCloseTo(250)
  expect(top?.y).toBeCloseTo(150)
  expect(left?.x).toBeCloseTo(200)
  expect(left?.y).toBeCloseTo(50)
  expect(top?.angle).toBe(360)
})
