import type { Box } from '@deckloom/deck'
import { boxStyle } from '../../scene/boxStyle.ts'

export interface WordMarksProps {
  /** Page units. */
  readonly words: readonly Box[]
}

/** The tint over words that a comment is on. */
export function WordMarks({ words }: WordMarksProps) {
  return words.map((box) => (
    <span
      key={`${box.x} ${box.y}`}
      aria-hidden="true"
      className="pointer-events-none absolute border-b-2 border-(--thread-2) bg-[color-mix(in_srgb,var(--thread-2)_22%,transparent)]"
      style={boxStyle(box)}
    />
  ))
}
