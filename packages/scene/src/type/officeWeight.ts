import type { FontFace } from '@deckloom/text'

/**
 * Whether an office program that is told a family and bold or not draws another weight than ours. `named` is the
 * family it is told.
 */
export function isReweighted(face: FontFace, bold: boolean, named: string): boolean {
  if (named === face.officeFamily && isOfOneWeight(face)) return false
  return face.weight !== (bold ? 700 : 400)
}

/** Whether the office family is that of one weight: `Archivo ExtraBold` has no regular, whatever is asked of it. */
export function isOfOneWeight({
  family,
  officeFamily,
}: Pick<FontFace, 'family' | 'officeFamily'>): boolean {
  return officeFamily.startsWith(`${family} `)
}
