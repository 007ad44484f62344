import { highlightBox, type Solid, textStroke } from '@deckloom/scene'
import type { Box } from './box.ts'
import { glyphOperators, type PlacedGlyphs } from './glyphOperators.ts'
import { numbers, rectangleOperator } from './operators.ts'
import type { PageCanvas } from './PageCanvas.ts'

/** Shaped text with its style. */
export interface TextPiece extends PlacedGlyphs {
  readonly width: number
  readonly paint: Solid
  readonly underline?: boolean
  readonly strike?: boolean
  readonly highlight?: Solid
  readonly href?: string
  /** The clickable area. */
  readonly box: Box
}

/** Draws pieces that share a paint. */
export function drawGlyphs(canvas: PageCanvas, pieces: readonly TextPiece[]): void {
  const [first] = pieces
  if (!first) return
  const { paints, fonts } = canvas.resources
  for (const piece of pieces) drawHighlight(canvas, piece)
  const operators = [
    paints.use(first.paint, { purpose: 'fill', alpha: 1, matrix: canvas.matrix }),
    'BT',
  ]
  let current = ''
  for (const piece of pieces) {
    const { name, font } = fonts.use(piece.face)
    const select = `/${name} ${numbers(piece.size)} Tf`
    if (select !== current) operators.push(select)
    current = select
    operators.push(glyphOperators(font, piece))
  }
  canvas.write(['q', ...operators, 'ET', ...pieces.flatMap(lineOperators), 'Q'].join('\n'))
}

function drawHighlight(canvas: PageCanvas, piece: TextPiece): void {
  const { highlight, baseline } = piece
  if (!highlight || piece.width === 0) return
  const paint = canvas.resources.paints.use(highlight, {
    purpose: 'fill',
    alpha: 1,
    matrix: canvas.matrix,
  })
  const box = rectangleOperator(highlightBox(piece, baseline))
  canvas.write(['q', paint, `${box} f`, 'Q'].join('\n'))
}

/** Returns operators for underline and strikethrough, at the same positions as in the other renderers. */
function lineOperators({
  x,
  width,
  baseline,
  size,
  underline,
  strike,
}: TextPiece): readonly string[] {
  const height = size * textStroke.thickness
  const middles = [
    ...(underline ? [baseline + size * textStroke.underline] : []),
    ...(strike ? [baseline - size * textStroke.strike] : []),
  ]
  return middles.map(
    (middle) => `${rectangleOperator({ x, y: middle - height / 2, width, height })} f`,
  )
}
