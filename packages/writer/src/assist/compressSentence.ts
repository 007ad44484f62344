import { capitalize } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'

const opener =
  /^(?:however|moreover|furthermore|in addition|additionally|also|as a result|therefore|thus|consequently|in fact|indeed|overall|finally|meanwhile|nevertheless|for example|for instance|in particular|notably|importantly|in short|in summary|in conclusion|to conclude|of course|first|firstly|second|secondly|third|thirdly|then|next|similarly|likewise|in other words|on the other hand|at the same time|that said|and|but|so|yet),?\s+(?=\S)/iu
/** Openers in other languages are removed only if a comma shows that the sentence is complete without them. */
const foreignOpener =
  /^(?:de plus|en effet|cependant|toutefois|ainsi|enfin|par ailleurs|en outre|par exemple|en résumé|además|sin embargo|por ejemplo|en resumen|finalmente|por último|inoltre|tuttavia|infine|per esempio|in sintesi|além disso|no entanto|por exemplo|por fim|em resumo),\s+(?=\S)/iu
const adding = String.raw`(?:which|who|whose|where|although|even though|though|as well as|including|such as|for example|for instance|especially|particularly|according to|qui|où|y compris|par exemple|c[’']est-à-dire|donde|incluso|por ejemplo|dove|compres[oaie]|per esempio|onde|incluindo|por exemplo)\s`
/** Non-restrictive clauses, with the comma that closes them. */
const addition = new RegExp(
  String.raw`,\s+${adding}(?:[^,;]|,(?=\d))*(?:,(?=\s+\S)(?!\s+${adding})|(?=[,;]|$))`,
  'giu',
)
/** The second verb may begin a point of its own: 'We fitted 48 and reached 438'. */
const sharedSubject =
  /(\S+\s+\S+\s+\S+\s+\S+),?\s+and\s+(?=(?:\p{L}{3,}ed|grew|fell|rose|made|took|gave|won|lost|sold|built|began|cut|found|spent|led)\s)/iu
const limiting =
  /(?<!\p{L})(?:not|no|never|unless|only|except|without|if|hardly|neither|nor|nicht|kein\p{L}*|nie|nur|ohne|wenn|außer|ne|n[’']|pas|jamais|sans|sauf|seul\p{L}*|si|nunca|sin|salvo|solo|sólo|non|mai|senza|se|não|sem|só|apenas)(?!\p{L})/iu

export interface CompressLimit {
  readonly chars: number
  readonly words: number
}

/**
 * Splits a sentence into points within the limit. Removes asides and relative clauses, and splits long sentences at a
 * semicolon or before 'and' with a clause of its own. Never removes a restriction or negation. Returns an empty list
 * for a sentence that cannot be brought within the limit.
 */
export function compressSentence(sentence: string, limit: CompressLimit): readonly string[] {
  const plain = bare(sentence)
  if (fits(plain, limit)) return [capitalize(plain)]
  const short = withoutAdditions(plain)
  if (fits(short, limit)) return [capitalize(short)]
  const parts = short
    .replace(sharedSubject, '$1; ')
    .split(
      /;\s+|\s+[–—]\s+|,\s+(?:and|but|while|whereas|so|aber|mais|tandis que|pero|mientras|ma|mentre|mas|enquanto)\s+(?=\S+\s+\S+\s+\S+)/u,
    )
    .map((part) => bare(part))
  const isSafe =
    parts.length > 1 &&
    parts.every((part) => fits(part, limit) && countWords(part) >= 3 && !startsDependent(part))
  return isSafe ? parts.map((text) => capitalize(text)) : []
}

function bare(sentence: string): string {
  return tidy(sentence)
    .replace(/[.。]+$/u, '')
    .replace(opener, '')
    .replace(foreignOpener, '')
    .trim()
}

function withoutAdditions(text: string): string {
  const spoken = text.replace(/\s*\([^()]*\)/gu, (aside) => (limiting.test(aside) ? aside : ''))
  return tidy(
    spoken.replace(addition, (clause) => (limiting.test(clause) ? clause : '')).replace(/,$/u, ''),
  )
}

function startsDependent(part: string): boolean {
  return /^(?:that|which|who|whose|because|to|than|as|when|of|in|by|for|with|dass|weil|als|qui|que|dont|quand|comme|de|à|pour|porque|cuando|como|para|che|perché|quando|per|di|da)(?!\p{L})/iu.test(
    part,
  )
}

function fits(text: string, limit: CompressLimit): boolean {
  return text.length <= limit.chars && countWords(text) <= limit.words
}
