import {
  type Box,
  type LayoutTemplate,
  type NewContent,
  type NewVisual,
  page,
} from '@deckloom/deck'
import { attributeOf } from '../xml/queries.ts'
import type { TextItem } from './slideItems.ts'
import type { SlideParts } from './parts/slideParts.ts'
import { placeInSlot, type Visuals } from './visuals.ts'

/** A slide before its layout. */
export interface Laying {
  readonly parts: SlideParts
  readonly visuals: Visuals
  readonly bullets: NonNullable<NewContent['bullets']>
  readonly free: readonly TextItem[]
  readonly list: TextItem | undefined
  readonly title: TextItem | undefined
}

export interface Laid {
  /** Whether items keep their positions in the file. */
  readonly free: boolean
  readonly fields: Pick<NewContent, 'layout' | 'visualType' | 'positioningMode' | 'slotBoxes'>
  readonly shown: readonly NewVisual[]
  readonly table?: NewContent['table']
}

/** Uses one of our layouts if the slide fits it, else the positions of the file. */
export function layOut(laying: Laying): Laid {
  const { visuals, free } = laying
  const { pictures, charts, shapes, tables } = visuals
  const all = [...pictures, ...charts]
  const [table] = tables
  if (free.length === 0 && shapes.length === 0) {
    if (table && all.length === 0 && laying.bullets.length <= 1) {
      return {
        free: false,
        fields: { layout: 'table', visualType: 'diagram' },
        shown: [],
        table,
      }
    }
    if (!table && all.length <= 1) {
      const slotLayout = layoutFor(laying)
      if (slotLayout) return slotLayout
    }
  }
  return placeFreely(laying, table)
}

function placeFreely({ visuals, bullets, list, title }: Laying, table: NewContent['table']): Laid {
  const { pictures, charts, shapes } = visuals
  const boxes = slotBoxes(title, bullets.length > 0 ? list : undefined)
  const words = bullets.length > 0 ? 'title + bullets' : 'title only'
  const picture = pictures.length > 0 ? 'photo' : 'other'
  return {
    free: true,
    fields: {
      layout: table ? 'table' : words,
      visualType: charts.length > 0 ? 'chart' : picture,
      positioningMode: 'free',
      ...(!table && boxes),
    },
    shown: [...[...pictures, ...charts].map(({ visual }) => visual), ...shapes],
    ...(table && { table }),
  }
}

function slotBoxes(
  title: TextItem | undefined,
  list: TextItem | undefined,
): Pick<NewContent, 'slotBoxes'> {
  const boxes = {
    ...(title?.box && { title: slotBox(title.box) }),
    ...(list?.box && { bullets: slotBox(list.box) }),
  }
  return Object.keys(boxes).length > 0 ? { slotBoxes: boxes } : {}
}

function slotBox(box: Box): Box {
  return { ...box, width: Math.max(40, box.width), height: Math.max(24, box.height) }
}

/** Returns the layout of a slide with text and at most one visual; undefined if none fits. */
function layoutFor({ parts, visuals, bullets, list, title }: Laying): Laid | undefined {
  const [chart] = visuals.charts
  const [picture] = visuals.pictures
  if (chart) return placeInLayout('title + chart + bullets', 'chart', chart.visual)
  if (!picture) return placeInLayout(textLayout(parts, list, title), 'other')
  if (coversPage(picture.box) && bullets.length <= 1 && title) {
    return placeInLayout('full image background', 'photo', picture.visual)
  }
  if (bullets.length === 0) return undefined
  const isLeft = list?.box && picture.box && middle(picture.box) < middle(list.box)
  const layout = isLeft ? 'side-by-side image + bullets' : 'title + bullets + image'
  return placeInLayout(layout, 'photo', picture.visual)
}

/** Files declare the type of their layouts. ECMA-376 part 1, 19.7.15. */
function textLayout(
  { layout, number }: SlideParts,
  list: TextItem | undefined,
  title: TextItem | undefined,
): LayoutTemplate {
  const kind = attributeOf(layout, 'type')
  const opens = kind === 'title' || list?.kind === 'subtitle'
  if (kind === 'secHead') return 'section header'
  if (opens) return number === 1 ? 'cover' : 'section header'
  if (list) return 'title + bullets'
  return number === 1 && title ? 'cover' : 'title only'
}

function placeInLayout(
  layout: LayoutTemplate,
  type: Laid['fields']['visualType'],
  visual?: NewVisual,
): Laid {
  return {
    free: false,
    fields: { layout, visualType: type },
    shown: visual ? [placeInSlot(visual)] : [],
  }
}

function coversPage(box: Box | undefined): boolean {
  return box !== undefined && box.width * box.height > page.width * page.height * 0.8
}

function middle(box: Box): number {
  return box.x + box.width / 2
}
