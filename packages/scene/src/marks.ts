import type {
  Box,
  CellRange,
  ChartData,
  ChartType,
  LineData,
  ShapeData,
  ShapeType,
  TableData,
} from '@deckloom/deck'
import type { FaceId, FontSlot, Glyphs } from '@deckloom/text'
import type { OfficeNumber } from './charts/officeFormats.ts'

/** #RRGGBB */
export type Rgb = string

/** The color slots of an Office theme. A PPTX writes the token; every other renderer uses the color beside it. */
export type ThemeToken =
  | 'dk1'
  | 'lt1'
  | 'dk2'
  | 'lt2'
  | 'accent1'
  | 'accent2'
  | 'accent3'
  | 'accent4'
  | 'accent5'
  | 'accent6'

export interface Solid {
  readonly kind: 'solid'
  readonly color: Rgb
  readonly alpha?: number
  readonly token?: ThemeToken
}
export interface Stop {
  readonly at: number
  readonly color: Rgb
  readonly alpha?: number
  readonly token?: ThemeToken
}
/** Gradient coordinates are in page units, not relative to the box they fill. */
export type Paint =
  | Solid
  | {
      readonly kind: 'linear'
      readonly from: readonly [number, number]
      readonly to: readonly [number, number]
      readonly stops: readonly Stop[]
    }
  | {
      readonly kind: 'radial'
      readonly center: readonly [number, number]
      readonly radius: number
      readonly stops: readonly Stop[]
    }

export interface Stroke {
  readonly paint: Paint
  readonly width: number
  readonly dash?: readonly number[]
  readonly cap?: 'butt' | 'round'
}

export type Role = 'title' | 'bullets' | 'text' | 'image' | 'chart' | 'shape' | 'table' | 'meta'

/** The element that a mark belongs to. Marks without an origin are decoration and cannot be selected. */
export interface Origin {
  /** `title-<slide id>`, `bullets-<slide id>`, or the element's own ID. */
  readonly elementId: string
  readonly role: Role
}

interface MarkBase {
  /** Unique in the scene, and stable as long as the slide keeps its structure. */
  readonly id: string
  /** In page units, before rotation. */
  readonly box: Box
  /** Degrees clockwise around the center of the box. */
  readonly rotation?: number
  readonly origin?: Origin
  /** ID of the element that this panel makes readable. The panel moves with it and cannot be selected itself. */
  readonly panelOf?: string
  /** Alternative text; an empty string marks the mark as decorative. */
  readonly alt?: string
  /** Name of the build step: when bullets appear one by one, all marks of a step appear together. */
  readonly step?: string
}

export interface PathMark extends MarkBase {
  readonly mark: 'path'
  /** Absolute M, L, C and Z commands only, in page units. */
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Stroke
  /** 0 to 1, applied to fill and stroke together. */
  readonly alpha?: number
}

/** What an office document needs to know about text that its Latin face does not draw. */
export interface RunScript {
  readonly slot: FontSlot
  /** Font name written to a PPTX; absent if the run's own face draws the text. */
  readonly family?: string
  /** BCP 47 tag; absent if the characters do not determine the language. */
  readonly language?: string
}

/** Unbroken text with its formatting, as an office document expects it. */
export interface TextRun {
  readonly text: string
  readonly face: FaceId
  /** Font name written to a PPTX. */
  readonly officeFamily: string
  /** Set if the text is in a script other than Latin. */
  readonly script?: RunScript
  /** Set if the face is the theme's heading (major) or body (minor) face, so that a PPTX can refer to the theme. */
  readonly themeFont?: 'major' | 'minor'
  readonly size: number
  readonly bold: boolean
  /**
   * Set if office programs, which only know regular and bold, draw the face in another weight: about 5% wider or
   * narrower.
   */
  readonly reweighted?: true
  readonly italic: boolean
  /** Slanted artificially because the family has no italic face. */
  readonly oblique?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly highlight?: Solid
  /** Drawn raised or lowered at a fraction of its size; see `textStroke`. */
  readonly baseline?: 'super' | 'sub'
  readonly letterSpacing?: number
  readonly paint: Solid
  readonly href?: string
}

export interface BulletMarker {
  readonly kind: 'char' | 'number'
  /** The bullet character, or the formatted number. */
  readonly text: string
  readonly paint: Solid
  readonly face: FaceId
  /** In page units. */
  readonly size: number
  /** Left end of the marker on its baseline. Renderers without native bullets draw the marker here. */
  readonly x: number
  readonly baseline: number
}

