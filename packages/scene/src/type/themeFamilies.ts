import { faceFor, fontFace } from '@deckloom/text'
import type { FontChoice, Theme } from '@deckloom/themes'

/** Returns the family names of a theme's heading and body faces in office programs. */
export function themeFamilies({
  heading,
  body,
}: Pick<Theme, 'heading' | 'body'>): Readonly<Record<'major' | 'minor', string>> {
  return { major: officeFamilyOf(heading), minor: officeFamilyOf(body) }
}

function officeFamilyOf({ family, weight }: FontChoice): string {
  return fontFace(faceFor({ family, weight, italic: false }).face).officeFamily
}
