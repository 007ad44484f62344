import { type Box, type LineEnd, type LineGlue, page } from '@deckloom/deck'
import { boundsOf, type ConnectionSite, connectionSites } from '@deckloom/scene'
import { roundUnits } from '../../edits/lines/roundUnits.ts'
import type { PlacedElement } from '../sceneElements.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** An element that an end of a line can be glued to. */
export interface LineTarget {
  readonly id: string
  readonly name: string
  readonly bounds: Box
  readonly sites: readonly ConnectionSite[]
  readonly glue: (site: number) => LineGlue
}

/** Returns what lines can be glued to, back to front: everything but other lines. */
export function lineTargets(elements: readonly PlacedElement[]): readonly LineTarget[] {
  return elements.flatMap((placed): readonly LineTarget[] => {
    const { id, name, element } = placed
    const visual = element.kind === 'visual' ? element.visual : undefined
    if (visual?.kind === 'line') return []
    const isSlot =
      element.kind === 'title' || element.kind === 'bullets' || element.kind === 'table'
    return [
      {
        id,
        name,
        bounds: boundsOf(placed),
        sites: connectionSites(visual, placed),
        glue: (site) => (isSlot ? { slot: element.kind, site } : { element: id, site }),
      },
    ]
  })
}

export interface EndPull {
  readonly pointer: Point
  /** The other end, which steps are counted from. */
  readonly anchor: Point
  /** Whether the line keeps to steps of 45 degrees. */
  readonly inSteps: boolean
  /** Whether it is glued to nothing. */
  readonly free: boolean
  /** Page units within which an end jumps to a site. */
  readonly reach: number
}

export interface PulledEnd {
  readonly end: LineEnd
  /** The element whose sites are near. */
  readonly over: LineTarget | undefined
}

/** Returns where an end goes: to a site in reach, to a step of 45 degrees, or to the pointer; always on the page. */
export function pullEnd(targets: readonly LineTarget[], pull: EndPull): PulledEnd {
  const { pointer, anchor, inSteps, free, reach } = pull
  if (free || inSteps)
    return { end: onPage(inSteps ? inStep(anchor, pointer) : pointer), over: undefined }
  const over = targets.findLast(({ bounds }) => isNear(bounds, pointer, reach))
  const site = over && nearestSite(over, pointer, reach)
  if (!over || site === undefined) return { end: onPage(pointer), over }
  const { x, y } = over.sites[site] ?? pointer
  return { end: { ...rounded({ x, y }), glue: over.glue(site) }, over }
}

function nearestSite({ sites }: LineTarget, at: Point, reach: number): number | undefined {
  const distances = sites.map(({ x, y }) => Math.hypot(x - at.x, y - at.y))
  const least = Math.min(...distances)
  return least <= reach ? distances.indexOf(least) : undefined
}

function isNear({ x, y, width, height }: Box, at: Point, reach: number): boolean {
  return (
    at.x >= x - reach &&
    at.x <= x + width + reach &&
    at.y >= y - reach &&
    at.y <= y + height + reach
  )
}

/** The point at the pointer's distance in the nearest of eight directions. */
function inStep(anchor: Point, { x, y }: Point): Point {
  const step = Math.PI / 4
  const angle = Math.round(Math.atan2(y - anchor.y, x - anchor.x) / step) * step
  const length = (x - anchor.x) * Math.cos(angle) + (y - anchor.y) * Math.sin(angle)
  return { x: anchor.x + Math.cos(angle) * length, y: anchor.y + Math.sin(angle) * length }
}

function onPage({ x, y }: Point): LineEnd {
  return rounded({
    x: Math.min(Math.max(x, 0), page.width),
    y: Math.min(Math.max(y, 0), page.height),
  })
}

function rounded({ x, y }: Point): LineEnd {
  return { x: roundUnits(x), y: roundUnits(y) }
}
