import { layouts, type LayoutTemplate, newSlide, type Slide } from '@deckloom/deck'

export interface Starter {
  readonly id: string
  /** Its number in the deck, from 1. */
  readonly position: number
  readonly layout: LayoutTemplate
}

/** A new slide with as much in it as its layout needs to be that layout; the person writes over it. */
export function starterSlide({ id, position, layout }: Starter): Slide {
  const { bullets, image, table } = layouts[layout].starter
  return {
    ...newSlide(id, position),
    layout_template: layout,
    ...(bullets && { bullet_points: [...bullets] }),
    ...(image && { images: [{ ...image, id: `${id.slice(0, longestId)}-1` }] }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => [...row]) } }),
  }
}

const longestId = 60