export interface Paragraph {
  readonly runs: readonly TextRun[]
  readonly align: 'left' | 'center' | 'right'
  readonly direction: 'ltr' | 'rtl'
  /** Baseline to baseline, in page units. */
  readonly lineHeight: number
  /** Space above the paragraph in page units; 0 for the first. */
  readonly spaceBefore: number
  /** From the left edge of the box to the text, in page units. */
  readonly indent: number
  /** List level, from 1; absent at the top level and outside lists. */
  readonly level?: number
  readonly marker?: BulletMarker
  /** Continues the bullet of the previous paragraph. */
  readonly continues?: true
}

/** A piece of a line in one style, positioned in page units before rotation: renderers have nothing left to measure. */
export interface TextFragment {
  readonly text: string
  readonly face: FaceId
  readonly x: number
  readonly width: number
  readonly size: number
  readonly letterSpacing: number
  readonly rtl: boolean
  readonly glyphs: Glyphs
  readonly paint: Solid
  readonly oblique?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly highlight?: Solid
  /** Height of its baseline above that of the line, in page units. */
  readonly rise?: number
  readonly href?: string
}

export interface TextLine {
  readonly paragraph: number
  readonly baseline: number
  readonly top: number
  readonly height: number
  readonly x: number
  readonly width: number
  readonly softBreak: boolean
  readonly fragments: readonly TextFragment[]
}

export interface TextMark extends MarkBase {
  readonly mark: 'text'
  readonly paragraphs: readonly Paragraph[]
  readonly lines: readonly TextLine[]
  readonly anchor: 'top' | 'middle' | 'bottom'
  /**
   * Each bullet is a build step of its own when bullets appear one by one; a step is named by the mark's ID and the
   * bullet's number.
   */
  readonly stepwise?: true
  /** Set if the text fills a slot of the layout; `index` is unique in the slide. */
  readonly placeholder?: { readonly type: 'title' | 'body' | 'subTitle'; readonly index: number }
  readonly fit: {
    readonly nominal: number
    readonly size: number
    readonly floor: number
    /** True if the text does not fit even at its smallest size. */
    readonly overflow: boolean
  }
}

export interface ImageMark extends MarkBase {
  readonly mark: 'image'
  /** URL of the picture as stored in the deck; the renderer receives its bytes. */
  readonly src: string
  readonly fit: 'cover' | 'contain' | 'fill'
  /** Point of the picture, 0 to 1 in each direction, that a cover crop keeps in view. */
  readonly focus: readonly [number, number]
  /** Frame that the whole of a cropped picture covers. The mark's box, to which `clip` cuts it, shows a region of it. */
  readonly whole?: Box
  /** The shape that `clip` is the outline of. */
  readonly mask?: ShapeType
  /** Radius of the corners that `clip` rounds, in page units. */
  readonly radius?: number
  /** Clip path of absolute M, L, C and Z commands, in page units. */
  readonly clip?: string
  /** 0 to 1, of the picture and of its background. */
  readonly alpha?: number
  readonly background?: Paint
}

export interface GroupMark extends MarkBase {
  readonly mark: 'group'
  readonly children: readonly Mark[]
  /** Clips the children to the group's box. */
  readonly clip?: boolean
}

/**
 * A preset shape of office programs, with the adjust values that `painted` was drawn with, under their official names.
 */
export interface PresetShape {
  readonly name: string
  readonly adjust: Readonly<Record<string, number>>
}

/**
 * `painted` holds the outline (filled and stroked), then the inner lines that only a border shows, then the text, if
 * any.
 */
export interface ShapeSource {
  readonly kind: 'shape'
  readonly shape: ShapeData
  /** Absent if office programs have no such shape; the outline is then its geometry. */
  readonly preset?: PresetShape
  /** The preset's own text rectangle in page units; text in `painted` is centered in it. */
  readonly textBox: Box
  /** Also in `painted`, as the marks before the outline. */
  readonly shadow?: ShadowSource
}

/** `painted` holds the shadow, then the picture, then its border. */
export interface PictureSource {
  readonly kind: 'picture'
  /** As in `painted`, where it is not turned and has no description. */
  readonly image: ImageMark
  /** Along the picture's clip path, or around its box. */
  readonly border?: Stroke
  readonly shadow?: ShadowSource
}

/** A shadow below a shape or a picture. Lengths in page units. */
export interface ShadowSource {
  readonly distance: number
  /** How far it fades out beyond the outline. */
  readonly blur: number
  readonly color: Rgb
  readonly alpha: number
}

/**
 * A line as a preset connector of office programs, with the adjust values that `painted` was drawn with, in 100000ths.
 * The preset's path runs from the upper left to the lower right of the box, which is flipped first, then turned.
 */
