import type { PathMark, Stroke } from '@deckloom/scene'
import { numbers } from './operators.ts'
import type { PageCanvas } from './PageCanvas.ts'
import { pathOperators } from './pathOperators.ts'

export function drawPath(canvas: PageCanvas, mark: PathMark): void {
  const { fill, alpha = 1 } = mark
  const stroke = mark.stroke && mark.stroke.width > 0 ? mark.stroke : undefined
  const path = pathOperators(mark.d)
  const { paints } = canvas.resources
  const { matrix } = canvas
  const filling = fill && paints.use(fill, { purpose: 'fill', alpha, matrix })
  const stroking =
    stroke &&
    `${strokeOperators(stroke)}\n${paints.use(stroke.paint, { purpose: 'stroke', alpha, matrix })}`
  if (filling && stroking && fill.kind === 'solid' && stroke.paint.kind === 'solid') {
    // In one operation, a translucent outline and fill do not add up where they overlap.
    canvas.write(`q\n${filling}\n${stroking}\n${path}\nB\nQ`)
    return
  }
  if (filling) canvas.write(`q\n${filling}\n${path}\nf\nQ`)
  if (stroking) canvas.write(`q\n${stroking}\n${path}\nS\nQ`)
}

/** Joins as in SVG: mitered up to four times the width, round if the caps are round. */
function strokeOperators({ width, dash, cap }: Stroke): string {
  const ends = cap === 'round' ? '1 J 1 j' : '0 J 0 j 4 M'
  const visible = dash?.some((length) => length > 0) ?? false
  const dashes = dash && visible ? `[${numbers(...dash)}] 0 d` : '[] 0 d'
  return `${numbers(width)} w ${ends} ${dashes}`
}
