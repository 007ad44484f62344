import {
  type Box,
  deckLimits,
  type LineDash,
  type LineHead,
  type LineKind,
  type ShapeData,
} from '@deckloom/deck'
import type { ReadChart } from '../office/readChart.ts'
import type { ReadCrop } from './pictureCrop.ts'
import type { ReadLook, ShapeStyle } from './shapeStyle.ts'
import type { GivenTable } from './tables/tableData.ts'
import type { ReadText } from './textBody.ts'

interface Standing {
  /** ID of the shape in the file, which connectors refer to. */
  readonly shapeId?: string | undefined
  readonly box: Box | undefined
  /** Degrees, clockwise. */
  readonly rotation: number
  /** The groups around it, from the outermost in, separated by slashes. */
  readonly group?: string | undefined
}

interface Written<Kind extends string> extends Standing {
  readonly kind: Kind
  readonly text: ReadText
}
interface Shape extends Standing {
  readonly kind: 'shape'
  readonly type: ShapeData['type']
  /** The outline of a freeform. */
  readonly path?: string | undefined
  readonly style: ShapeStyle
  readonly text: ReadText
}
interface Picture extends Standing, ReadCrop, ReadLook {
  readonly kind: 'picture'
  readonly path: string
  readonly alt: string
}
interface Chart extends Standing {
  readonly kind: 'chart'
  readonly chart: ReadChart
  readonly alt: string
}
interface Table extends Standing {
  readonly kind: 'table'
  readonly table: GivenTable
}

/** An end of a line, in page units, and the shape and connection site that it is glued to. */
export interface LinePoint {
  readonly x: number
  readonly y: number
  readonly glue?: { readonly shape: string; readonly site: number }
}

interface Line extends Standing {
  readonly kind: 'line'
  readonly line: LineKind
  readonly start: LinePoint
  readonly end: LinePoint
  /** `#RRGGBB`. */
  readonly color: string
  /** Page units. */
  readonly width: number
  readonly dash: LineDash
  readonly startHead: LineHead
  readonly endHead: LineHead
  readonly alt: string
}

/** An item of a slide of a file, in painting order. */
export type SlideItem =
  | Written<'title'>
  | Written<'subtitle'>
  | Written<'body'>
  | Written<'text'>
  | Shape
  | Picture
  | Chart
  | Table
  | Line

export type ItemOf<Kind extends SlideItem['kind']> = Extract<SlideItem, { kind: Kind }>

/** Items with text only. */
export type TextItem = ItemOf<'title' | 'subtitle' | 'body' | 'text'>

export interface FoundItems {
  readonly items: readonly SlideItem[]
  /** Sentences about what is missing. */
  readonly left: readonly string[]
}

/** Returns the groups around an item as its element has them. Of groups that nest too deeply the outer ones are kept. */
export function groupField({ group }: Pick<SlideItem, 'group'>): { readonly group?: string } {
  if (group === undefined) return {}
  return { group: group.split('/').slice(0, deckLimits.groupLevels).join('/') }
}
