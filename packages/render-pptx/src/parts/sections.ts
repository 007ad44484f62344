import { createHash } from 'node:crypto'
import type { Scene } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'

export interface Section {
  readonly name: string
  /** Index of its first slide, starting at 0, and slide count. */
  readonly start: number
  readonly length: number
}

/** Returns the sections that the slides start; slides before the first section form one named after the deck. */
export function sectionsOf(scenes: readonly Scene[], title: string): readonly Section[] {
  const headers = scenes.flatMap(({ section }, index) => (section === undefined ? [] : [index]))
  if (headers.length === 0) return []
  const starts = headers[0] === 0 ? headers : [0, ...headers]
  return starts.map((start, index) => ({
    name: (headers.includes(start) ? scenes[start]?.section : title) || `Section ${index + 1}`,
    start,
    length: (starts[index + 1] ?? scenes.length) - start,
  }))
}

/** Writes the sections of PowerPoint's slide sorter, which are an extension: [MS-PPTX] 2.6. */
export function sectionList(sections: readonly Section[], firstSlideId: number): string {
  if (sections.length === 0) return ''
  const list = tag(
    'p14:sectionLst',
    { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' },
    ...sections.map((section, index) => sectionMarkup(section, { index, firstSlideId })),
  )
  return tag('p:extLst', {}, tag('p:ext', { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' }, list))
}

function sectionMarkup(
  { name, start, length }: Section,
  { index, firstSlideId }: { readonly index: number; readonly firstSlideId: number },
): string {
  const slides = Array.from({ length }, (_, offset) =>
    tag('p14:sldId', { id: firstSlideId + start + offset }),
  )
  return tag(
    'p14:section',
    { name, id: sectionId(`${index} ${name}`) },
    tag('p14:sldIdLst', {}, ...slides),
  )
}

// Returns a GUID that is always the same for the same seed.
function sectionId(seed: string): string {
  const digits = createHash('sha256').update(seed).digest('hex').toUpperCase()
  const group = (start: number, end: number) => digits.slice(start, end)
  return `{${group(0, 8)}-${group(8, 12)}-4${group(13, 16)}-A${group(17, 20)}-${group(20, 32)}}`
}
