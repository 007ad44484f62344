import { findQuote, type Quote, type TextRange } from './findQuote.ts'

/**
 * Returns where quoted words are after an edit of their text, and what it made of them: they move with what is before them,
 * and grow and shrink with what is written and deleted within them. Words that were deleted are gone, whatever else is
 * spelled like them, until an edit writes them anew. Undefined if all of this is as before.
 */
export function followWords(
  words: Quote,
  { before, after }: { readonly before: string; readonly after: string },
): Pick<Quote, 'offset' | 'now'> | undefined {
  const edit = editBetween(before, after)
  const range = findQuote(before, words)
  const place = range
    ? followRange(range, { edit, after, words })
    : writtenAnew(words, { edit, after })
  if (!place) return range && { offset: words.offset, now: '' }
  const text = after.slice(place.from, place.to)
  const now = text === words.quote ? undefined : text
  if (place.from === words.offset && now === words.now) return undefined
  return { offset: place.from, ...(now !== undefined && { now }) }
}

/** What an edit replaced: from `from` up to `to` of the text before, up to `end` of the text after. */
interface TextEdit extends TextRange {
  readonly end: number
}

function editBetween(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let kept = 0
  while (kept < shorter - from && before.at(-1 - kept) === after.at(-1 - kept)) kept += 1
  return { from, to: before.length - kept, end: after.length - kept }
}

interface Edited {
  readonly edit: TextEdit
  readonly after: string
}

function followRange(
  range: TextRange,
  { edit, after, words }: Edited & { readonly words: Quote },
): TextRange | undefined {
  const shift = edit.end - edit.to
  if (range.to <= edit.from) return range
  if (range.from >= edit.to) return { from: range.from + shift, to: range.to + shift }
  const startsBefore = edit.from < range.from
  const endsAfter = edit.to > range.to
  const isAll = edit.from <= range.from && edit.to >= range.to
  // An edit that goes beyond the words on both sides may consist of several, and the words may still be among them.
  if (isAll) return writtenAnew(words, { edit, after })
  const from = startsBefore ? edit.end : range.from
  const to = endsAfter ? edit.from : range.to + shift
  return after.slice(from, to).trim() === '' ? undefined : { from, to }
}

/** Where an edit wrote the quoted words, at least in part. */
function writtenAnew(
  { quote, now, offset }: Quote,
  { edit, after }: Edited,
): TextRange | undefined {
  if (edit.from === edit.end) return undefined
  const sought = [...(now ? [now] : []), quote]
  for (const words of sought) {
    const start = Math.max(0, edit.from - words.length + 1)
    const found = findQuote(after.slice(start, edit.end + words.length - 1), {
      quote: words,
      offset: offset - start,
    })
    if (found) return { from: found.from + start, to: found.to + start }
  }
  return undefined
}
