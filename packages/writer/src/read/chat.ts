import { joinLines, type Line, spanOf } from './lines.ts'
import type { ListItem, SourcePart } from './sourceTree.ts'

const fewest = 3
const time = String.raw`(?:\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4},?\s+)?\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?[AaPp]\.?[Mm]\.?)?`
const name = String.raw`(?<who>\p{L}[\p{L}\p{M}\p{Nd} .'’_-]{0,40})`
/** '[09:02] Lena: …', '3.2.26, 09:02 - Lena: …', 'Lena (09:02): …', and 'Lena  09:02' above the message. */
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<when>\[${time}\]|${time}(?:\s?[-–—|])?)\s*${name}[:：]\s+(?<text>\S.*)$`,
    'u',
  ),
  new RegExp(String.raw`^${name}\s+(?<when>[(\[]${time}[)\]])\s?[:：]?\s*(?<text>\S.*)$`, 'u'),
  new RegExp(String.raw`^${name}\s+(?<when>${time})\s*(?<text>)$`, 'u'),
]

/** Reads chat messages from a line on: sender and text stay together, and the time becomes the label. */
export function chatAt(
  lines: readonly Line[],
  at: number,
): { readonly parts: readonly SourcePart[]; readonly next: number } | undefined {
  const form = forms.find((one) => one.test(lines[at]?.text ?? ''))
  if (!form) return undefined
  const messages: Line[][] = []
  let end = at
  for (; end < lines.length && goesOn(lines, end, form); end += 1) {
    const own = lines.slice(end, end + 1).filter(({ isBlank }) => !isBlank)
    if (own.some(({ text }) => form.test(text))) messages.push(own)
    else messages.at(-1)?.push(...own)
  }
  if (messages.length < fewest || !hasTwoSenders(messages, form)) return undefined
  const items = messages.map((own) => itemOf(own, form))
  const span = spanOf(lines.slice(at, end))
  return { parts: [{ kind: 'list', ordered: false, items, span }], next: end }
}

/** Whether a line belongs to the chat: a message, its continuation, or a blank line before the next. */
function goesOn(lines: readonly Line[], at: number, form: RegExp): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (!line || form.test(line.text)) return line !== undefined
  return line.isBlank ? form.test(next?.text ?? '') : before?.isBlank === false
}

/** Lines such as '05:42 Uhr: …' have the same word in place of a sender each time: a log, not a chat. */
function hasTwoSenders(messages: readonly (readonly Line[])[], form: RegExp): boolean {
  const senders = messages.map(([first]) => form.exec(first?.text ?? '')?.groups?.['who']?.trim())
  return new Set(senders).size > 1
}

function itemOf(lines: readonly Line[], form: RegExp): ListItem {
  const [first, ...rest] = lines
  const { when = '', who = '', text = '' } = form.exec(first?.text ?? '')?.groups ?? {}
  const words = joinLines([text, ...rest.map((line) => line.text)], () => false)
  return { text: `${who.trim()}: ${words}`, level: 0, label: when, span: spanOf(lines) }
}
