import { expect, test } from 'vitest'
import { weave } from './weave.ts'

const plain = { cols: 4, rows: 2, cell: 10, gap: 2, warp: ['fir'], weft: ['weld'] } as const

test('a cloth is as large as its cells', () => {
  expect(weave(plain)).toMatchObject({ width: 40, height: 20 })
})

test('weft lies under and warp lies over, one path per color', () => {
  expect(weave(plain).paths.map((path) => path.fill)).toEqual(['weld', 'fir'])
})

test('every cell is either warp or weft', () => {
  const bars = weave(plain).paths.flatMap((path) => path.d.match(/M/g) ?? [])

  expect(bars).toHaveLength(plain.cols * plain.rows)
})

test('columns in the fringe are not woven, and their weft hangs loose', () => {
  const [loose, ...woven] = weave({ ...plain, fringeX: 2 }).paths

  expect(loose?.d.match(/M/g)).toHaveLength(plain.rows)
  expect(woven.flatMap((path) => path.d.match(/M/g) ?? [])).toHaveLength(2 * plain.rows)
})

test('a dropped cell is left out', () => {
  const bars = weave({ ...plain, drop: (x) => x === 1 }).paths.flatMap((p) => p.d.match(/M/g) ?? [])

  expect(bars).toHaveLength(6)
})
