import { layouts, type LayoutTemplate, newSlide, type Slide, withNewVisual } from '@deckloom/deck'

export interface Starter {
  readonly id: string
  /** Its number in the deck, from 1. */
  readonly position: number
  readonly layout: LayoutTemplate
}

/** A new slide with as much in it as its layout needs to be that layout; the person writes over it. */
export function starterSlide({ id, position, layout }: Starter): Slide {
  const { bullets, visual, table } = layouts[layout].starter
  const plain = newSlide(id, position)
  const slide = visual
    ? withNewVisual(plain, { ...visual, id: `${id.slice(0, longestId)}-1` })
    : plain
  return {
    ...slide,
    layout_template: layout,
    ...(bullets && { bullet_points: [...bullets] }),
    ...(table && { table: { ...table, rows: table.rows.map((row) => [...row]) } }),
  }
}

const longestId = 60
