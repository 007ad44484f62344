import { layouts, type Slide } from '@deckloom/deck'
import { countWords } from './slideWords.ts'

const generic =
  /^(?:overview|agenda|introduction|summary|conclusions?|background|thank you|questions|results?|contents|überblick|einleitung|zusammenfassung|fazit|ergebnisse?|danke|aperçu|sommaire|conclusions?|résultats?|merci|introducción|resumen|conclusiones|resultados?|gracias|introdução|resumo|conclusões|obrigado|introduzione|riassunto|conclusioni|risultati|grazie)$/iu
const mostWords = 12
const claimWords = 4

/** Returns what is wrong with a title; undefined if it is unique, short and meaningful. */
export function judgeTitle(slide: Slide, titles: readonly string[]): string | undefined {
  const { slide_title: title, layout_template: layout } = slide
  const same = titles.filter((other) => other.toLowerCase() === title.toLowerCase())
  if (same.length > 1) return 'is not the only one'
  const { title: kind } = layouts[layout]
  if (kind === 'quote') return undefined
  if (countWords(title) > mostWords) return `has more than ${mostWords} words`
  if (generic.test(title)) return 'could stand in any deck'
  if (kind === 'name') return undefined
  return countWords(title) < claimWords ? 'is a label, no claim' : undefined
}
