import type { Language } from './languages.ts'

const properAdjective =
  /^(?:African|American|Arab|Asian|Australian|Austrian|Bavarian|Black(?! (?:hole|box|tea|coffee|bean|pepper|swan|mold|mould|market|belt|soil))|Brazilian|British|Buddhist|Canadian|Chinese|Christian|Danish|Dutch|Egyptian|English|European|Finnish|French|German|Greek|Hindu|Indian|Indonesian|Irish|Islamic|Israeli|Italian|Japanese|Jewish|Kenyan|Korean|Latin|Mexican|Muslim|Nigerian|Nordic|Norwegian|Polish|Portuguese|Roman|Russian|Scandinavian|Scottish|Spanish|Swedish|Swiss|Turkish|Ukrainian|Victorian|Welsh|Python|Excel|Java|Christmas|Easter|Halloween|Monday|Friday|January|February|March|April|May|June|July|August|September|October|November|December|Google|Amazon|Microsoft|Apple|Bitcoin|Ethereum|Kubernetes|Docker|Linux|Rust|React|Shakespeare|Darwin|Einstein|Mozart|Napoleon|Mars|Venus|Jupiter)\b/u

/** Capitalizes the first letter, unless the word has its own casing, as 'iPhone' does. */
export function capitalize(text: string, language: Language = 'en'): string {
  const first = /^[^\s]+/u.exec(text)?.[0] ?? ''
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text
  return text.replace(/^(["'“‘(]?)(\p{Ll})/u, (_, quote: string, letter: string) => {
    return quote + letter.toLocaleUpperCase(language === 'tr' ? 'tr' : 'en')
  })
}

/**
 * Lowercases the first letter of a phrase, unless it begins with 'I', an acronym, a mixed-case word
 * or a listed proper adjective or name.
 */
export function decapitalize(text: string): string {
  const first = /^[\p{L}\p{N}'’-]+/u.exec(text)?.[0] ?? ''
  const keepsCase = /^\p{Lu}[\p{Lu}\d]/u.test(first) || /\p{Ll}\p{Lu}/u.test(first)
  if (keepsCase || first === 'I' || properAdjective.test(text)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}
