import type { Box, ChartData, ChartType, ShapeData, TableData } from '@deckloom/deck'
import type { FaceId, FontSlot, Glyphs } from '@deckloom/text'
import type { OfficeNumber } from './charts/officeFormats.ts'

/** #RRGGBB */
export type Rgb = string

/** The slots of an Office theme; a PPTX writes the token, every other renderer the colour beside it. */
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
/** Gradients are in page units, not relative to the box they fill. */
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

/** What a mark came from. Marks without an origin are decoration: nobody selects them. */
export interface Origin {
  /** `title-<slide id>`, `bullets-<slide id>`, or the element's own id. */
  readonly elementId: string
  readonly role: Role
}

interface MarkBase {
  /** Unique in the scene and stable while the slide keeps its structure. */
  readonly id: string
  /** Page units, before rotation. */
  readonly box: Box
  /** Degrees clockwise about the centre of the box. */
  readonly rotation?: number
  readonly origin?: Origin
  /** Id of the element that it makes readable: it moves with it, and is nothing that is selected. */
  readonly panelOf?: string
  /** Words for people who do not see it; an empty string marks it as decorative. */
  readonly alt?: string
  /** Shown together with the marks of the same step, where bullets are shown one by one. */
  readonly step?: string
}

export interface PathMark extends MarkBase {
  readonly mark: 'path'
  /** Absolute M, L, C and Z commands only, page units. */
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Stroke
  /** 0 to 1, over fill and stroke together. */
  readonly alpha?: number
}

/** What an office document has to be told about text that its Latin face does not draw. */
export interface RunScript {
  readonly slot: FontSlot
  /** Name that a PPTX writes; absent where the run's own face draws the text. */
  readonly family?: string
  /** BCP 47; absent where the characters do not tell. */
  readonly language?: string
}

/** Natural text as an office document wants it: the words and their look, not yet broken. */
export interface TextRun {
  readonly text: string
  readonly face: FaceId
  /** Name that a PPTX writes. */
  readonly officeFamily: string
  /** Where the text is in another script than Latin. */
  readonly script?: RunScript
  /** Whether the face is the theme's heading or body face, so that a PPTX can refer to the theme. */
  readonly themeFont?: 'major' | 'minor'
  readonly size: number
  readonly bold: boolean
  /** Of a weight that office programs, which know regular and bold, draw a twentieth wider or narrower. */
  readonly reweighted?: true
  readonly italic: boolean
  /** Drawn slanted because the family has no italic face. */
  readonly oblique?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly letterSpacing?: number
  readonly paint: Solid
  readonly href?: string
}

export interface BulletMarker {
  readonly kind: 'char' | 'number'
  /** The character, or the finished number. */
  readonly text: string
  readonly paint: Solid
  readonly face: FaceId
  /** Size in units. */
  readonly size: number
  /** Baseline position; the marker is drawn there by every renderer that does not have bullets of its own. */
  readonly x: number
  readonly baseline: number
}

export interface Paragraph {
  readonly runs: readonly TextRun[]
  readonly align: 'left' | 'center' | 'right'
  readonly direction: 'ltr' | 'rtl'
  /** Baseline to baseline, units. */
  readonly lineHeight: number
  /** Units of air above; 0 for the first. */
  readonly spaceBefore: number
  /** Units from the left edge of the box to the text. */
  readonly indent: number
  /** Depth in a list, from 1; absent at the first level and outside of lists. */
  readonly level?: number
  readonly marker?: BulletMarker
  /** Belongs to the bullet of the paragraph before it. */
  readonly continues?: true
}

/** A piece of a line in one look, placed in page units before rotation: nothing is left to measure. */
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
  /** Each of its bullets is a step, where bullets are shown one by one: the mark's id and the bullet's number. */
  readonly stepwise?: true
  /** Filled when the text belongs to a slot of the layout; `index` is unique in the slide. */
  readonly placeholder?: { readonly type: 'title' | 'body' | 'subTitle'; readonly index: number }
  readonly fit: {
    readonly nominal: number
    readonly size: number
    readonly floor: number
    /** True when the text does not fit even at the floor. */
    readonly overflow: boolean
  }
}

export interface ImageMark extends MarkBase {
  readonly mark: 'image'
  /** URL of the picture as the deck names it; the renderer is handed its bytes. */
  readonly src: string
  readonly fit: 'cover' | 'contain' | 'fill'
  /** Point of the picture, 0 to 1, that a cover crop keeps in view. */
  readonly focus: readonly [number, number]
  /** Absolute M, L, C, Z path that cuts the picture, page units. */
  readonly clip?: string
  readonly background?: Paint
}

