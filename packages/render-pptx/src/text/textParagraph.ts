import type { Paragraph, TextRun } from '@deckloom/scene'
import { centipoints, emu } from '../drawing/units.ts'
import type { Relationships } from '../opc/relationships.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { bullet } from './bullet.ts'
import { characterLook, endProperties, runProperties } from './characterProperties.ts'
import { lineSpacing } from './lineSpacing.ts'
import { paragraphPieces } from './paragraphPieces.ts'

export interface ParagraphWriting {
  readonly language: string
  readonly relationships: Relationships
  readonly familyOf: (face: TextRun['face']) => string | undefined
}

export interface PlacedParagraph {
  readonly paragraph: Paragraph
  readonly before: Paragraph | undefined
  /** Left edge of the box, in page units. */
  readonly left: number
  /** Page units between the box edge where the text starts and its indent. */
  readonly margin: number
  /** Offsets of manual line breaks. */
  readonly breaks: readonly number[]
}

/** Writes `a:p` with natural text: the program that opens it breaks the lines. */
export function textParagraph(placed: PlacedParagraph, writing: ParagraphWriting): string {
  const { paragraph, breaks } = placed
  const looks = new Map(paragraph.runs.map((run) => [run, characterLook(run, writing.language)]))
  let content = paragraphProperties(placed, writing)
  for (const { run, text } of paragraphPieces(paragraph.runs, breaks)) {
    const look = runProperties(looks.get(run) ?? '', run, writing)
    content +=
      text === undefined
        ? `<a:br>${look}</a:br>`
        : `<a:r>${look}<a:t>${escapeXml(text)}</a:t></a:r>`
  }
  const last = paragraph.runs.at(-1)
  const end = last
    ? endProperties(looks.get(last) ?? '')
    : tag('a:endParaRPr', { lang: writing.language })
  return `<a:p>${content}${end}</a:p>`
}

const alignments = { left: 'l', center: 'ctr', right: 'r' } as const

function paragraphProperties(
  { paragraph, before, left, margin }: PlacedParagraph,
  { familyOf }: ParagraphWriting,
): string {
  const { marker, indent, level = 0, runs, direction } = paragraph
  const rtl = direction === 'rtl'
  // Measured from the edge where the text starts; a marker that moves with its text hangs by the whole indent.
  const atEdge = marker !== undefined && !rtl && paragraph.align === 'left'
  const hanging = atEdge ? indent + margin - (marker.x - left) : indent / (level + 1)
  const depth = marker === undefined ? 0 : -emu(Math.max(hanging, 0))
  const bullets =
    marker === undefined
      ? '<a:buNone/>'
      : bullet({
          marker,
          textSize: runs[0]?.size ?? marker.size,
          family: familyOf(marker.face),
          before,
        })
  return (
    `<a:pPr marL="${emu(indent + margin)}"${level > 0 ? ` lvl="${level}"` : ''} indent="${depth}" algn="${alignments[paragraph.align]}"` +
    ` rtl="${rtl ? 1 : 0}" hangingPunct="0">${lineSpacing(paragraph)}` +
    `<a:spcBef><a:spcPts val="${spaceBefore(paragraph.spaceBefore)}"/></a:spcBef>` +
    `<a:spcAft><a:spcPts val="0"/></a:spcAft>${bullets}</a:pPr>`
  )
}

// PowerPoint accepts up to 1584 points of space.
function spaceBefore(units: number): number {
  return Math.min(Math.max(centipoints(units), 0), 158_400)
}
