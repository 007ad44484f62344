import type { Box } from '@deckloom/deck'
import { paint, type Look } from '../colors/look.ts'
import type { Mark, TextMark } from '../marks.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { fitText, type FittedText } from '../type/fitText.ts'
import { roleParagraph } from '../type/roleParagraph.ts'
import type { ParagraphSpec, SizedParagraph } from '../type/textSpec.ts'
import { listEntries } from './listEntries.ts'
import type { ListRequest } from './listRequest.ts'
import { listRhythm, type ListRhythm } from './listRhythm.ts'

/** Adds a slide's bullets as one text, with the hairlines that its style draws between them. */
export function addList(stage: Stage, sheet: Sheet, request: ListRequest): void {
  addLists(stage, sheet, [request])
}

/** Adds lists side by side with one size and one rhythm, so that their rows match. */
export function addLists(stage: Stage, sheet: Sheet, requests: readonly ListRequest[]): void {
  if (sheet.isGivenUp) return
  const filled = requests.filter(({ items }) => items.length > 0)
  const most = Math.max(0, ...filled.map(({ items }) => items.length))
  const wanted = filled.map((request) => fitList(stage, request, listRhythm(request, most)))
  const size = Math.min(...wanted.map(primarySize))
  const settled = wanted.map((list) =>
    primarySize(list) > size ? fitList(stage, list.request, fixRhythm(stage, list, size)) : list,
  )
  const extra = Math.min(...settled.map((list) => list.extra))
  for (const list of settled) place(stage, sheet, { ...list, extra })
}

interface FittedList {
  readonly request: ListRequest
  readonly rhythm: ListRhythm
  readonly entries: readonly (readonly ParagraphSpec[])[]
  readonly fitted: FittedText
  /** Share of the remaining room, in page units, that each gap between items gets. */
  readonly extra: number
}

function fitList(stage: Stage, request: ListRequest, rhythm: ListRhythm): FittedList {
  const entries = listEntries(stage, request, rhythm)
  const { width, height } = inset(request.box, rhythm.rules ? rhythm.least : 0)
  const fixed = stage.slide.bulletStyle?.fontSize !== undefined
  const fitted = fitText(stage.book, {
    paragraphs: entries.flat(),
    width,
    height,
    grow: fixed ? undefined : rhythm.grow * stage.look.theme.sizeScale,
    growLines: rhythm.growLines,
  })
  const gaps = rhythm.rules ? entries.length : entries.length - 1
  const wanted = (rhythm.most - rhythm.least) * (rhythm.rules ? 2 : 1)
  const spare = Math.max(0, height - fitted.height)
  const extra = gaps > 0 ? Math.min(spare / gaps, wanted) : wanted
  return { request, rhythm, entries, fitted, extra }
}

function primarySize({ fitted }: FittedList): number {
  return fitted.paragraphs[0]?.size ?? 0
}

function fixRhythm(stage: Stage, { rhythm }: FittedList, size: number): ListRhythm {
  const nominal = size / stage.look.theme.sizeScale
  return { ...rhythm, size: nominal, floor: Math.min(rhythm.floor, nominal), grow: 0 }
}

function place(stage: Stage, sheet: Sheet, list: FittedList): void {
  const { request, rhythm, entries, fitted, extra } = list
  const pad = rhythm.rules ? rhythm.least + extra / 2 : 0
  const starts = startsOf(entries)
  const mark = sheet.fitted(
    {
      id: request.id,
      origin: { elementId: `bullets-${stage.slide.id}`, role: 'bullets' },
      box: inset(request.box, pad),
      paragraphs: entries.flat(),
      steps: 'paragraphs',
      placeholder: request.placeholder && {
        ...request.placeholder,
        sample: samplePlace(stage, request),
      },
    },
    { ...fitted, paragraphs: spread(fitted.paragraphs, starts, extra) },
  )
  const look = request.look ?? stage.look
  if (mark && rhythm.rules) sheet.add(...rules({ request, look, mark, starts, pad }))
}

/** Lists of every length share a layout, so the placeholder has the size of a medium-length list. */
function samplePlace({ book, look }: Stage, request: ListRequest): ParagraphSpec {
  const lettering = { book, look: request.look ?? look }
  return roleParagraph(lettering, {
    role: 'bullets',
    text: 'Text',
    size: 24,
    floor: 18,
    align: request.align,
  })
}

function startsOf(entries: readonly (readonly ParagraphSpec[])[]): readonly number[] {
  const starts: number[] = []
  let at = 0
  for (const entry of entries) {
    starts.push(at)
    at += entry.length
  }
  return starts
}

function spread(
  paragraphs: readonly SizedParagraph[],
  starts: readonly number[],
  extra: number,
): readonly SizedParagraph[] {
  return paragraphs.map((paragraph, index) =>
    index > 0 && starts.includes(index)
      ? { ...paragraph, spaceBefore: paragraph.spaceBefore + extra }
      : paragraph,
  )
}

function inset(box: Box, by: number): Box {
  return { ...box, y: box.y + by, height: box.height - by * 2 }
}

interface RuleScope {
  readonly request: ListRequest
  readonly look: Look
  readonly mark: TextMark
  readonly starts: readonly number[]
  readonly pad: number
}

// A hairline above each item; an agenda also has one below the last.
function rules({ request, look, mark, starts, pad }: RuleScope): readonly Mark[] {
  const { box, style, id } = request
  const tops = starts.flatMap((start) => {
    const index = mark.lines.findIndex(({ paragraph }) => paragraph === start)
    const line = mark.lines[index]
    const above = mark.lines[index - 1]
    if (!line) return []
    return [above ? (above.top + above.height + line.top) / 2 : line.top - pad]
  })
  const last = mark.lines[mark.lines.length - 1]
  if (style === 'agenda' && last) tops.push(last.top + last.height + pad)
  const skipped = style === 'notes' ? 1 : 0
  return tops.slice(skipped).map((y, index) => ({
    mark: 'path',
    id: `${id}-rule-${index + 1}`,
    // The rule above an item appears with it; the rule below the list appears with the last item.
    step: `${id} ${Math.min(index + skipped + 1, starts.length)}`,
    box: { x: box.x, y, width: box.width, height: 0 },
    d: `M${n(box.x)} ${n(y)}L${n(box.x + box.width)} ${n(y)}`,
    stroke: { paint: paint(look, 'line'), width: 1.25 },
    alt: '',
  }))
}
