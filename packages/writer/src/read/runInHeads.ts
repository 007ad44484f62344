import { widthOf } from '../text/width.ts'
import { headingKind } from '../weigh/cues.ts'
import type { SourcePart } from './sourceTree.ts'

const fewest = 3
/** Minimum width, in Latin letters, of the text after the name; shorter text is a key-value pair. */
const shortest = 60
const named = /^(\p{L}[\p{L}\p{M} ’'&-]{2,32})[:：]\s*(\S[\s\S]*)$/u

/**
 * Turns the names of consecutive paragraphs, as in an abstract ('Methods: We asked …'), into headings. The name also
 * stays in its paragraph.
 */
export function withRunInHeads(parts: readonly SourcePart[]): readonly SourcePart[] {
  const names = parts.map((part) => (part.kind === 'paragraph' ? runIn(part.text) : undefined))
  const headed: SourcePart[] = []
  let depth = 0
  for (const [at, part] of parts.entries()) {
    const name = names[at] ?? ''
    if (isLabel(part, parts[at + 1])) {
      headed.push({ kind: 'heading', text: part.text, depth: Math.max(1, depth), span: part.span })
      continue
    }
    if (name !== '' && isInRow(names, at)) {
      headed.push({ kind: 'heading', text: name, depth: Math.min(6, depth + 1), span: part.span })
    } else if (part.kind === 'heading') depth = part.depth
    headed.push(part)
  }
  return headed
}

/** Whether a paragraph is a common section name above its list, such as 'Actions' without markup. */
function isLabel(
  part: SourcePart,
  next: SourcePart | undefined,
): part is Extract<SourcePart, { kind: 'paragraph' }> {
  const leads = next?.kind === 'list' || next?.kind === 'table'
  return leads && part.kind === 'paragraph' && headingKind(part.text) !== undefined
}

function runIn(text: string): string | undefined {
  const [, name = '', rest = ''] = named.exec(text) ?? []
  const isName = name.split(/\s+/u).length <= 4 && widthOf(rest) >= shortest
  return isName && /^[\p{Lu}\p{Lo}]/u.test(name) ? name : undefined
}

/** Whether a name is among enough neighboring names, all of them different. */
function isInRow(names: readonly (string | undefined)[], at: number): boolean {
  let [from, to] = [at, at + 1]
  while (names[from - 1] !== undefined) from -= 1
  while (names[to] !== undefined) to += 1
  const row = names.slice(from, to)
  return row.length >= fewest && new Set(row).size === row.length
}
