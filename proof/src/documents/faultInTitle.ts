import type { DeckLanguage } from '@deckloom/deck'
import { layouts, type Slide } from '@deckloom/deck'

/** Words that cannot end a title: articles, prepositions, conjunctions. */
const openEnds: Readonly<Record<DeckLanguage, string>> = {
  en: 'a an the of in on at to for from with by and or but if that which who than because as into is are was be can will must',
  de: 'der die das den dem des ein eine und oder aber von in im an am auf aus bei mit nach zu zum zur für über unter dass wenn weil als ist sind wird',
  es: 'el la los las un una de del al en con por para sin y o que si como es son',
  fr: 'le la les un une des du de au aux en dans sur pour par avec sans et ou que qui si est sont',
  it: 'il lo la i gli le un una di del della dei in con su per tra e o che se è sono',
  nl: 'de het een van in op aan te voor met bij naar uit en of maar dat die is zijn',
  pl: 'i w z na do od o dla przez za oraz lub ale że który jest są',
  pt: 'o a os as um uma de do da dos das em no na com por para sem e ou que se é são',
  tr: 've veya ile için gibi ama bir',
  ar: 'في من إلى على عن مع أو و أن التي الذي',
  hi: 'का की के को में से पर और या कि',
  ja: 'の を に へ と',
  ko: '의 을 를 와 과 및',
  zh: '的 和 与 或 在 对 把 被',
}
const mostWords = 20

/** Returns what is wrong with a title, such as a fragment or markup; undefined if it is a sentence or a name. */
export function faultInTitle(
  { slide_title: title, layout_template: layout }: Slide,
  titles: readonly string[],
  language: DeckLanguage,
): string | undefined {
  if (title.trim() === '') return 'is empty'
  if (titles.filter((other) => other.toLowerCase() === title.toLowerCase()).length > 1)
    return 'is not the only one'
  if (/…$|\.\.\.$/u.test(title)) return 'breaks off'
  if (/\*\*|`{1,3}|\]\(|^#|<\/?\w+>|https?:\/\//u.test(title)) return 'has markup or an address'
  if (!isBalanced(title)) return 'has an open bracket or quotation'
  const { part, title: says } = layouts[layout]
  if (says !== 'claim' || part === 'closing') return undefined
  if (/[,;:–—-]$/u.test(title)) return 'ends in a mark that goes on'
  if (endsOpen(title, language)) return 'ends in the middle of a phrase'
  return title.split(/\s+/u).length > mostWords ? `has more than ${mostWords} words` : undefined
}

function isBalanced(title: string): boolean {
  return ['()', '[]', '“”', '«»', '「」'].every(
    ([open = '', close = '']) => title.split(open).length === title.split(close).length,
  )
}

function endsOpen(title: string, language: DeckLanguage): boolean {
  const ends = openEnds[language].split(' ').filter(Boolean)
  if (['ja', 'ko', 'zh'].includes(language))
    return ends.some((end) => title.endsWith(end) && title.length > end.length + 1)
  const last = /([\p{L}\p{M}]+)\W*$/u.exec(title)?.[1] ?? ''
  // 'Vitamin A' and 'Plan B' end with a name.
  return /^\p{Ll}/u.test(last) && title.includes(' ') && ends.includes(last)
}
