import { type Box, type ShapeData, shapeContent } from '@deckloom/deck'
import { contrast, mostReadable } from '../colors/color.ts'
import { type ContentLine, contentLines, inList, type ListMarkers } from '../lists/contentLines.ts'
import type { Rgb, TextMark } from '../marks.ts'
import { bulletMarker, countMarker } from '../parts/bulletMarkers.ts'
import { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { shapeGround } from './shapeLook.ts'
import { roleParagraph } from '../type/roleParagraph.ts'
import type { ParagraphSpec } from '../type/textSpec.ts'
import { tidyText } from '../type/tidyText.ts'

const size = { nominal: 24, floor: 10 } as const
/** Space between the text and the sides of its box: a share of the shorter side, up to a maximum. */
const air = { share: 0.06, most: 8 } as const

/**
 * Adds the text in a shape: in the middle of the preset's text box, centered and in a color that is readable on the fill
 * unless it has its own alignment and color.
 */
export function shapeText(
  stage: Stage,
  sheet: Sheet,
  place: { readonly id: string; readonly shape: ShapeData; readonly textBox: Box },
): TextMark | undefined {
  const { id, shape, textBox } = place
  const inset =
    Math.min(air.most, Math.min(textBox.width, textBox.height) * air.share) +
    (shape.borderWidth ?? 0) / 2
  const own = new Sheet(stage.book)
  const mark = own.text({
    id: `${id}-text`,
    origin: { elementId: id, role: 'shape' },
    box: insetBox(textBox, inset),
    anchor: 'middle',
    paragraphs: contentLines(shapeContent(shape)).map((line, index) =>
      paragraphOf(stage, shape, { line, index }),
    ),
  })
  for (const { code, elementId } of own.notices) sheet.notice(code, elementId)
  return mark
}

interface PlacedLine {
  readonly line: ContentLine
  readonly index: number
}

function paragraphOf(stage: Stage, shape: ShapeData, { line, index }: PlacedLine): ParagraphSpec {
  const style = shape.textStyle ?? {}
  const color = style.color ?? colorOn(stage, shapeGround(stage.look, shape))
  const markers: ListMarkers = {
    bullet: () => bulletMarker(stage, color),
    number: (number) => countMarker(stage, number, color),
  }
  const listed = inList(line, index, markers)
  const paragraph = roleParagraph(stage, {
    role: 'cardBody',
    text: tidyText(line.runs.map(({ text }) => text).join('')),
    runs: line.runs,
    size: size.nominal,
    floor: size.floor,
    font: 'strong',
    align: line.style.list === undefined ? 'center' : 'left',
    style,
    color,
    leading: 1.2,
  })
  return {
    ...paragraph,
    ...listed,
    spaceBefore: index === 0 ? undefined : (style.paragraphSpacing ?? listed.spaceBefore),
  }
}

function insetBox({ x, y, width, height }: Box, by: number): Box {
  const across = Math.min(by, width / 3)
  const down = Math.min(by, height / 3)
  return { x: x + across, y: y + down, width: width - across * 2, height: height - down * 2 }
}

/**
 * Returns the page's background or text color if the more readable of them passes WCAG AA on the fill, otherwise black
 * or white.
 */
function colorOn({ look }: Stage, fill: Rgb): Rgb {
  const best = mostReadable(fill, [look.palette.bg, look.palette.ink])
  return contrast(best, fill) >= 4.5 ? best : mostReadable(fill, ['#FFFFFF', '#000000'])
}
