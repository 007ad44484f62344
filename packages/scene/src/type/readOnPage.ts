import { readsFromRight } from './pageDirection.ts'
import type { ParagraphSpec } from './textSpec.ts'

/** Words that look the same whichever way the text around them reads. */
const firmEnds = /^\p{L}(?:.*[\p{L}\p{N}])?$/su

/**
 * A paragraph on a page that reads from the right: words that begin with a Latin name read as the others do, and
 * names and figures stand at the edge that the words begin at.
 */
export function readOnPage(spec: ParagraphSpec, page: 'ltr' | 'rtl'): ParagraphSpec {
  if (page === 'ltr') return spec
  const text = spec.runs.map((run) => run.text).join('')
  if (readsFromRight(text) || firmEnds.test(text)) return { ...spec, direction: 'rtl' }
  return spec.align === undefined ? { ...spec, align: 'right', direction: 'ltr' } : spec
}
