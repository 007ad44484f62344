const names = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Armenian',
  'Georgian',
  'Ethiopic',
  'Khmer',
  'Myanmar',
  'Sinhala',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Lao',
  'Tibetan',
  'Syriac',
  'Mongolian',
] as const
export type ScriptName = (typeof names)[number]

/** Bounds the cache, because hostile text can use more characters than any language. */
const charactersKept = 20_000

const patterns = names.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const)
const seen = new Map<string, ScriptName | undefined>()

/** Returns the script of a character; undefined for punctuation, digits, marks and scripts not distinguished here. */
export function scriptOf(character: string): ScriptName | undefined {
  if (seen.has(character)) return seen.get(character)
  const script = patterns.find(([, pattern]) => pattern.test(character))?.[0]
  if (seen.size >= charactersKept) seen.clear()
  seen.set(character, script)
  return script
}

const joining: readonly (ScriptName | undefined)[] = ['Arabic', 'Syriac', 'Mongolian']
const rightToLeft: readonly (ScriptName | undefined)[] = ['Arabic', 'Hebrew', 'Syriac']

/** Returns whether letters of the script join, so they take no letter spacing. */
export function lettersJoin(script: ScriptName | undefined): boolean {
  return joining.includes(script)
}

export function runsRightToLeft(script: ScriptName | undefined): boolean {
  return rightToLeft.includes(script)
}
