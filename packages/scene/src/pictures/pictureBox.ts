import type { Box } from '@deckloom/deck'
import type { ImageMark } from '../marks.ts'

/** Returns the box of the whole picture at which its mark shows the intended part; it may exceed the mark's box. */
export function pictureBox(
  {
    box: frame,
    whole: box = frame,
    fit,
    focus,
  }: Pick<ImageMark, 'box' | 'fit' | 'focus' | 'whole'>,
  picture: { readonly width: number; readonly height: number },
): Box {
  const across = box.width / picture.width
  const down = box.height / picture.height
  switch (fit) {
    case 'fill':
      return box
    case 'cover':
      return scalePicture(box, picture, { scale: Math.max(across, down), focus })
    case 'contain':
      return scalePicture(box, picture, { scale: Math.min(across, down), focus: [0.5, 0.5] })
  }
}

function scalePicture(
  box: Box,
  picture: { readonly width: number; readonly height: number },
  { scale, focus }: { readonly scale: number; readonly focus: readonly [number, number] },
): Box {
  const width = picture.width * scale
  const height = picture.height * scale
  return {
    x: box.x + (box.width - width) * focus[0],
    y: box.y + (box.height - height) * focus[1],
    width,
    height,
  }
}
