import type { Slide } from './slide.ts'

/**
 * Returns the name of the section that starts at a slide, or undefined if none does. A section header starts one named
 * after its title; any slide starts one with a name of its own, and an empty name means that none starts.
 */
export function sectionName(
  slide: Pick<Slide, 'section' | 'layout_template' | 'slide_title'>,
): string | undefined {
  const { section, layout_template: layout, slide_title: title } = slide
  if (section !== undefined) return section.trim() || undefined
  // By its name: with the table of layouts, the dashboard would load 3 kB more.
  return layout === 'section header' ? title.replaceAll(/\s+/gu, ' ').trim() : undefined
}
