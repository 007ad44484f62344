import { splitLeadIn, type TextRunStyle } from '@deckloom/deck'
import type { ListItem } from '../listItems.ts'
import { tidyText } from '../type/tidyText.ts'

/** A bullet as shown by cards, steps and figures. */
export interface ItemParts {
  readonly lead: string
  readonly detail: string
  readonly color?: string | undefined
  readonly runs?: readonly TextRunStyle[] | undefined
}

const shortItem = 32

/** Splits 'Lead: detail' in two. A short bullet becomes all lead; a longer one without a lead-in cannot be split. */
export function itemParts({ text, color, runs }: ListItem): ItemParts | undefined {
  const [head = '', ...under] = text.split('\n')
  if (under.length > 0) return { lead: head, detail: under.join(' '), color, runs }
  const split = splitLeadIn(head, 1)
  if (split) return { ...split, color, runs }
  return head.length <= shortItem ? { lead: head, detail: '', color, runs } : undefined
}

/** Returns every bullet in parts, or undefined if one of them cannot be split. */
export function allParts(items: readonly ListItem[]): readonly ItemParts[] | undefined {
  const parts = items.flatMap((item) => itemParts(item) ?? [])
  return parts.length === items.length ? parts : undefined
}

export interface IdeaForm {
  readonly fewest: number
  readonly most: number
  /** Maximum length of a sentence that represents an idea without a name. */
  readonly longestSentence: number
}

const longestName = 40

/** Returns ideas as a name and a sentence each, or all of them as just a sentence; undefined if they are neither. */
export function ideaParts(
  items: readonly ListItem[],
  { fewest, most, longestSentence }: IdeaForm,
): readonly ItemParts[] | undefined {
  if (items.length < fewest || items.length > most) return undefined
  const named = allParts(items)
  if (named?.every(({ lead }) => lead.length <= longestName)) return named
  const areSentences = items.every(
    ({ text }) => text.length <= longestSentence && !text.includes('\n'),
  )
  if (!areSentences) return undefined
  return items.map(({ text, color, runs }) => ({ lead: '', detail: text, color, runs }))
}

/** Returns the rows of an idea: the name if any idea has one, and the sentence if any idea has one. */
export function ideaCells(part: ItemParts, ideas: readonly ItemParts[]): readonly string[] {
  const kinds = (['lead', 'detail'] as const).filter((kind) =>
    ideas.some((idea) => idea[kind] !== ''),
  )
  return kinds.map((kind) => tidyText(part[kind]))
}

// A figure: an optional sign or currency, digits, and their unit or ratio: '1 in 4', '€ 61m', '−38 %', '1.4x'.
const figure =
  /^((?:[$£¥€]\s?)?[+−-]?\d[\d.,]*(?:\s?(?:%|‰|ms|[kMGT]?[BW]|k?m|kg|h|bn|mn|[kmx])(?![\p{L}\d]))?(?:\s(?:in|of|\/)\s\d+)?)\s+(\p{L}.+)$/su

/** Returns a figure and what it counts: from 'Figure: label', or from a bullet that starts with its figure. */
export function figureParts(item: ListItem): ItemParts | undefined {
  const parts = itemParts(item)
  if (parts && parts.detail !== '' && /\d/u.test(parts.lead)) return parts
  const [, lead, detail] = figure.exec(item.text.replaceAll('\n', ' ')) ?? []
  if (lead === undefined || detail === undefined) return undefined
  return { lead, detail, color: item.color, runs: item.runs }
}

/** Splits a label at its first comma, semicolon, period or parenthesis: 'first token, down from 310 ms'. */
export function nameAndNote(text: string): readonly [name: string, note: string] {
  const match = /^([^,;.(]{2,40})(?:[,;.]\s+|\s+(?=\())(.+)$/su.exec(text)
  const [, name, note] = match ?? []
  if (name === undefined || note === undefined) return [text, '']
  return [tidyText(name), tidyText(note.replace(/^\((.*)\)$/su, '$1'))]
}

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
