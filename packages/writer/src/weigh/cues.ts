import type { Language } from '../language/languages.ts'
import cues from './cues.json' with { type: 'json' }
import headings from './headings.json' with { type: 'json' }

type Cue = keyof (typeof cues)['en']
export type HeadingKind = keyof typeof headings

/** Scripts without spaces between words, in which a cue may occur anywhere. */
const unspaced: ReadonlySet<Language> = new Set(['ja', 'ko', 'zh'])
/** Languages whose sentences end with the verb. */
const verbLast: ReadonlySet<Language> = new Set(['hi', 'ja', 'ko', 'tr'])
const patterns = new Map<string, RegExp>()
const kinds = new Map<string, HeadingKind>(
  headingKinds().flatMap((kind) => headings[kind].map((name) => [name, kind] as const)),
)

function headingKinds(): readonly HeadingKind[] {
  return ['decisions', 'ask', 'nextSteps', 'conclusions', 'summary', 'results', 'people']
}

/** Whether a sentence contains a cue of a kind. Stems match the words that begin with them. */
export function hasCue(text: string, cue: Cue, language: Language): boolean {
  return cueAt(text, cue, language) >= 0
}

/**
 * Whether a sentence contains a cue of a kind that is not negated or conditional: 'if you need', 'we did not agree'.
 */
export function saysCue(text: string, cue: Cue, language: Language): boolean {
  const at = cueAt(text, cue, language)
  if (at < 0 || language === 'other') return false
  // In verb-final languages, the negation also comes last.
  const before = verbLast.has(language) ? text : text.slice(0, at)
  return !hasCue(before, 'not', language)
}

function cueAt(text: string, cue: Cue, language: Language): number {
  return language === 'other' ? -1 : text.search(patternFor(cue, language))
}

function patternFor(cue: Cue, language: Exclude<Language, 'other'>): RegExp {
  const key = `${language} ${cue}`
  const known = patterns.get(key)
  if (known) return known
  const isSpaced = !unspaced.has(language)
  // A phrase must match exactly: 'I asked for' is not 'I ask'.
  const stems = cues[language][cue]
    .split(' ')
    .map((stem) => (isSpaced && stem.includes('_') ? String.raw`${stem}(?![\p{L}\p{M}])` : stem))
    .join('|')
    .replaceAll('_', String.raw`\s`)
  // A back-reference must be the first word; a negation must be a whole word.
  const begin = cue === 'back' ? String.raw`^["“„«「]?` : isSpaced ? String.raw`(?<!\p{L})` : ''
  const end = (cue === 'back' || cue === 'not') && isSpaced ? String.raw`(?![\p{L}\p{M}])` : ''
  const pattern = new RegExp(`${begin}(?:${stems})${end}`, 'iu')
  patterns.set(key, pattern)
  return pattern
}

/** Returns the kind of a heading that is common to many documents, alone or joined to another by 'and'. */
export function headingKind(heading: string | undefined): HeadingKind | undefined {
  if (heading === undefined || heading.length > 80) return undefined
  const name = heading
    .toLowerCase()
    .replace(/^[\d.\s)]+/u, '')
    .replace(/[:：.]\s*$/u, '')
    .trim()
  const parts = [name, ...name.split(/\s*[,&/·・]\s*|\s\p{L}{1,3}\s/u)]
  const found = parts.map((part) => kinds.get(part))
  return headingKinds().find((kind) => found.includes(kind))
}

/** Returns the kind of a sentence by its label: 'Action: …', also after the speaker's name. */
export function labelKind(text: string): HeadingKind | undefined {
  const [, first, second] = /^([^:：.]{2,40})[:：]\s*(?:([^:：.]{2,30})[:：])?/u.exec(text) ?? []
  return headingKind(first) ?? headingKind(second)
}
