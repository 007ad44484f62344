import { seededRandom } from './seededRandom.ts'

export const sampleScripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'simplified Chinese',
  'traditional Chinese',
  'Japanese',
  'Korean',
  'emoji',
  'mixed',
] as const
export type SampleScript = (typeof sampleScripts)[number]

interface Language {
  readonly words: string
  /** Separator between words. */
  readonly space: string
  readonly ends: readonly string[]
}

const describeSpaced = (
  words: string,
  ends: readonly string[] = ['.', ',', '?', ':'],
): Language => ({
  words,
  space: ' ',
  ends,
})
const describeUnspaced = (words: string): Language => ({
  words,
  space: '',
  ends: ['。', '，', '、', '！', '？', '：', '；'],
})

const languages: Readonly<Record<Exclude<SampleScript, 'mixed'>, Language>> = {
  Latin: describeSpaced(
    'the quarterly revenue of our northern region grew more than anybody had expected state-of-the-art and/or (really) “quoted” 12.5% €4.1M café naïve Größe Łódź e-mail 2024–2026 https://example.com/path/to?q=1',
  ),
  Greek: describeSpaced(
    'η ταχύτητα της ανάπτυξης είναι μεγαλύτερη από όσο περιμέναμε φέτος στην Αθήνα «παράθεση» 2024 (πηγή) 12,5% νησιά-πόλεις εσόδων ετησίως',
  ),
  Cyrillic: describeSpaced(
    'рост выручки в северном регионе оказался выше чем мы ожидали «в начале» года Україна її 12,5 % (источник) северо-запад исследования — 2024',
  ),
  Arabic: describeSpaced(
    'نمت الإيرادات في المنطقة الشمالية أكثر مما توقعنا هذا العام (المصدر) 12.5% ٢٠٢٤ «اقتباس» العملاء فريق المنتج والخدمات مُحَمَّد لأن الاستراتيجية Deckloom PDF',
    ['.', '،', '؟', '؛', ':'],
  ),
  Hebrew: describeSpaced(
    'ההכנסות באזור הצפוני צמחו יותר ממה שציפינו השנה (מקור) 12.5% 2024 "ציטוט" הלקוחות צוות המוצר בית־ספר שָׁלוֹם אסטרטגיה Deckloom PDF',
  ),
  Devanagari: describeSpaced(
    'उत्तरी क्षेत्र की आय इस वर्ष हमारी अपेक्षा से अधिक बढ़ी (स्रोत) १२.५% २०२४ ग्राहकों विश्वविद्यालय प्रौद्योगिकी श्रृंखला “उद्धरण” कार्यक्रम Deckloom',
    ['।', ',', '?', ':'],
  ),
  'simplified Chinese': describeUnspaced(
    '我们 北方 地区 的 季度 收入 增长 超过 预期 （来源） “引用” 《报告》 12.5% 2024年 客户 团队 产品 Deckloom 服务 可以 继续 提高 效率 因为 这些 数据',
  ),
  'traditional Chinese': describeUnspaced(
    '我們 北方 地區 的 季度 收入 增長 超過 預期 （來源） 「引用」 《報告》 12.5% 2024年 客戶 團隊 產品 Deckloom 服務 可以 繼續 提高 效率 因為 這些 數據',
  ),
  Japanese: describeUnspaced(
    '北部 地域 の 四半期 の 売上 は 予想 を 上回り ました 「引用」 （出典） サービス チーム データ ー 12.5% 2024年 お客様 が、 プレゼンテーション ちょっと Deckloom きゃっ 増加 して います',
  ),
  Korean: describeSpaced(
    '북부 지역의 분기 매출은 예상보다 훨씬 더 많이 늘었습니다 “인용” (출처) 12.5% 2024년 고객과 팀이 제품을 서비스 프레젠테이션 전략적으로 Deckloom',
  ),
  emoji: describeSpaced('launch 🚀 day 😀 team 👨‍👩‍👧 👍🏽 done ✅ 🇫🇷 growth 📈 ❤️ 1️⃣ and ☀️ then'),
}

/** Returns a paragraph in one or several scripts. Deterministic per seed. */
export function scriptParagraph(seed: number, script: SampleScript): string {
  const random = seededRandom(seed * 31 + sampleScripts.indexOf(script))
  const length = 8 + Math.floor(random() * 30)
  const names = sampleScripts.filter((name) => name !== 'mixed')
  let text = ''
  for (let word = 0; word < length; word += 1) {
    const own =
      script === 'mixed' ? (names[Math.floor(random() * names.length)] ?? 'Latin') : script
    const { words, space, ends } = languages[own]
    const choices = words.split(' ')
    text += choices[Math.floor(random() * choices.length)] ?? ''
    if (random() < 0.12) text += ends[Math.floor(random() * ends.length)] ?? ''
    text += script === 'mixed' && random() < 0.6 ? ' ' : space
  }
  return text.trim()
}
