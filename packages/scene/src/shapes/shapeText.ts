import type { Box, ShapeData } from '@deckloom/deck'
import { contrast, mostReadable } from '../colors/color.ts'
import type { Rgb, TextMark } from '../marks.ts'
import { Sheet } from '../sheet.ts'
import type { Stage } from '../stage.ts'
import { roleParagraph } from '../type/roleParagraph.ts'
import { tidyText } from '../type/tidyText.ts'

const size = { nominal: 24, floor: 10 } as const
/** Space between the text and the sides of its box: a share of the shorter side, up to a maximum. */
const air = { share: 0.06, most: 8 } as const

/** Adds the text in a shape: centered in the preset's text box, in a color that is readable on the fill. */
export function shapeText(
  stage: Stage,
  sheet: Sheet,
  place: { readonly id: string; readonly shape: ShapeData; readonly textBox: Box },
): TextMark | undefined {
  const { id, shape, textBox } = place
  const color = colorOn(stage, shape.fillColor)
  const inset =
    Math.min(air.most, Math.min(textBox.width, textBox.height) * air.share) +
    (shape.borderWidth ?? 0) / 2
  const lines = (shape.text ?? '').split(/[\n\r]+/u).map(tidyText)
  const own = new Sheet(stage.book)
  const mark = own.text({
    id: `${id}-text`,
    origin: { elementId: id, role: 'shape' },
    box: insetBox(textBox, inset),
    anchor: 'middle',
    paragraphs: lines.map((text) =>
      roleParagraph(stage, {
        role: 'cardBody',
        text,
        size: size.nominal,
        floor: size.floor,
        font: 'strong',
        align: 'center',
        color,
        leading: 1.2,
      }),
    ),
  })
  for (const { code, elementId } of own.notices) sheet.notice(code, elementId)
  return mark
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
