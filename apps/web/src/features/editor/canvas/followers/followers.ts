import type { followLines, Followers, LinesFollow } from './followLines.ts'

let follow: typeof followLines | undefined

/** Provides what lets lines follow a drag; it comes with the first line on a slide. */
export function provideFollowers(code: typeof followLines): void {
  follow = code
}

/** Returns the lines that follow a drag; undefined while there are none. */
export function followersOf(drag: LinesFollow): Followers | undefined {
  return follow?.(drag)
}
