import { type ImageMark, pictureBox } from '@deckloom/scene'
import type { Box } from './box.ts'
import { matrixOperator, rectangleOperator } from './operators.ts'
import type { PageCanvas } from './PageCanvas.ts'
import { pathOperators } from './pathOperators.ts'

export function drawImage(canvas: PageCanvas, mark: ImageMark): void {
  const { box, background, clip, alpha = 1 } = mark
  const { paints, images } = canvas.resources
  const image = images.use(mark.src)
  canvas.isolated(() => {
    canvas.write(`${rectangleOperator(box)} W n`)
    if (clip) canvas.write(`${pathOperators(clip)}\nW n`)
    if (background) {
      const paint = paints.use(background, { purpose: 'fill', alpha, matrix: canvas.matrix })
      canvas.write(`q\n${paint}\n${rectangleOperator(box)} f\nQ`)
    }
    if (!image) return
    if (alpha < 1) canvas.write(paints.opacity(alpha))
    canvas.write(`${placement(pictureBox(mark, image))}\n/${image.name} Do`)
  })
}

/** PDF draws a picture into the unit square, with the y axis pointing up. */
function placement({ x, y, width, height }: Box): string {
  return matrixOperator([width, 0, 0, -height, x, y + height])
}