export interface Connector {
  readonly preset: 'straightConnector1' | `${'bent' | 'curved'}Connector${2 | 3 | 4 | 5}`
  readonly adjust: Readonly<Record<string, number>>
  /** Before rotation. */
  readonly box: Box
  /** Degrees clockwise around the center of the box: 0, 90, 180 or 270. */
  readonly rotation: number
  readonly flipX: boolean
  readonly flipY: boolean
}

/** Where an end of a line is, and the element and connection site that it is glued to. */
export interface LinePoint {
  readonly x: number
  readonly y: number
  readonly glue?: { readonly elementId: string; readonly site: number }
}

/** `painted` holds the line without what its heads cover, then the heads at its start and its end. */
export interface LineSource {
  readonly kind: 'line'
  readonly line: LineData
  readonly connector: Connector
  readonly stroke: Stroke
  /** The whole path from end to end: absolute M, L and C commands, in page units. */
  readonly path: string
  readonly start: LinePoint
  readonly end: LinePoint
}

/** Carries both the data, for writers that have a native object for it, and the painted marks, for all others. */
export interface NativeMark extends MarkBase {
  readonly mark: 'native'
  readonly source:
    | { readonly kind: 'chart'; readonly chart: ChartData; readonly plan: ChartPlan }
    | { readonly kind: 'table'; readonly table: TableData; readonly grid: TableGrid }
    | ShapeSource
    | PictureSource
    | LineSource
  readonly painted: readonly Mark[]
}

/** The numbers behind a chart's painted marks, for writers that have native charts. */
export interface ChartPlan {
  /** The type as drawn: a bar chart without room for its labels becomes a horizontal one. */
  readonly type: ChartType
  /** Plot area without the labels around it: the rectangle inside the axes, or the square around the circle. */
  readonly plot: Box
  /** One for each data point, in order. */
  readonly points: readonly ChartPoint[]
  /** Absent for chart types without axes. */
  readonly axes?: ChartAxes
  /** Gap between two bars, in percent of a bar's thickness. */
  readonly gapWidth?: number
  /** Stroke between the parts of a pie or a stack. */
  readonly edge?: Stroke
  readonly line?: { readonly stroke: Stroke; readonly dot: Solid; readonly dotRadius: number }
  /** Fill between the line and zero. */
  readonly area?: Paint
  readonly ground?: Solid
  readonly title?: TextMark
  /** Painted marks that no native chart can hold, such as the total above a stack. */
  readonly beside: readonly Mark[]
}

export interface ChartPoint {
  /** The category as painted, cut if it had no room. */
  readonly name: string
  readonly fill: Solid
  readonly label?: ChartPointLabel
}

export interface ChartPointLabel {
  readonly shows: 'value' | 'name-and-value' | 'name-and-share'
  /** Style of the label and its full text, with lines separated by line feeds. */
  readonly run: TextRun
  /** Number format of the value or share. */
  readonly number: OfficeNumber
  /** Between the name and the value or share. */
  readonly separator: '\n' | ' ' | '  '
  /**
   * Offset in page units from the chart type's default label position: above a column, after a bar or the end of a
   * line, beside the arc of a pie slice, or in the middle of a ring or stack part. Absent if the label is at that
   * position.
   */
  readonly moved?: readonly [x: number, y: number]
}

export interface ChartAxes {
  readonly max: number
  readonly majorUnit: number
  /** Absent if the axis is not shown. */
  readonly values?: { readonly run: TextRun; readonly format: string; readonly grid: Stroke }
  /** `every` is 2 if only every second category is labeled. */
  readonly categories?: { readonly run: TextRun; readonly every: number }
  readonly baseline?: Stroke
}

/** Geometry of a table's cells, for writers with native tables. */
export interface TableGrid {
  /** Widths in page units, in reading order; they add up to the width of the mark's box. */
  readonly columns: readonly number[]
  /** Width that each column needs to set all its texts on one line at their nominal sizes. */
  readonly natural: readonly number[]
  /** With rtl, the first column is on the right. */
  readonly direction: 'ltr' | 'rtl'
  readonly rows: readonly TableGridRow[]
  /** Merged cells. Lines between the cells of one are not drawn; its fill is that of its first cell's row. */
  readonly merges?: readonly CellRange[]
}

export interface TableGridRow {
  readonly height: number
  readonly fill?: Paint
  /** Line below the row. */
  readonly below?: Stroke
  /** Bar of the emphasized row, at the edge of its first cell. */
  readonly bar?: Stroke
  /** Line between the first cell and the second. */
  readonly side?: Stroke
  /** Text of each cell, also contained in `painted`; undefined for an empty cell. */
  readonly cells: readonly (TextMark | undefined)[]
}

/** Every mark that a renderer must support. A new kind of element never adds a mark. */
export type Mark = PathMark | TextMark | ImageMark | GroupMark | NativeMark
