import type { ChartData, LayoutTemplate, TableData } from '@deckloom/deck'

/** A slide before it has a layout, an identity and a picture. */
export interface PlannedSlide {
  readonly role: 'cover' | 'agenda' | 'section' | 'content' | 'closing'
  readonly title: string
  readonly points: readonly string[]
  readonly eyebrow?: string
  readonly notes: string
  /** Layouts that can show these points, the best first; never empty. */
  readonly layouts: readonly LayoutTemplate[]
  /** Whether the points are sentences in no order, which numbered cards would misrepresent. */
  readonly isProse?: boolean
  /** Text by which the picture is chosen. */
  readonly picture: string
  readonly chart?: ChartData
  /** Shown if the layout is the table; the points repeat its rows as text. */
  readonly table?: TableData
  /** Alternative titles in case the first is taken, the best first. */
  readonly otherTitles?: readonly string[]
}

export interface DeckPlan {
  readonly title: string
  readonly slides: readonly PlannedSlide[]
}
