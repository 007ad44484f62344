import type { Box, ShapeType } from '@deckloom/deck'
import type { ReadChart } from '../office/readChart.ts'
import type { ReadText } from './textBody.ts'

interface Standing {
  readonly box: Box | undefined
  /** Degrees, clockwise. */
  readonly rotation: number
}

interface Written<Kind extends string> extends Standing {
  readonly kind: Kind
  readonly text: ReadText
}
interface Shape extends Standing {
  readonly kind: 'shape'
  readonly type: ShapeType
  /** `#RRGGBB`. */
  readonly fill: string
  readonly text: ReadText
}
interface Picture extends Standing {
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
  readonly rows: readonly (readonly string[])[]
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

export type ItemOf<Kind extends SlideItem['kind']> = Extract<SlideItem, { kind: Kind }>

/** Items with text only. */
export type TextItem = ItemOf<'title' | 'subtitle' | 'body' | 'text'>

export interface FoundItems {
  readonly items: readonly SlideItem[]
  /** Sentences about what is missing. */
  readonly left: readonly string[]
}
