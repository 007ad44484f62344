import { bulletText, type NewContent, readNewContent, type SlideInput } from '@deckloom/deck'
import { escapeMarkdown, markdownTable } from '../markdown/write.ts'

/**
 * Converts slides to Markdown: for each a heading, its text, its tables and the data of its charts.
 */
export function slidesMarkdown(slides: readonly SlideInput[]): string {
  return slides
    .filter(({ hidden }) => hidden !== true)
    .map(readNewContent)
    .map(slideMarkdown)
    .filter((text) => text !== '')
    .join('\n\n')
}

function slideMarkdown(slide: NewContent, index: number): string {
  const { title, bullets = [], texts = [] } = slide
  const heading = title.trim() === '' ? '' : `${index === 0 ? '#' : '##'} ${escapeMarkdown(title)}`
  const list = bullets.map((bullet) => `- ${escapeMarkdown(bulletText(bullet))}`).join('\n')
  const boxes = texts.map(({ content, lines }) =>
    content
      .split('\n')
      .map((line, number) => addMarker(line, lines?.[number]))
      .join('\n'),
  )
  return [heading, list, ...boxes, ...tables(slide)]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

function addMarker(
  line: string,
  style: { readonly list?: string | undefined; readonly level?: number | undefined } = {},
): string {
  if (style.list === undefined || line.trim() === '') return escapeMarkdown(line)
  return `${'   '.repeat(style.level ?? 0)}${style.list === 'number' ? '1.' : '-'} ${escapeMarkdown(line)}`
}

function tables({ table, visuals = [] }: NewContent): readonly string[] {
  const charts = visuals.flatMap((visual) => (visual.kind === 'chart' ? [visual.chart] : []))
  return [
    ...(table ? [markdownTable(table.rows)] : []),
    ...charts.map(({ title, data }) =>
      markdownTable([[title, ''], ...data.map(({ label, value }) => [label, String(value)])]),
    ),
  ]
}
