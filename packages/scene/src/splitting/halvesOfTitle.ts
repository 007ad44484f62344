/** Titles shorter than this are never divided: they would not be what does not fit. */
const leastLength = 60
/** Longest title that stays over its slide. */
const headLength = 56

/** What stays of a title and what moves under it; nothing where the title is not too long to stay whole. */
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

/** Shortest head that says anything. */
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
