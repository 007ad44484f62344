import type { TextRunStyle } from '@deckloom/deck'
import type { ListItem } from './listItems.ts'

/** A line as it is read. */
export interface OpenLine {
  readonly runs: TextRunStyle[]
  readonly item: ListItem | undefined
  /** How far its paragraph is moved in, in points. */
  readonly indent: number
  readonly isCode: boolean
}
