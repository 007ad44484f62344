import type { Slide } from './slide.ts'

/**
 * The name of the section that begins at a slide; undefined where none does. A section header begins one by itself,
 * under its title; any slide begins one by a name of its own, and an empty name says that none begins.
 */
export function sectionName(
  slide: Pick<Slide, 'section' | 'layout_template' | 'slide_title'>,
): string | undefined {
  const { section, layout_template: layout, slide_title: title } = slide
  if (section !== undefined) return section.trim() || undefined
  return layout === 'section header' ? title.replaceAll(/\s+/gu, ' ').trim() : undefined
}
