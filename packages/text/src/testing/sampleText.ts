import { seededRandom } from './seededRandom.ts'

const words = {
  latin:
    'the quarterly revenue of our northern region grew by more than anybody had expected when we planned this year and customers told us why they stay: faster onboarding, fewer tickets, better answers. AVATAR Type Wave Yolk office waffle difficult affiliate',
  accented:
    'où l’été à Besançon Zürich Straße größer façade naïve coöperate Łódź žluťoučký kůň příliš São João œuvre Ångström İstanbul đường phố Việt Nam',
  greek: 'η ταχύτητα της ανάπτυξης είναι μεγαλύτερη από όσο περιμέναμε φέτος στην Αθήνα',
  cyrillic: 'рост выручки в северном регионе оказался выше чем мы ожидали в начале года Україна її',
  marks:
    'and/or {key: value} [see p. 12] (really?) what?! “quoted words” ‘single’ «guillemets» — an em dash— en–dash 10–20 state-of-the-art e-mail x=y+z a*b C++ #1 @home 50% $1,299.00 €12.5M 3.14159 1/2 24/7 2026-11-21 10:30 https://example.com/path/to/page?query=1&other=two#part user.name@example.org C:\\Users\\name … wait... non\u00A0breaking 100\u00A0km TCP/IP ✓ → ≥ A&B 1st/2nd/3rd {a}/{b} why?because Donaudampfschifffahrtsgesellschaftskapitänswitwe',
} as const

const separators = [...Array.from({ length: 40 }, () => ' '), '  ', '\n'] as const

/** Returns a paragraph of words in several scripts, including some that are hard to break. Deterministic per seed. */
export function sampleText(seed: number): string {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)]
  const main = pick([words.latin, words.latin, words.accented, words.greek, words.cyrillic]) ?? ''
  const length = 8 + Math.floor(random() * 40)
  return Array.from({ length }, () => {
    const word = pick((random() < 0.3 ? words.marks : main).split(' ')) ?? ''
    return word + (pick(separators) ?? ' ')
  })
    .join('')
    .trim()
}
