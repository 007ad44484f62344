import type { FaceId, FontBook, FontWeight } from '@deckloom/text'
import type { Theme } from '@deckloom/themes'

/** A face as text asks for it, with what an office document has to be told about it. */
export interface TypeFace {
  readonly face: FaceId
  readonly oblique: boolean
  readonly officeFamily: string
  readonly bold: boolean
  readonly italic: boolean
  readonly themeFont: 'major' | 'minor'
}

export interface FaceRequest {
  readonly font: 'heading' | 'body' | 'strong'
  /** Overrides the weight that the theme gives to the font. */
  readonly weight?: number
  readonly italic?: boolean
}

const weights = [400, 500, 600, 700, 800] as const satisfies readonly FontWeight[]

const known = new WeakMap<FontBook, Map<string, TypeFace>>()

export function typeFace(book: FontBook, theme: Theme, request: FaceRequest): TypeFace {
  const faces = known.get(book) ?? new Map<string, TypeFace>()
  known.set(book, faces)
  const key = `${theme.id} ${request.font} ${request.weight ?? ''} ${request.italic ?? false}`
  const found = faces.get(key) ?? findFace(book, theme, request)
  faces.set(key, found)
  return found
}

function findFace(book: FontBook, theme: Theme, request: FaceRequest): TypeFace {
  const heading = request.font === 'heading'
  const family = heading ? theme.heading.family : theme.body.family
  const weight =
    request.weight === undefined ? themeWeight(theme, request.font) : nearestWeight(request.weight)
  const italic = request.italic ?? false
  const { face, oblique } = book.faceFor({ family, weight, italic })
  return {
    face,
    oblique,
    officeFamily: book.face(face).officeFamily,
    bold: weight >= 600,
    italic,
    themeFont: heading ? 'major' : 'minor',
  }
}

function themeWeight(theme: Theme, font: FaceRequest['font']): FontWeight {
  switch (font) {
    case 'heading':
      return theme.heading.weight
    case 'body':
      return theme.body.weight
    case 'strong':
      return theme.body.strong
  }
}

function nearestWeight(weight: number): FontWeight {
  let nearest: FontWeight = 400
  for (const candidate of weights) {
    if (Math.abs(candidate - weight) < Math.abs(nearest - weight)) nearest = candidate
  }
  return nearest
}
