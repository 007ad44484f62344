import { beforeAll, describe, expect, test } from 'vitest'
import { fontFaces } from '../catalog.ts'
import type { HanRegion } from '../hanRegion.ts'
import { loadPhraseFinders } from './loadPhraseFinders.ts'
import { joiner, phraseEnd, type PhraseFinder } from './phraseFinder.ts'
import { withSigns } from './withSigns.ts'

let finders: ReadonlyMap<HanRegion, PhraseFinder>

beforeAll(async () => {
  finders = await loadPhraseFinders(fontFaces.map(({ id }) => id))
})

/** Returns the phrases, with a `+` where a phrase continues after a mark. */
function phrases(region: HanRegion, text: string, parted = false): string {
  const signs = finders.get(region)?.(text, parted) ?? []
  return withSigns(text, signs, { start: 0, end: text.length })
    .replaceAll(phraseEnd, '|')
    .replaceAll(joiner, '+')
}

describe('Japanese', () => {
  test.each([
    ['AIを活用した業務改善のご提案', 'AIを|活用した|業務改善の|ご提案'],
    ['クラウドから始める働き方改革', 'クラウドから|始める|働き方改革'],
    ['なぜ今、データ駆動型の意思決定が必要なのか', 'なぜ今、データ駆動型の|意思決定が|必要なのか'],
    ['東京・大阪・名古屋の3拠点で展開', '東京・大阪・名古屋の|3拠点で|展開'],
    ['Deckloomのチームが増加しています', 'Deckloomの|チームが|増加しています'],
  ])('%s', (title, expected) => {
    expect(phrases('japanese', title)).toBe(expected)
  })

  test('figures stay with what they count', () => {
    expect(phrases('japanese', '2024年度の売上は10月に1200人の顧客で12万円増加しました')).toBe(
      '2024年度の|売上は|10月に|1200人の|顧客で|12万円増加しました',
    )
    expect(phrases('japanese', '二十三社が参加した')).toBe('二十三社が|参加した')
  })

  test('a particle stays with the mark that closes the word before it', () => {
    expect(phrases('japanese', '「働き方改革」の次の一手（案）について')).toBe(
      '「働き方改革」+の|次の|一手（案）+に|ついて',
    )
  })

  test('no phrase begins with what no line begins with', () => {
    for (const sign of 'ゃュッーぁ') {
      expect(phrases('japanese', `移行によ${sign}て得られる`)).not.toContain(`|${sign}`)
    }
  })

  test('dates part between their numbers, where they are too wide', () => {
    expect(phrases('japanese', '2026年10月15日までの決定', true)).toBe(
      '2026年|10月|15日までの|決定',
    )
  })

  test('long words part between katakana and kanji, where a phrase is too wide', () => {
    expect(phrases('japanese', '経験豊富なオープンソース貢献者', true)).toBe(
      '経験豊富な|オープンソース|貢献者',
    )
    expect(phrases('japanese', 'データ化とエージェント型ツール', true)).toBe(
      'データ化と|エージェント型|ツール',
    )
  })
})

describe('Chinese', () => {
  test.each([
    ['simplified', '人工智能在医疗行业的应用与挑战', '人工智能|在|医疗|行业的|应用|与|挑战'],
    [
      'simplified',
      '如何在2025年10月之前完成数字化转型',
      '如何|在|2025年|10月|之前|完成|数字化转型',
    ],
    ['traditional', '公司今年的營收成長了百分之十二點五', '公司|今年的|營收成長了|百分之十二點五'],
  ] as const)('%s: %s', (region, title, expected) => {
    expect(phrases(region, title)).toBe(expected)
  })

  test('a small word ends the phrase before it, and begins a word that it is part of', () => {
    expect(phrases('simplified', '客户的满意度提高了')).not.toMatch(/\|[的了]/)
    expect(phrases('simplified', '我们必须了解客户')).toContain('|了解')
  })
})

test('other languages have no models, and nothing is fetched for them', async () => {
  expect([...(await loadPhraseFinders(['inter-400', 'nanum-gothic-400'])).keys()]).toEqual([])
  expect([...(await loadPhraseFinders(['biz-udgothic-400'])).keys()]).toEqual(['japanese'])
})
