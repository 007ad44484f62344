import type { SourceBlock, SourceSection } from './sourceDocument.ts'

/** Neighbouring sections under one heading of the highest rank. */
export interface SourceChapter {
  /** Empty where the source has no heading. */
  readonly name: string
  readonly sections: readonly SourceSection[]
}

/** Chapters begin at the headings of the lowest depth that occurs more than once. */
export function chapterSections(sections: readonly SourceSection[]): readonly SourceChapter[] {
  const depths = sections.flatMap(({ heading, depth }) => (heading === undefined ? [] : [depth]))
  if (depths.length < 2) return sections.flatMap((section) => paragraphChapters(section))
  const shared = [1, 2, 3, 4, 5, 6].find(
    (level) => depths.filter((other) => other === level).length > 1,
  )
  const depth = shared ?? Math.min(...depths)
  const chapters: { name: string; sections: SourceSection[] }[] = []
  for (const section of sections) {
    const opens = section.heading !== undefined && section.depth <= depth
    const last = chapters.at(-1)
    if (opens || !last) chapters.push({ name: section.heading ?? '', sections: [section] })
    else last.sections.push(section)
  }
  return chapters
}

/** Notes without headings part at their paragraphs; a list or table stays with the words before it. */
function paragraphChapters(section: SourceSection): readonly SourceChapter[] {
  const groups: SourceBlock[][] = []
  for (const block of section.blocks) {
    const last = groups.at(-1)
    const introduces =
      last?.length === 1 && last[0]?.kind === 'paragraph' && last[0].text.endsWith(':')
    if (last && (block.kind !== 'paragraph' || introduces)) last.push(block)
    else groups.push([block])
  }
  return groups.map((blocks) => ({ name: '', sections: [{ depth: section.depth, blocks }] }))
}
