import type { ChartData, LayoutTemplate, TableData } from '@deckloom/deck'

/** A slide before it has a layout, an identity and a picture. */
export interface PlannedSlide {
  readonly role: 'cover' | 'agenda' | 'section' | 'content' | 'closing'
  readonly title: string
  readonly points: readonly string[]
  readonly eyebrow?: string
  readonly notes: string
  /** Layouts that show these points, the best first; never empty. */
  readonly layouts: readonly LayoutTemplate[]
  /** Its points are sentences in no order: cards would number them. */
  readonly isProse?: boolean
  /** Words that choose the picture. */
  readonly picture: string
  readonly chart?: ChartData
  /** Shown where the layout is the table; the points are its rows in words. */
  readonly table?: TableData
  /** Titles to fall back on where the first is taken, the best first. */
  readonly otherTitles?: readonly string[]
}

export interface DeckPlan {
  readonly title: string
  readonly slides: readonly PlannedSlide[]
}
