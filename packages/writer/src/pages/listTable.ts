import { layouts, splitLeadIn } from '@deckloom/deck'
import { framesOf } from '../frames/frames.ts'
import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import type { ListItem } from '../read/sourceTree.ts'
import { numberColumn } from '../tables/numbers.ts'
import type { TableInput } from '../tables/tablePage.ts'
import { namesDay } from '../tables/times.ts'
import { countWords, widthOf } from '../text/width.ts'
import { hasCue } from '../weigh/cues.ts'
import { isDated, ledByTime } from './ledByTime.ts'

const fewest = { actions: 2, values: 3 }
/** Maximum widths, in Latin letters, of an owner and of the name of a value. */
const longest = { owner: 30, name: 44 }
const mostOwnerWords = 4

interface ListContext {
  /** The name above the list. */
  readonly name: string
  /** Whether the list says what is to be done. */
  readonly isToDo: boolean
  readonly language: Language
}

/**
 * Returns the table that a list amounts to: who does what by when, values of one unit, or a long log. Undefined for any
 * other list.
 */
export function listTable(
  items: readonly ListItem[],
  { name, isToDo, language }: ListContext,
): TableInput | undefined {
  if (items.some(({ level }) => level > 0)) return undefined
  const actions = isToDo ? actionTable(items, language) : undefined
  return actions ?? valueTable(items, name, language) ?? logTable(items, language)
}

function actionTable(items: readonly ListItem[], language: Language): TableInput | undefined {
  const frames = framesOf(language)
  const rows = items.flatMap(({ text }) => {
    const row = actionRow(text.replace(/[.。।]$/u, ''), language)
    return row ? [row] : []
  })
  if (!frames || rows.length < Math.max(fewest.actions, items.length)) return undefined
  const [, who = '', when = ''] = frames.scaffold.plan.prompts.map(
    (prompt) => splitLeadIn(prompt, 1)?.lead ?? '',
  )
  const header = [who, frames.assist.heads.what, when]
  const haveDays = rows.some(({ due }) => due !== '')
  return {
    header: haveDays ? header : header.slice(0, 2),
    rows: rows.map(({ owner, task, due }) => (haveDays ? [owner, task, due] : [owner, task])),
  }
}

interface Action {
  readonly owner: string
  readonly task: string
  readonly due: string
}

function actionRow(text: string, language: Language): Action | undefined {
  return readBracketed(text, language) ?? readLed(text, language)
}

/** Reads an action such as 'Send the order (Ada, 4 May)'. */
function readBracketed(text: string, language: Language): Action | undefined {
  const [, task = '', owner = '', due = ''] =
    /^(.+?)\s*[(（]([^(),;、，）]+)[,;、，]\s*([^()（）]+)[)）]$/u.exec(text) ?? []
  return isOwner(owner) && namesDay(due, language)
    ? { owner, task, due: dayOf(due, language) }
    : undefined
}

/** Reads an action such as 'Ada: send the order, by 4 May'. */
function readLed(text: string, language: Language): Action | undefined {
  const { lead = '', detail = '' } = splitLeadIn(text, 1) ?? {}
  if (!isOwner(lead)) return undefined
  const [, task = '', due = ''] =
    /^(.+?)\s*(?:[,;，、]|\s[–—])\s*([^,;，、–—]*\p{Nd}[^,;，、–—]*)$/u.exec(detail) ?? []
  return namesDay(due, language)
    ? { owner: lead, task: capitalize(task, language), due: dayOf(due, language) }
    : { owner: lead, task: capitalize(detail, language), due: '' }
}

function isOwner(name: string): boolean {
  const isShort = widthOf(name) <= longest.owner && countWords(name) <= mostOwnerWords
  return isShort && /^[\p{Lu}\p{Lo}][^\p{Nd}]*$/u.test(name)
}

/** Removes the 'by' of a due date, which the column heading already says. */
function dayOf(due: string, language: Language): string {
  const [, first = '', rest = ''] = /^(\p{L}+)\s+(.*)$/u.exec(due.trim()) ?? []
  const isDay = /^[\p{Nd}\p{Lu}]/u.test(rest)
  return isDay && hasCue(first, 'deadline', language) ? rest : due.trim()
}

/** Returns a table for a log with more lines than a timeline holds. */
function logTable(items: readonly ListItem[], language: Language): TableInput | undefined {
  const [, most] = layouts.timeline.limits.items
  const rows = items.flatMap(({ text }) => {
    const { lead = '', detail = '' } = splitLeadIn(ledByTime(text), 1) ?? {}
    return isDated(lead) ? [[lead, capitalize(detail, language)]] : []
  })
  const isLog = items.length > most && rows.length === items.length
  return isLog ? { header: ['', framesOf(language)?.assist.heads.what ?? ''], rows } : undefined
}

function valueTable(
  items: readonly ListItem[],
  name: string,
  language: Language,
): TableInput | undefined {
  const rows = items.flatMap(({ text }) => {
    const { lead = '', detail = '' } = splitLeadIn(text.replace(/[.;。]$/u, ''), 1) ?? {}
    return lead !== '' && widthOf(lead) <= longest.name ? [[lead, detail]] : []
  })
  if (rows.length < Math.max(fewest.values, items.length)) return undefined
  const values = numberColumn(
    rows.map(([, detail = '']) => detail),
    language,
  )
  // Numbers without a unit may count different things.
  return values && values.unit !== '' ? { header: ['', name], rows } : undefined
}
