export interface FaceExtent {
  /** Extent above and below the baseline, as fractions of the font size. */
  readonly ascent: number
  readonly descent: number
}

const known = new Map<string, FaceExtent>()
const sampleSize = 100

/** Returns the extent of a loaded face according to CSS. */
export function faceExtent(face: string): FaceExtent {
  const extent = known.get(face) ?? measure(face)
  known.set(face, extent)
  return extent
}

function measure(face: string): FaceExtent {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return { ascent: 0.8, descent: 0.2 }
  context.font = `${sampleSize}px "${face}"`
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x')
  return {
    ascent: fontBoundingBoxAscent / sampleSize,
    descent: fontBoundingBoxDescent / sampleSize,
  }
}
