import { type LeadIn, splitLeadIn } from '@deckloom/deck'
import { readingDirection } from '@deckloom/text'
import type { Look } from '../colors/look.ts'
import type { ListItem, NestedItem } from '../listItems.ts'
import type { Stage } from '../stage.ts'
import { roleParagraph, type Lettering, type TextPart } from '../type/roleParagraph.ts'
import type { MarkerSpec, ParagraphSpec } from '../type/textSpec.ts'
import { bulletMarker, countMarker, numberMarker } from './bulletMarkers.ts'
import type { ListRequest, ListStyle } from './listRequest.ts'
import type { ListRhythm } from './listRhythm.ts'

/** Returns the paragraphs of each item: one, or a lead-in and its sentence. */
export function listEntries(
  stage: Stage,
  request: ListRequest,
  rhythm: ListRhythm,
): readonly (readonly ParagraphSpec[])[] {
  const look = request.look ?? stage.look
  const scope = { stage, look, request, rhythm, sentence: leastSentence(stage, request) }
  return request.items.map((item, index) => entryParagraphs(scope, item, index))
}

interface EntryScope {
  readonly stage: Stage
  readonly look: Look
  readonly request: ListRequest
  readonly rhythm: ListRhythm
  /** Minimum number of words after an inline lead-in; undefined if no lead-in is emphasized. */
  readonly sentence: number | undefined
}

function entryParagraphs(scope: EntryScope, item: ListItem, index: number): ParagraphSpec[] {
  const { own, items = [] } = item.nested ?? { own: item }
  return [
    ...ownParagraphs(scope, own, index),
    ...items.map((nested) => nestedParagraph(scope, nested)),
  ]
}

function ownParagraphs(scope: EntryScope, item: ListItem, index: number): ParagraphSpec[] {
  const { stage, look, request, rhythm, sentence } = scope
  const lettering = { book: stage.book, look }
  const notesHead = request.style === 'notes' && index === 0
  const indent = entryIndent(rhythm, request, item)
  const common = { ...commonLook(scope, item), size: rhythm.size, floor: rhythm.floor, indent }
  const [lead, detail] =
    sentence === undefined ? levelsOf(item, request.style) : [inlineLead(item, sentence)]
  const first = roleParagraph(lettering, {
    role: 'bullets',
    text: lead,
    ...common,
    ...(notesHead && { size: rhythm.size * 1.14 }),
    ...((notesHead || detail !== undefined) && { font: 'strong', token: 'title' }),
    spaceBefore: index === 0 ? 0 : rhythm.least * (rhythm.rules ? 2 : 1),
    ...(indent > 0 && { marker: entryMarker(lettering, request, { item, index }) }),
  })
  if (detail === undefined) return [first]
  return [
    first,
    {
      ...roleParagraph(lettering, { role: 'bullets', text: detail, token: 'muted', ...common }),
      continues: true,
    },
  ]
}

function commonLook({ stage, request }: EntryScope, item: ListItem) {
  return {
    style: stage.slide.bulletStyle,
    color: item.color,
    runs: item.runs,
    align: request.align,
    direction: readingDirection(item.text),
    ...(request.align === 'center' && { balance: 'balance' as const }),
  }
}

/** Size of nested text, as a multiple of that of the list. */
const nestedSize = 0.88
const nestedGap = 0.35

/** A bullet below another. It appears together with it, as in office programs. */
function nestedParagraph(scope: EntryScope, item: NestedItem): ParagraphSpec {
  const { stage, look, request, rhythm } = scope
  const lettering = { book: stage.book, look }
  const size = rhythm.size * nestedSize
  const { number } = item
  const depth = rhythm.indent > 0 ? item.level : item.level - 1
  return {
    ...roleParagraph(lettering, {
      role: 'bullets',
      text: item.text.replaceAll('\n', ' '),
      ...commonLook(scope, item),
      size,
      floor: Math.min(rhythm.floor, size),
      indent: stepOf(request, number) * (depth + 1),
      spaceBefore: size * nestedGap,
      marker:
        number === undefined
          ? bulletMarker(lettering, item.color)
          : countMarker(lettering, number, item.color),
    }),
    level: depth,
    continues: true,
  }
}

/** Indent of a marker's text, as a multiple of its size; two-digit numbers need more. */
function stepOf({ items }: ListRequest, number: number | undefined): number {
  if (number === undefined) return 1.35
  const all = items.flatMap((item) => [item, ...(item.nested?.items ?? [])])
  return all.some((item) => (item.number ?? 0) > 9) ? 1.9 : 1.35
}

function entryIndent(rhythm: ListRhythm, request: ListRequest, { number }: ListItem): number {
  return number === undefined ? rhythm.indent : Math.max(rhythm.indent, stepOf(request, number))
}

// Lead-ins are strong if most items have one and their sentence does not get a line of its own. A single word after a
// colon counts as a sentence only if all items are built that way.
function leastSentence({ items }: Stage, { style }: ListRequest): number | undefined {
  if (style !== 'plain' && style !== 'bare') return undefined
  const measureLed = (words: number) =>
    items.filter((item) => leadIn(item, words) !== undefined).length / items.length
  if (measureLed(1) === 1) return 1
  return measureLed(3) > 0.5 ? 3 : undefined
}

function leadIn({ nested, ...item }: ListItem, sentence: number): LeadIn | undefined {
  const { text } = nested?.own ?? item
  return text.includes('\n') ? undefined : splitLeadIn(text, sentence)
}

function inlineLead(item: ListItem, sentence: number): string | readonly [TextPart, TextPart] {
  const { text } = item
  const split = leadIn(item, sentence)
  if (!split) return text.replaceAll('\n', ' ')
  const at = text.length - split.detail.length
  return [{ text: text.slice(0, at), font: 'strong', token: 'title' }, { text: text.slice(at) }]
}

function entryMarker(
  lettering: Lettering,
  { style, from = 1 }: ListRequest,
  { item, index }: { readonly item: ListItem; readonly index: number },
): MarkerSpec {
  if (item.number !== undefined) return countMarker(lettering, item.number, item.color)
  switch (style) {
    case 'numbered':
      return numberMarker(lettering, from + index, 1.55)
    case 'agenda':
      return numberMarker(lettering, from + index, 1.15)
    case 'ruled':
    case 'plain':
    case 'notes':
    case 'bare':
      return bulletMarker(lettering, item.color)
  }
}

/**
 * Splits a bullet into a strong phrase and the sentence below it: at its own line break, or else at its punctuation.
 */
function levelsOf({ text }: ListItem, style: ListStyle): readonly [string, string?] {
  const [head = '', ...under] = text.split('\n')
  if (under.length > 0) return [head, under.join(' ')]
  if (style !== 'ruled' && style !== 'numbered') return [head]
  const split = splitLeadIn(head)
  return split ? [split.lead, split.detail] : [head]
}
