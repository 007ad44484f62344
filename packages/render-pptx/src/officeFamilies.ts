import type { Mark, Scene, TextRun } from '@deckloom/scene'

/** Returns the Office family name of every face used in the deck. */
export function officeFamilies(scenes: readonly Scene[]): ReadonlyMap<TextRun['face'], string> {
  const families = new Map<TextRun['face'], string>()
  const collect = (marks: readonly Mark[]): void => {
    for (const mark of marks) {
      if (mark.mark === 'group') collect(mark.children)
      if (mark.mark === 'native') collect(mark.painted)
      if (mark.mark !== 'text') continue
      for (const { runs } of mark.paragraphs) {
        for (const { face, officeFamily } of runs) families.set(face, officeFamily)
      }
    }
  }
  for (const { marks, layout } of scenes) {
    collect(layout.decoration)
    collect(marks)
  }
  return families
}
