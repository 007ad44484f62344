import type { TableData } from '../elements/table.ts'
import type { NewVisual } from '../elements/visual.ts'

/**
 * All that is known of a layout but its drawing, which is in `packages/scene/src/layouts`. `Name` and `Form` are the
 * names of all layouts and forms, where they are known already.
 */
export interface LayoutDefinition<Name extends string = string, Form extends string = string> {
  /** What people read where they choose it. */
  readonly label: string
  readonly limits: LayoutLimits
  readonly starter: LayoutStarter
  /**
   * What its points are: parallel points, leads that are set apart from their details, one figure or several, people,
   * two sides under headings, the cells of a table, or lines that are no list, such as the name under a quote.
   */
  readonly points: 'list' | 'leads' | 'figure' | 'figures' | 'people' | 'sides' | 'cells' | 'lines'
  /** What it shows beside its words: one of each but the portraits, which are one of each person. */
  readonly visual: 'picture' | 'portrait' | 'portraits' | 'chart' | 'table' | 'none'
  /** Every point has an icon: it is chosen for points whose leads call for one each. */
  readonly needsIcons: boolean
  /** What the later parts of a slide that is divided are: layouts that show points alone keep their form. */
  readonly splitsInto: 'itself' | 'lists'
  /** What its title is: a claim, the name of what follows, or somebody's words. */
  readonly title: 'claim' | 'name' | 'quote'
  /** How much of the page is to be covered: it lives by its air, its few words are the point, or it is to be full. */
  readonly density: 'airy' | 'sparse' | 'full'
  /** The colors that it stands on: chapters have their own. */
  readonly ground: 'page' | 'chapter'
  /** It shows something besides text. */
  readonly isVisual: boolean
  /** A slide to breathe: two in a row would stop the talk. */
  readonly isBreath: boolean
  /** What is said of it to those who cannot see it. */
  readonly shows: LayoutShows
  /** The form of points that it is the first choice for; null where it is none's. */
  readonly form: LayoutForm<Name, Form> | null
  /** How the assistant offers it for the words of another layout; null where it is never offered. */
  readonly alternative: LayoutAlternative | null
}

/** What a layout holds at its full type size: letters and items, counted as the slots of the page were drawn. */
export interface LayoutLimits {
  readonly title: number
  readonly items: readonly [min: number, max: number]
  /** Latin letters of one point. */
  readonly item: number
  /** Latin letters of all points together. */
  readonly all?: number
  /** Title and points share the width with a picture. */
  readonly isBeside?: true
}

/** As much as a new slide needs to be of its layout, beyond what every new slide has. */
export interface LayoutStarter {
  readonly bullets?: readonly string[]
  readonly visual?: NewVisual
  readonly table?: TableData
}

export type LayoutShows =
  | 'words'
  | 'quote'
  | 'figures'
  | 'cards'
  | 'process'
  | 'timeline'
  | 'comparison'
  | 'columns'
  | 'table'
  | 'team'

/** How points belong together, as a model is asked for them. */
export interface LayoutForm<Name extends string, Form extends string> {
  readonly name: Form
  /** What a model reads about it. */
  readonly rule: string
  /** Most items, and letters of each. */
  readonly items: number
  readonly characters: number
  /** Letters of the title. */
  readonly title: number
  /** Layouts for points that this one does not hold, the best first. */
  readonly otherwise: readonly Name[]
}

export interface LayoutAlternative {
  readonly label: string
  /** Orders the offers: what changes most comes first. No two layouts have the same. */
  readonly rank: number
  readonly suits: (traits: SlideTraits) => boolean
}

/** What is on a slide that is to have another layout. */
export interface SlideTraits {
  readonly count: number
  /** Lines that begin with a name for what they say. */
  readonly led: number
  readonly short: boolean
  readonly picture: boolean
  readonly chart: boolean
  /** Neither a picture nor a chart. */
  readonly bare: boolean
}

/** The least, an ordinary amount and the most that a layout is made for. */
export type LayoutSamples = Readonly<Record<'shortest' | 'typical' | 'longest', LayoutSample>>

export interface LayoutSample {
  readonly title: string
  readonly eyebrow: string
  readonly bullets: readonly string[]
}
