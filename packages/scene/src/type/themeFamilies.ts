import { faceFor, fontFace } from '@deckloom/text'
import type { FontChoice, Theme } from '@deckloom/themes'

/** The names that office programs know the faces of a theme's headings and its text by. */
export function themeFamilies({
  heading,
  body,
}: Pick<Theme, 'heading' | 'body'>): Readonly<Record<'major' | 'minor', string>> {
  return { major: officeFamilyOf(heading), minor: officeFamilyOf(body) }
}

function officeFamilyOf({ family, weight }: FontChoice): string {
  return fontFace(faceFor({ family, weight, italic: false }).face).officeFamily
}
