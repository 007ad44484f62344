const scripts = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Han', /\p{Script=Han}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Emoji', /\p{Emoji_Presentation}/u],
] as const

export const scriptNames: readonly string[] = scripts.map(([name]) => name)

/** The scripts that a text has letters of. */
export function scriptsIn(text: string): readonly string[] {
  return scripts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
}
