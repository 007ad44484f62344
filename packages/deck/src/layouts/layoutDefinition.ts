import type { TableData } from '../elements/table.ts'
import type { NewVisual } from '../elements/visual.ts'

/**
 * Everything about a layout except its drawing, which is in `packages/scene/src/layouts`. `Name` and `Form` are the
 * names of all layouts and forms, where those are already known.
 */
export interface LayoutDefinition<Name extends string = string, Form extends string = string> {
  /** Label in the layout picker. */
  readonly label: string
  readonly limits: LayoutLimits
  readonly starter: LayoutStarter
  /**
   * What its points are: parallel points, lead-ins set apart from their details, one figure or several, people, two
   * sides under headings, table cells, or lines that do not form a list, such as the name under a quote.
   */
  readonly points: 'list' | 'leads' | 'figure' | 'figures' | 'people' | 'sides' | 'cells' | 'lines'
  /** What it shows besides text: one of each, except portraits, of which there is one per person. */
  readonly visual: 'picture' | 'portrait' | 'portraits' | 'chart' | 'table' | 'none'
  /** Every point has an icon: chosen when the lead-in of each point suggests one. */
  readonly needsIcons: boolean
  /** What the later parts of a split slide become: layouts that show only points keep their form. */
  readonly splitsInto: 'itself' | 'lists'
  /** The part of a deck that it is for. */
  readonly part: 'cover' | 'agenda' | 'section' | 'content' | 'closing'
  /** What its title is: a claim, the name of what follows, or a quotation. */
  readonly title: 'claim' | 'name' | 'quote'
  /** How much of the page should be covered: it lives by white space, its few words are the point, or it is full. */
  readonly density: 'airy' | 'sparse' | 'full'
  /** The background colors it uses: chapters have their own. */
  readonly ground: 'page' | 'chapter'
  /** Whether it shows something besides text. */
  readonly isVisual: boolean
  /** Whether it is a slide to pause on: two in a row would stall the talk. */
  readonly isBreath: boolean
  /** Whether it is a title over one list, which templates arrange in other ways and decks must not overuse. */
  readonly isPlain: boolean
  /** Whether 'Add Image' takes the photo off again and leaves the text alone. */
  readonly dropsPhoto: boolean
  /** What to call it in descriptions for people who cannot see it. */
  readonly shows: LayoutShows
  /** The form of points for which it is the first choice; null if for none. */
  readonly form: LayoutForm<Name, Form> | null
  /** How the assistant offers it for the content of another layout; null if it never does. */
  readonly alternative: LayoutAlternative | null
}

/** What a layout holds at full type size, in characters and items, measured on the slots as drawn. */
export interface LayoutLimits {
  readonly title: number
  readonly items: readonly [min: number, max: number]
  /** Latin letters per point. */
  readonly item: number
  /** Latin letters of all points together. */
  readonly all?: number
  /** Title and points share the width with a picture. */
  readonly isBeside?: true
}

/** The content a new slide needs to show its layout, beyond what every new slide has. */
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

/** How points relate to each other, as a model is asked for them. */
export interface LayoutForm<Name extends string, Form extends string> {
  readonly name: Form
  /** The rule a model is given. */
  readonly rule: string
  /** Maximum number of items, and of characters in each. */
  readonly items: number
  readonly characters: number
  /** Maximum number of characters in the title. */
  readonly title: number
  /** Layouts for points that do not fit this one, best first. */
  readonly otherwise: readonly Name[]
}

export interface LayoutAlternative {
  readonly label: string
  /** Sorts the offers: the biggest change comes first. No two layouts share a rank. */
  readonly rank: number
  readonly suits: (traits: SlideTraits) => boolean
}

/** What is on a slide that is about to get another layout. */
export interface SlideTraits {
  readonly count: number
  /** Number of lines that begin with a lead-in. */
  readonly led: number
  readonly short: boolean
  readonly picture: boolean
  readonly chart: boolean
  /** Neither a picture nor a chart. */
  readonly bare: boolean
}

/** The shortest, typical and longest content a layout is designed for. */
export type LayoutSamples = Readonly<Record<'shortest' | 'typical' | 'longest', LayoutSample>>

export interface LayoutSample {
  readonly title: string
  readonly eyebrow: string
  readonly bullets: readonly string[]
}
