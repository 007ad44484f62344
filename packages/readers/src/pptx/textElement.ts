import {
  type Box,
  deckLimits,
  type NewContent,
  type NewTextBox,
  type TextRunStyle,
  type TextLineStyle,
} from '@deckloom/deck'
import { groupField, type TextItem } from './slideItems.ts'
import { styledRuns, type ReadParagraph, type ReadText } from './textBody.ts'
import { clip } from './clip.ts'

/** Converts points to page units: slides are scaled to our page. */
export type PointSize = (points: number) => number

const fallback: Box = { x: 60, y: 186, width: 1080, height: 420 }
const officePoints = 18

/**
 * Returns text at its position in the file. Paragraphs of a body placeholder have markers unless
 * they disable them.
 */
export function textElement(item: TextItem, size: PointSize): NewTextBox {
  const { box = fallback, rotation, text } = item
  const isList = item.kind === 'body'
  const { content, runs } = joinText(text.paragraphs)
  const lines = text.paragraphs.map((paragraph) => lineOf(paragraph, isList))
  const align = text.paragraphs.find((paragraph) => paragraph.align)?.align
  const [shared, looked] = sharedLook(runs)
  const marked = lines.some(({ list }) => list !== undefined)
  return {
    kind: 'text',
    role: isList ? 'bullet' : 'text',
    content: clip(content, deckLimits.textLength),
    position: { ...box, width: Math.max(20, box.width), height: Math.max(20, box.height) },
    ...(rotation !== 0 && { rotation }),
    ...groupField(item),
    style: {
      fontSize: fontSize(size(text.points ?? officePoints)),
      ...(align && { textAlign: align }),
      ...shared,
    },
    ...styledRuns(looked),
    ...(marked && lines.length <= deckLimits.runs && { lines }),
  }
}

export function fontSize(units: number): number {
  const { min, max } = deckLimits.fontSize
  return Math.round(Math.min(max, Math.max(min, units)))
}

/** Returns the text in one line, as in titles and bullets. */
export function plainText({ paragraphs }: ReadText): string {
  return paragraphs
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join(' ')
}

function lineOf({ mark, level }: ReadParagraph, isList: boolean): TextLineStyle {
  const list = mark ?? (isList ? 'bullet' : 'none')
  if (list === 'none') return {}
  return { list, ...(level > 0 && { level }) }
}

function joinText(paragraphs: readonly ReadParagraph[]) {
  const runs: TextRunStyle[] = []
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) runs.push({ text: '\n' })
    runs.push(...paragraph.runs)
  }
  return { content: paragraphs.map(({ text }) => text).join('\n'), runs: mergeBreaks(runs) }
}

/** A line break has no style; it is appended to the run before it. */
function mergeBreaks(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const merged: TextRunStyle[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (run.text === '\n' && last) merged[merged.length - 1] = { ...last, text: `${last.text}\n` }
    else merged.push(run)
  }
  return merged
}

/** A color and weight of all runs becomes the element's. */
function sharedLook(
  runs: readonly TextRunStyle[],
): readonly [Pick<TextRunStyle, 'color' | 'bold'>, readonly TextRunStyle[]] {
  const [first] = runs
  const color = first?.color !== undefined && runs.every((run) => run.color === first.color)
  const bold = first?.bold === true && runs.every((run) => run.bold)
  const looked = runs.map((run) => {
    const { color: own, bold: heavy, ...rest } = run
    return {
      ...rest,
      ...(!color && own !== undefined && { color: own }),
      ...(!bold && heavy !== undefined && { bold: heavy }),
    }
  })
  return [
    { ...(color && first?.color !== undefined && { color: first.color }), ...(bold && { bold }) },
    looked,
  ]
}

/** Returns whether an item exceeds what bullets can express: in number or length, or with plain lines in a nested list. */
export function needsElement({ kind, text: { paragraphs } }: TextItem): boolean {
  const filled = paragraphs.filter(({ text }) => text.trim() !== '')
  return (
    filled.length > deckLimits.bullets ||
    filled.some(({ text }) => text.length > deckLimits.bulletLength) ||
    (filled.some(({ level, mark }) => level > 0 || mark === 'number') &&
      filled.some((paragraph) => lineOf(paragraph, kind === 'body').list === undefined))
  )
}

/** Converts paragraphs to bullets; those with styles keep them. */
export function bulletsOf({ paragraphs }: ReadText): NonNullable<NewContent['bullets']> {
  return paragraphs
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, runs, level, mark }) => {
      const style = {
        ...styledRuns(runs),
        ...(mark === 'number' && { list: mark }),
        ...(level > 0 && { level }),
      }
      if (Object.keys(style).length === 0) return text.trim()
      return { text: style.runs ? text : text.trim(), ...style }
    })
}
