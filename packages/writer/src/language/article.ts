const consonantSound = /^(?:uni(?!n|m)|use|usu|util|euro|eu|one\b|once|ubiq|u[rtk][aeiou])/iu
const vowelSound = /^(?:hour|honest|honou?r|heir)/iu
const spelledVowel = /^[AEFHILMNORSX](?:[A-Z&]|\b)/u

/** 'an hour', 'a user', 'an HR tool', 'a UK firm'. */
export function withArticle(phrase: string): string {
  return `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}`
}

function startsWithVowelSound(phrase: string): boolean {
  if (vowelSound.test(phrase)) return true
  const first = /^[\p{L}\p{N}&]+/u.exec(phrase)?.[0] ?? ''
  const isSpelled = /^[A-Z][A-Z&\d]*$/u.test(first) && first.length <= 4
  if (isSpelled) return spelledVowel.test(first)
  if (/^(?:8|11|18)(?!\d)/u.test(first)) return true
  return /^[aeiou]/iu.test(phrase) && !consonantSound.test(phrase)
}
