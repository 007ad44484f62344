import faces from './faces.json' with { type: 'json' }
import type { CatalogFace, FaceChoice, FaceId, FaceQuery, FontFace, FontWeight } from './types.ts'

const weights = [400, 500, 600, 700, 800] as const satisfies readonly FontWeight[]

/** Every face that ships with the product. */
export const fontFaces: readonly CatalogFace[] = faces.map((face) => ({
  ...face,
  weight: knownWeight(face.weight),
}))

const facesById: ReadonlyMap<FaceId, FontFace> = new Map(fontFaces.map((face) => [face.id, face]))

const lastResort = 'Inter'

/** A family that texts can be set in. */
export interface TextFamily {
  readonly family: string
  /** The name that people know it by: that of the Office font it replaces, if it has the same metrics. */
  readonly name: string
}

/** Drawn where another face lacks a script; not to be chosen. */
const standIn = /^(?:Noto|BIZ|Nanum)/

/** Every family that texts can be set in, by name. */
export const textFamilies: readonly TextFamily[] = [
  ...new Map(
    fontFaces
      .filter(({ family }) => !standIn.test(family))
      .map(({ family, officeFamily }) => {
        const name = officeFamily.startsWith(family) ? family : officeFamily
        return [family, { family, name }] as const
      }),
  ).values(),
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

const textFamilyNames: ReadonlySet<string> = new Set(textFamilies.map(({ family }) => family))

export function isTextFamily(family: string): boolean {
  return textFamilyNames.has(family)
}

/** Throws on an id that is not in the catalog. */
export function fontFace(id: FaceId): FontFace {
  const face = facesById.get(id)
  if (!face) throw new Error(`No font face is called "${id}"`)
  return face
}

/** Returns the nearest face of the family; an unknown family falls back to Inter. */
export function faceFor({ family, weight, italic }: FaceQuery): FaceChoice {
  const known = fontFaces.some((face) => face.family === family) ? family : lastResort
  const members = fontFaces.filter((face) => face.family === known)
  const upright = members.filter((face) => !face.italic)
  const slanted = members.filter((face) => face.italic)
  const oblique = italic && slanted.length === 0

  return { face: nearest(italic && !oblique ? slanted : upright, weight), oblique }
}

/**
 * Returns the faces to try, in order, for characters that a face lacks. Upright and in two weights only, because a
 * browser has to fetch them along with the requested faces.
 */
export function fallbacksOf(id: FaceId): readonly FaceId[] {
  const chain = fontFace(id).weight >= 600 ? ['inter-600', 'arimo-700'] : ['inter-400', 'arimo-400']
  return chain.filter((fallback) => fallback !== id)
}

/** Returns the faces and every fallback they may need, without duplicates. */
export function withFallbacks(ids: Iterable<FaceId>): readonly FaceId[] {
  const asked = [...ids]
  return [...new Set([...asked, ...asked.flatMap(fallbacksOf)])]
}

/**
 * Finds the nearest weight as in CSS Fonts 4, 5.2: regular weights try lighter faces first, bold
 * weights heavier ones.
 */
function nearest(members: readonly FontFace[], weight: FontWeight): FaceId {
  const isOnPreferredSide = (face: FontFace) =>
    weight > 500 ? face.weight >= weight : face.weight <= weight
  const penalty = (face: FontFace) =>
    Math.abs(face.weight - weight) + (isOnPreferredSide(face) ? 0 : 1000)
  const [best] = members.toSorted((a, b) => penalty(a) - penalty(b))
  if (!best) throw new Error('A family of the catalog has no face')
  return best.id
}

function knownWeight(weight: number): FontWeight {
  const known = weights.find((candidate) => candidate === weight)
  if (!known) throw new Error(`The font catalog has a face of weight ${weight}`)
  return known
}
