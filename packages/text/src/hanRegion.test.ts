import { expect, test } from 'vitest'
import { hanRegionOf } from './hanRegion.ts'

test.each([
  ['Plain words', 'simplified'],
  ['我们的季度收入增长', 'simplified'],
  ['我們的季度收入增長', 'traditional'],
  ['北京', 'simplified'],
  ['四半期の売上', 'japanese'],
  ['データ', 'japanese'],
  ['분기 매출 增加', 'korean'],
  ['日本の한국어', 'korean'],
] as const)('%s is text of the %s region', (text, region) => {
  expect(hanRegionOf(text)).toBe(region)
})
