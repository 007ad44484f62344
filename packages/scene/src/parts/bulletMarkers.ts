import type { FaceId, FontBook } from '@deckloom/text'
import { paint, paintColor } from '../colors/look.ts'
import type { Rgb } from '../marks.ts'
import { typeFace } from '../type/typeFace.ts'
import type { MarkerSpec } from '../type/textSpec.ts'
import type { Lettering } from '../type/roleParagraph.ts'

interface MarkerShape {
  readonly text: string
  /** Size as a multiple of the text's, chosen so that every theme's marker looks equally large. */
  readonly scale: number
}

// Characters rather than paths, so that the bullets of an office document remain editable. The last one of each row is
// in every face.
const shapes = {
  square: [
    { text: '▪', scale: 1 },
    { text: '•', scale: 1 },
  ],
  disc: [{ text: '•', scale: 1 }],
  dash: [{ text: '–', scale: 1 }],
  diamond: [
    { text: '♦', scale: 0.8 },
    { text: '•', scale: 1 },
  ],
} as const satisfies Readonly<Record<string, readonly [MarkerShape, ...MarkerShape[]]>>

/** Returns the theme's bullet in a face that has it. */
export function bulletMarker({ book, look }: Lettering, color?: Rgb): MarkerSpec {
  const body = typeFace(book, look.theme, { font: 'body' }).face
  const candidates = shapes[look.theme.bullet]
  const symbols = book.faceFor({ family: 'Arimo', weight: 400, italic: false }).face
  const choice = firstCovered(book, candidates, [body, symbols])
  return {
    kind: 'char',
    text: choice.shape.text,
    face: choice.face,
    scale: choice.shape.scale,
    paint: color === undefined ? paint(look, 'accentText') : paintColor(look, color),
  }
}

/** Returns a numeral in the heading face that replaces the bullet in an ordered list. */
export function numberMarker({ book, look }: Lettering, number: number, scale: number): MarkerSpec {
  return {
    kind: 'number',
    text: String(number),
    face: typeFace(book, look.theme, { font: 'heading' }).face,
    scale,
    paint: paint(look, 'accentText'),
  }
}

/** Returns the number of a counted line, as large as its text. */
export function countMarker({ book, look }: Lettering, number: number, color?: Rgb): MarkerSpec {
  return {
    kind: 'number',
    text: `${number}.`,
    face: typeFace(book, look.theme, { font: 'strong' }).face,
    scale: 1,
    paint: color === undefined ? paint(look, 'accentText') : paintColor(look, color),
  }
}

interface MarkerChoice {
  readonly shape: MarkerShape
  readonly face: FaceId
}

function firstCovered(
  book: FontBook,
  candidates: readonly [MarkerShape, ...MarkerShape[]],
  faces: readonly [FaceId, FaceId],
): MarkerChoice {
  for (const shape of candidates) {
    for (const face of faces) {
      if (book.faces.includes(face) && book.covers(face, shape.text)) return { shape, face }
    }
  }
  return { shape: candidates[candidates.length - 1] ?? candidates[0], face: faces[0] }
}
