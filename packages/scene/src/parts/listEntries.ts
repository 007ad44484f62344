import { type LeadIn, splitLeadIn } from '@deckloom/deck'
import { readingDirection } from '@deckloom/text'
import type { Look } from '../colors/look.ts'
import type { ListItem, Stage } from '../stage.ts'
import { roleParagraph, type Lettering, type TextPart } from '../type/roleParagraph.ts'
import type { MarkerSpec, ParagraphSpec } from '../type/textSpec.ts'
import { bulletMarker, numberMarker } from './bulletMarkers.ts'
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
  const { stage, look, request, rhythm, sentence } = scope
  const lettering = { book: stage.book, look }
  const notesHead = request.style === 'notes' && index === 0
  const common = {
    size: rhythm.size,
    floor: rhythm.floor,
    indent: rhythm.indent,
    style: stage.slide.bulletStyle,
    color: item.color,
    runs: item.runs,
    align: request.align,
    direction: readingDirection(item.text),
    ...(request.align === 'center' && { balance: 'balance' as const }),
  }
  const [lead, detail] =
    sentence === undefined ? levelsOf(item, request.style) : [inlineLead(item, sentence)]
  const first = roleParagraph(lettering, {
    role: 'bullets',
    text: lead,
    ...common,
    ...(notesHead && { size: rhythm.size * 1.14 }),
    ...((notesHead || detail !== undefined) && { font: 'strong', token: 'title' }),
    spaceBefore: index === 0 ? 0 : rhythm.least * (rhythm.rules ? 2 : 1),
    ...(rhythm.indent > 0 && { marker: entryMarker(lettering, request, { item, index }) }),
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

// Lead-ins are strong if most items have one and their sentence does not get a line of its own. A single word after a
// colon counts as a sentence only if all items are built that way.
function leastSentence({ items }: Stage, { style }: ListRequest): number | undefined {
  if (style !== 'plain' && style !== 'bare') return undefined
  const measureLed = (words: number) =>
    items.filter((item) => leadIn(item, words) !== undefined).length / items.length
  if (measureLed(1) === 1) return 1
  return measureLed(3) > 0.5 ? 3 : undefined
}

function leadIn({ text }: ListItem, sentence: number): LeadIn | undefined {
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
