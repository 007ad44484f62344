import type { Box } from '@deckloom/deck'
import type { Paragraph, TextMark } from '@deckloom/scene'
import { leftShare } from './leftShare.ts'
import type { Wrapping } from './wrapping.ts'

/** A box in which a text breaks as in its scene, and its line breaks there. */
export interface Room {
  readonly box: Box
  readonly lines: Wrapping
}

/**
 * Widens the box if needed: a line that fills it completely would break in a program whose letters are slightly wider.
 */
export function roomFor({ box, paragraphs }: TextMark, lines: Wrapping): Room {
  const more = lines.width - box.width
  const align = paragraphs[0]?.align ?? 'left'
  if (more <= 0) return { box, lines }
  if (paragraphs.every((paragraph) => paragraph.align === align)) {
    return { box: { ...box, x: box.x - more * leftShare[align], width: lines.width }, lines }
  }
  // Paragraphs have a margin only at their start edge, so those aligned elsewhere would move.
  if (!paragraphs.every(isAtStart)) return { box, lines: { ...lines, width: box.width } }
  const width = box.width + more * 2
  return { box: { ...box, x: box.x - more, width }, lines: { ...lines, width, margin: more } }
}

function isAtStart({ align, direction }: Paragraph): boolean {
  return align === (direction === 'rtl' ? 'right' : 'left')
}