export interface GroupMark extends MarkBase {
  readonly mark: 'group'
  readonly children: readonly Mark[]
  /** Children are cut to the group's box. */
  readonly clip?: boolean
}

/** A preset of office programs, with the adjust values that `painted` was drawn with, by their names there. */
export interface PresetShape {
  readonly name: string
  readonly adjust: Readonly<Record<string, number>>
}

/** `painted` is the outline, filled and edged, then lines that only a border shows, then the text, if any. */
export interface ShapeSource {
  readonly kind: 'shape'
  readonly shape: ShapeData
  /** Left out where office programs have no such shape: the outline is its geometry. */
  readonly preset?: PresetShape
  /** The preset's own place for text, page units; text in `painted` is centred in it. */
  readonly textBox: Box
}

/** Carries what it is, for writers with an object of their own for it, and how it is painted, for all others. */
export interface NativeMark extends MarkBase {
  readonly mark: 'native'
  readonly source:
    | { readonly kind: 'chart'; readonly chart: ChartData; readonly plan: ChartPlan }
    | { readonly kind: 'table'; readonly table: TableData; readonly grid: TableGrid }
    | ShapeSource
  readonly painted: readonly Mark[]
}

/** How a chart is drawn: the numbers behind its painted marks, for writers that have charts of their own. */
export interface ChartPlan {
  /** The type as drawn: a bar chart whose labels have no room is a horizontal one. */
  readonly type: ChartType
  /** Where values are drawn, without the labels around it: the rectangle inside the axes, or the circle's square. */
  readonly plot: Box
  /** One for every point of the data, in its order. */
  readonly points: readonly ChartPoint[]
  /** Absent where the form has none. */
  readonly axes?: ChartAxes
  /** Between two bars, in percent of a bar's thickness. */
  readonly gapWidth?: number
  /** Between the parts of a pie or a stack. */
  readonly edge?: Stroke
  readonly line?: { readonly stroke: Stroke; readonly dot: Solid; readonly dotRadius: number }
  /** Between the line and zero. */
  readonly area?: Paint
  readonly ground?: Solid
  readonly title?: TextMark
  /** Painted marks that no chart object can hold, such as a sum over its parts. */
  readonly beside: readonly Mark[]
}

export interface ChartPoint {
  /** The category as it is painted: cut where it has no room. */
  readonly name: string
  readonly fill: Solid
  readonly label?: ChartPointLabel
}

export interface ChartPointLabel {
  readonly shows: 'value' | 'name-and-value' | 'name-and-share'
  /** The look of the label; its text is all that it says, lines parted by line feeds. */
  readonly run: TextRun
  /** How the value or share is printed. */
  readonly number: OfficeNumber
  /** Between name and value or share. */
  readonly separator: '\n' | ' ' | '  '
  /**
   * How far it is drawn from where its form puts it, units: above a column, behind a bar or the end of a line, beside
   * the arc of a pie's part, in the middle of a part of a ring or a stack. Absent where it stands there.
   */
  readonly moved?: readonly [x: number, y: number]
}

export interface ChartAxes {
  readonly max: number
  readonly majorUnit: number
  /** Absent where the axis is not shown. */
  readonly values?: { readonly run: TextRun; readonly format: string; readonly grid: Stroke }
  /** `every` is 2 where only every second category is named. */
  readonly categories?: { readonly run: TextRun; readonly every: number }
  readonly baseline?: Stroke
}

/** Where a table's cells are, for writers with tables of their own. The first row is the head. */
export interface TableGrid {
  /** Widths in units, in the order that they are read in; together the width of the mark's box. */
  readonly columns: readonly number[]
  /** Where it is rtl, the first column stands at the right. */
  readonly direction: 'ltr' | 'rtl'
  readonly rows: readonly TableGridRow[]
}

export interface TableGridRow {
  readonly height: number
  readonly fill?: Paint
  /** Line under the row. */
  readonly below?: Stroke
  /** Bar at the edge of the emphasised row that its first cell stands at. */
  readonly bar?: Stroke
  /** Text of each cell, among `painted` too; nothing for an empty cell. */
  readonly cells: readonly (TextMark | undefined)[]
}

/** Every mark a renderer must know. Adding an element kind never adds a mark. */
export type Mark = PathMark | TextMark | ImageMark | GroupMark | NativeMark
