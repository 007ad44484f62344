import type { Box, TextAlign } from '@deckloom/deck'
import type { Look } from '../colors/look.ts'
import type { PlaceholderRequest } from '../sheet.ts'
import type { ListItem } from '../stage.ts'

/**
 * `ruled`: hairlines between items, lead-ins above their sentence. `numbered`: the same with large numerals.
 * `plain`: air between items. `notes`: hairlines, no markers, the first item strong. `agenda`: numbered rows.
 * `bare`: air, no markers.
 */
export type ListStyle = 'ruled' | 'numbered' | 'plain' | 'notes' | 'agenda' | 'bare'

export interface ListRequest {
  readonly id: string
  readonly box: Box
  readonly style: ListStyle
  readonly items: readonly ListItem[]
  readonly look?: Look | undefined
  readonly align?: TextAlign | undefined
  /** Nominal size; the number of items decides where it is left out. */
  readonly size?: number
  readonly floor?: number
  readonly gap?: number
  /** A plain list of a size and a gap of its own that grows, where there is room, to those of its number of items. */
  readonly grows?: boolean
  readonly placeholder?: PlaceholderRequest | undefined
  /** Number of the first item, where a list goes on in a second column. */
  readonly from?: number
  /** Something else stands on the page: a short list stays at the top of its box. */
  readonly leavesRoom?: boolean
}
