import { readsFromRight } from './pageDirection.ts'
import type { ParagraphSpec } from './textSpec.ts'

/** Text whose appearance does not depend on the direction of the surrounding text. */
const firmEnds = /^\p{L}(?:.*[\p{L}\p{N}])?$/su

/**
 * Adapts a paragraph to a right-to-left page: text that starts with a Latin name reads like the others, and names and
 * figures are aligned to the edge where text starts.
 */
export function readOnPage(spec: ParagraphSpec, page: 'ltr' | 'rtl'): ParagraphSpec {
  if (page === 'ltr') return spec
  const text = spec.runs.map((run) => run.text).join('')
  if (readsFromRight(text) || firmEnds.test(text)) return { ...spec, direction: 'rtl' }
  return spec.align === undefined ? { ...spec, align: 'right', direction: 'ltr' } : spec
}
