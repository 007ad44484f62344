import type { ThemeChoice } from '@deckloom/deck'
import { faceFor, type FaceId } from '@deckloom/text'
import { themes } from '@deckloom/themes'

/** The faces that slides of a theme need, those of italic and bold text and of its bullets included. */
export function facesOf({ id }: ThemeChoice): readonly FaceId[] {
  const { heading, body, eyebrow } = themes[id]
  const faces = [
    faceFor({ ...heading, italic: false }),
    faceFor({ ...heading, italic: true }),
    faceFor({ family: body.family, weight: body.weight, italic: false }),
    faceFor({ family: body.family, weight: body.weight, italic: true }),
    faceFor({ family: body.family, weight: body.strong, italic: false }),
    faceFor({ family: body.family, weight: 700, italic: false }),
    faceFor({ family: body.family, weight: 700, italic: true }),
    ...(eyebrow ? [faceFor({ ...eyebrow, italic: false })] : []),
    faceFor({ family: 'Arimo', weight: 400, italic: false }),
  ]
  return [...new Set(faces.map(({ face }) => face))]
}
