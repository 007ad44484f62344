import { type Line, spanOf } from './lines.ts'
import type { SourcePart } from './sourceTree.ts'

/** Maximum mean length, in characters, of single-line items. */
const longestItems = 120
const shapes: readonly RegExp[] = [
  /^\s*\p{L}[\p{L}\p{N}_-]{1,18}(?:\([^)]{1,24}\))?!?:\s/u,
  /^\s*\d{1,2}[:.]\d{2}\s?(?:-|–|h|Uhr|am|pm|AM|PM)?/u,
  /^\s*(?:\d{4}-\d{2}(?:-\d{2})?|\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?)\s?/u,
  /^\s*#\d+\s/u,
  /^\s*\d{4}\s?[:–—-]\s/u,
]

/** Reads consecutive lines that begin alike as items, even if the text has short lines anyway. */
export function alikeAt(
  lines: readonly Line[],
  at: number,
): { readonly parts: readonly SourcePart[]; readonly next: number } | undefined {
  const shape = shapes.find((one) => one.test(lines[at]?.text ?? ''))
  if (!shape) return undefined
  let end = at
  while (end < lines.length && shape.test(lines[end]?.text ?? '')) end += 1
  if (end - at < 3) return undefined
  const own = lines.slice(at, end)
  const items = own.map((line) => ({ text: line.text.trim(), level: 0, span: spanOf([line]) }))
  // Longer lines are paragraphs, however they begin.
  const signs = own.reduce((sum, line) => sum + line.text.length, 0)
  if (signs > longestItems * own.length) {
    return { parts: items.map(({ text, span }) => ({ kind: 'paragraph', text, span })), next: end }
  }
  return { parts: [{ kind: 'list', ordered: false, items, span: spanOf(own) }], next: end }
}
