import type { DrawOptions } from '../types.ts'
import type { Definitions } from './Definitions.ts'

/** What the marks of one drawing share. */
export interface Drawing extends DrawOptions {
  readonly definitions: Definitions
}
