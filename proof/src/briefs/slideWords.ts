import { bulletText, layouts, ownVisuals, type Slide } from '@deckloom/deck'

/** Returns all text of a slide for the audience and the speaker, without its section number. */
export function slideWords(slide: Slide): string {
  const pictures = ownVisuals(slide).flatMap((visual) => [
    visual.alt ?? '',
    visual.title ?? '',
    ...(visual.kind === 'chart'
      ? visual.chart.data.map(({ label, value }) => `${label} = ${value}`)
      : []),
  ])
  const eyebrow = layouts[slide.layout_template].part === 'section' ? '' : (slide.eyebrow ?? '')
  return [
    shownWords(slide),
    eyebrow,
    slide.notes ?? '',
    ...(slide.table?.rows.flat() ?? []),
    ...pictures,
  ].join('\n')
}

/** Returns the title and the points. */
export function shownWords(slide: Slide): string {
  return [slide.slide_title, ...slide.bullet_points.map((bullet) => bulletText(bullet))].join('\n')
}

export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Returns numbers reduced to their digits, so that '4,300' in one language equals '4.300' in another. */
export function numbersIn(text: string): readonly string[] {
  const marked = text.match(/\d+(?:[.,'’]\d+|[ \u00A0\u202F]\d{3}(?!\d))*/gu) ?? []
  return marked.map((number) => number.replace(/\D/gu, ''))
}
