import type { FontFace } from '@deckloom/text'

/** Returns whether an office program draws a weight other than ours, given a family name (`named`) and a bold flag. */
export function isReweighted(face: FontFace, bold: boolean, named: string): boolean {
  if (named === face.officeFamily && isOfOneWeight(face)) return false
  return face.weight !== (bold ? 700 : 400)
}

/** Returns whether the office family has a single weight: `Archivo ExtraBold` has no regular, whatever is requested. */
export function isOfOneWeight({
  family,
  officeFamily,
}: Pick<FontFace, 'family' | 'officeFamily'>): boolean {
  return officeFamily.startsWith(`${family} `)
}
