import type { Box, TextAlign } from '@deckloom/deck'
import type { Look } from '../colors/look.ts'
import type { PlaceholderRequest } from '../sheet.ts'
import type { ListItem } from '../listItems.ts'

/**
 * `ruled`: hairlines between items, lead-ins above their sentence. `numbered`: the same with large numerals. `plain`:
 * space between items. `notes`: hairlines, no markers, the first item strong. `agenda`: numbered rows. `bare`: space,
 * no markers.
 */
export type ListStyle = 'ruled' | 'numbered' | 'plain' | 'notes' | 'agenda' | 'bare'

export interface ListRequest {
  readonly id: string
  readonly box: Box
  readonly style: ListStyle
  readonly items: readonly ListItem[]
  readonly look?: Look | undefined
  readonly align?: TextAlign | undefined
  /** Nominal size; if absent, it depends on the number of items. */
  readonly size?: number
  readonly floor?: number
  readonly gap?: number
  /**
   * Whether a plain list with its own size and gap may grow, if there is room, to the defaults for its number of items.
   */
  readonly grows?: boolean
  readonly placeholder?: PlaceholderRequest | undefined
  /** Number of the first item, if a list continues in a second column. */
  readonly from?: number
  /** Whether something else is on the page, so that a short list stays at the top of its box. */
  readonly leavesRoom?: boolean
}
