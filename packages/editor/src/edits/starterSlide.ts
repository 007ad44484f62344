import { editContent, layouts, type LayoutTemplate, newSlide, type Slide } from '@deckloom/deck'

export interface Starter {
  readonly id: string
  /** Its number in the deck, from 1. */
  readonly position: number
  readonly layout: LayoutTemplate
}

/** Creates a slide with just enough content for its layout to be recognizable; the user overwrites it. */
export function starterSlide({ id, position, layout }: Starter): Slide {
  const { bullets, visual, table } = layouts[layout].starter
  return editContent(newSlide(id, position), (content) => ({
    ...content,
    layout,
    ...(bullets && { bullets: [...bullets] }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => [...row]) } }),
    ...(visual && { visuals: [{ ...visual, id: `${id.slice(0, longestId)}-1` }] }),
  }))
}

const longestId = 60
