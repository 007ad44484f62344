import {
  glueTarget,
  type Box,
  type LineData,
  type LineEnd,
  page,
  type Visual,
} from '@deckloom/deck'
import { boundsOf, type TurnedBox } from '../turnedBoxes.ts'
import { connectionSites } from './connectionSites.ts'

/** An element that lines may be glued to, as it is placed on the page. */
export interface GlueTarget extends TurnedBox {
  readonly visual: Visual | undefined
}

/** Returns the target with an ID; undefined if there is none on the page. */
export type FindTarget = (elementId: string) => GlueTarget | undefined

/** Where an end of a line is on the page. */
export interface PlacedEnd {
  readonly x: number
  readonly y: number
  /** Where its site faces, in degrees clockwise from the right; absent at a loose end. */
  readonly angle?: number
  /** Bounds of the element that it is glued to. */
  readonly box?: Box
  readonly glue?: PlacedGlue
}

export interface PlacedGlue {
  readonly elementId: string
  readonly site: number
}

export interface PlacedEnds {
  readonly start: PlacedEnd
  readonly end: PlacedEnd
}

/** Places both ends: at their sites, or where they are stored if the element or the site is gone. */
export function placeEnds(
  slideId: string,
  { start, end }: Pick<LineData, 'start' | 'end'>,
  find: FindTarget,
): PlacedEnds {
  const place = (stored: LineEnd) => gluedEnd(slideId, stored, find) ?? looseEnd(stored)
  return { start: place(start), end: place(end) }
}

/** Whether a loose end is stored off the page, and was brought back to its edge. */
export function isOffPage(stored: LineEnd, placed: PlacedEnd): boolean {
  return !placed.glue && (stored.x !== placed.x || stored.y !== placed.y)
}

function gluedEnd(slideId: string, { glue }: LineEnd, find: FindTarget): PlacedEnd | undefined {
  if (!glue) return undefined
  const elementId = glueTarget(slideId, glue)
  const target = find(elementId)
  const site = target && connectionSites(target.visual, target)[glue.site]
  return site && { ...site, box: boundsOf(target), glue: { elementId, site: glue.site } }
}

function looseEnd({ x, y }: LineEnd): PlacedEnd {
  return {
    x: Math.min(Math.max(x, 0), page.width),
    y: Math.min(Math.max(y, 0), page.height),
  }
}
