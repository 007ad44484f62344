/** Shorter titles are never divided, because they would not be the reason for an overflow. */
const leastLength = 60
/** Maximum length of what stays in the title. */
const headLength = 56

/** Returns what stays in a title and what moves below it, or undefined if the title is short enough to stay whole. */
export function halvesOfTitle(
  title: string,
): { readonly head: string; readonly tail: string } | undefined {
  const text = title.replaceAll(/\s+/gu, ' ').trim()
  if (text.length < leastLength) return undefined
  const at =
    lastEnd(text, /[.!?…](?= )|[。！？]/gu) ??
    lastEnd(text, /[,;:](?= )|[，；：、]/gu) ??
    lastEnd(text, /\S(?= )/gu) ??
    wholeCharacters(text)
  return { head: text.slice(0, at).trim(), tail: text.slice(at).trim() }
}

/** Minimum length of a meaningful title. */
const leastHead = 16

function lastEnd(text: string, boundary: RegExp): number | undefined {
  return Array.from(text.matchAll(boundary), (match) => match.index + match[0].length).findLast(
    (end) => end >= leastHead && end <= headLength,
  )
}

function wholeCharacters(text: string): number {
  return Array.from(text)
    .slice(0, headLength / 2)
    .join('').length
}
