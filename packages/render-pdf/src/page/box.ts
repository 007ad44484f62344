import type { Mark } from '@deckloom/scene'

/** An axis-aligned rectangle; the origin is its top left corner. */
export type Box = Mark['box']
