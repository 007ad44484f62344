import { inkBounds, type FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { lookFor } from '../colors/look.ts'
import { contentOf } from '../testing/sampleSlides.ts'
import { roleParagraph } from './roleParagraph.ts'
import { setText } from './setText.ts'

let book: FontBook

beforeAll(async () => {
  book = await loadFontBook()
})

test.each([
  ['Latin', 'Größe ÅÑ gjpq '],
  ['Arabic', 'نمت الإيرادات في المنطقة أكثر مُحَمَّد '],
  ['Hebrew', 'שָׁלוֹם בֵּית־סֵפֶר קוֹלֵךְ '],
  ['Devanagari', 'उत्तरी श्रृंखला विश्वविद्यालय र्किं ट्रॉफ़ी कुर्सी '],
  ['Chinese', '我们的季度收入（来源）增长《报告》'],
  ['Japanese', '四半期の売上「プレゼンテーション」'],
  ['Korean', '분기 매출은 늘었습니다 훨씬 '],
])('lines of a title in %s do not touch', (_, words) => {
  const reading = book.reading(words)
  const look = lookFor(contentOf(), false)
  const text = words.repeat(6)
  const spec = roleParagraph({ book: reading, look }, { role: 'title', text, size: 40, floor: 28 })
  const box = { x: 60, y: 60, width: 500, height: 600 }
  const { lines } = setText({ book: reading, box }, [{ spec, size: 40, spaceBefore: 0 }], 'top')

  const inks = lines.map(({ baseline, fragments }) => {
    const bounds = fragments.flatMap(({ text: own, face, size }) => {
      const ink = inkBounds(reading, { text: own, face, size })
      return ink ? [ink] : []
    })
    return {
      top: baseline + Math.min(...bounds.map(({ top }) => top)),
      bottom: baseline + Math.max(...bounds.map(({ bottom }) => bottom)),
    }
  })
  expect(lines.length).toBeGreaterThan(2)
  for (const [index, { bottom }] of inks.entries()) {
    expect(inks[index + 1]?.top ?? Infinity).toBeGreaterThan(bottom)
  }
})
