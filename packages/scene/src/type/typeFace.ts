import {
  isTextFamily,
  type FaceId,
  type FontBook,
  type FontFace,
  type FontWeight,
} from '@deckloom/text'
import type { FontChoice, Theme } from '@deckloom/themes'
import { isOfOneWeight, isReweighted } from './officeWeight.ts'
import { themeFamilies } from './themeFamilies.ts'

/** A face for a text, with what an office document needs to know about it. */
export interface TypeFace {
  readonly face: FaceId
  readonly oblique: boolean
  readonly officeFamily: string
  readonly bold: boolean
  /** Of a weight that office programs draw as regular or bold. */
  readonly reweighted: boolean
  readonly italic: boolean
  /** Absent for a face outside the theme's pair. */
  readonly themeFont?: 'major' | 'minor'
}

export interface FaceRequest {
  readonly font: 'heading' | 'body' | 'strong' | 'eyebrow'
  /** Overrides the theme's family for this font, if it is a family of the catalog. */
  readonly family?: string
  /** Overrides the theme's weight for this font. */
  readonly weight?: number
  readonly italic?: boolean
}

const weights = [400, 500, 600, 700, 800] as const satisfies readonly FontWeight[]

const known = new WeakMap<FontBook, WeakMap<Theme, Map<string, TypeFace>>>()

export function typeFace(book: FontBook, theme: Theme, request: FaceRequest): TypeFace {
  const faces = facesOf(book, theme)
  const { font, family, weight, italic = false } = request
  // Most text uses a face of the theme unchanged, so no key has to be built for it.
  const key =
    weight === undefined && !italic && family === undefined
      ? font
      : `${font} ${weight ?? ''} ${italic} ${family ?? ''}`
  const found = faces.get(key)
  if (found) return found
  const face = findFace(book, theme, request)
  faces.set(key, face)
  return face
}

function facesOf(book: FontBook, theme: Theme): Map<string, TypeFace> {
  let themes = known.get(book)
  if (!themes) {
    themes = new WeakMap()
    known.set(book, themes)
  }
  let faces = themes.get(theme)
  if (!faces) {
    faces = new Map()
    themes.set(theme, faces)
  }
  return faces
}

function findFace(book: FontBook, theme: Theme, request: FaceRequest): TypeFace {
  const own = fontOf(theme, request.font)
  const chosen = chosenFamily(request)
  const family = chosen ?? own.family
  const weight = request.weight === undefined ? own.weight : nearestWeight(request.weight)
  const italic = request.italic ?? false
  const { face, oblique } = book.faceFor({ family, weight, italic })
  const bold = weight >= 600
  const themeFont =
    chosen === undefined ? themeFontOf(theme, request.font, book.face(face)) : undefined
  const named = themeFont ? themeFamilies(theme)[themeFont] : book.face(face).officeFamily
  return {
    face,
    oblique,
    officeFamily: book.face(face).officeFamily,
    bold,
    reweighted: isReweighted(book.face(face), bold, named),
    italic,
    ...(themeFont && { themeFont }),
  }
}

function chosenFamily({ family }: FaceRequest): string | undefined {
  return family !== undefined && isTextFamily(family) ? family : undefined
}

function fontOf({ heading, body, eyebrow }: Theme, font: FaceRequest['font']): FontChoice {
  switch (font) {
    case 'heading':
      return heading
    case 'body':
      return body
    case 'strong':
      return { family: body.family, weight: body.strong }
    case 'eyebrow':
      return eyebrow ?? { family: body.family, weight: body.strong }
  }
}

function themeFontOf(
  theme: Theme,
  font: FaceRequest['font'],
  face: FontFace,
): TypeFace['themeFont'] {
  if (font === 'eyebrow' && theme.eyebrow) return undefined
  const slot = font === 'heading' ? 'major' : 'minor'
  const named = themeFamilies(theme)[slot]
  // A family with a single weight cannot be made lighter.
  return isOfOneWeight({ ...face, officeFamily: named }) && named !== face.officeFamily
    ? undefined
    : slot
}

function nearestWeight(weight: number): FontWeight {
  let nearest: FontWeight = 400
  for (const candidate of weights) {
    if (Math.abs(candidate - weight) < Math.abs(nearest - weight)) nearest = candidate
  }
  return nearest
}
