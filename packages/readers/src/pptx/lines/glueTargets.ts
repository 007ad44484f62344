import type { LineGlue } from '@deckloom/deck'
import type { SlideItem } from '../slideItems.ts'

/** What connectors of a slide are glued to. */
export interface GlueTargets {
  /** Returns the ID that an item's element gets; none unless a connector is glued to it. */
  readonly idOf: (item: SlideItem) => { readonly id?: string }
  /** Returns the glue of an end; undefined if its shape was left out. */
  readonly glueOf: (glue: { readonly shape: string; readonly site: number }) => LineGlue | undefined
}

/** The items that go in slots of the layout. */
interface Slotted {
  readonly title: SlideItem | undefined
  readonly bullets: SlideItem | undefined
}

/** Names the items that connectors refer to by the slide's number and their IDs in the file. */
export function glueTargets(
  items: readonly SlideItem[],
  { number, slotted }: { readonly number: number; readonly slotted: Slotted },
): GlueTargets {
  const glued = new Set(
    items.flatMap((item) =>
      item.kind === 'line'
        ? [item.start, item.end].flatMap(({ glue }) => (glue ? [glue.shape] : []))
        : [],
    ),
  )
  const nameOf = (shapeId: string) => `slide-${number}-shape-${shapeId}`.replaceAll(/[^\w-]/gu, '')
  return {
    idOf: ({ shapeId }) =>
      shapeId !== undefined && glued.has(shapeId) ? { id: nameOf(shapeId).slice(0, 64) } : {},
    glueOf: ({ shape, site }) => {
      const target = items.find(({ shapeId }) => shapeId === shape)
      if (!target || target.kind === 'line' || !Number.isInteger(site)) return undefined
      if (target.shapeId === slotted.title?.shapeId) return { slot: 'title', site }
      if (target.shapeId === slotted.bullets?.shapeId) return { slot: 'bullets', site }
      if (target.kind === 'table') return { slot: 'table', site }
      return { element: nameOf(shape).slice(0, 64), site }
    },
  }
}
