import { briefLanguages, type BriefLanguage } from './readBriefs.ts'

/** Short words that are frequent in one of the six languages and rare in the others. */
const telling: Readonly<Record<BriefLanguage, ReadonlySet<string>>> = {
  en: words('the and of is are with what it for that who how from this not we your you'),
  es: words('el los las y con para del que qué una es son lo quién cómo se más este esta su no'),
  fr: words('le les et avec pour des du une est sont qui que ce cette vous nous dans sur pas au'),
  de: words('der die das und mit für ist sind was wer wie ein eine den dem nicht wir sie zu auf'),
  pt: words('o os as e com para do da dos das que quem uma é são não se mais este esta em no na'),
  it: words('il gli e con per del della che chi una è sono non si più questo questa di da nel'),
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Returns the language with the most such words in a text. */
export function deckLanguage(text: string): BriefLanguage {
  const counted = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const score = (language: BriefLanguage): number =>
    counted.filter((word) => telling[language].has(word)).length
  return briefLanguages.reduce(
    (best, language) => (score(language) > score(best) ? language : best),
    briefLanguages[0],
  )
}
