import type { Mark } from '@deckloom/scene'

/** An upright rectangle; the origin is its top left corner. */
export type Box = Mark['box']
