import type { ParagraphSpec } from './textSpec.ts'

const letter = /\p{L}/u
const readsFromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A paragraph on a page that reads from the right: words that begin with a Latin name read as the others do, and
 * figures stand at the edge that the words begin at.
 */
export function readOnPage(spec: ParagraphSpec, page: 'ltr' | 'rtl'): ParagraphSpec {
  if (page === 'ltr') return spec
  const text = spec.runs.map((run) => run.text).join('')
  if (readsFromRight.test(text)) return { ...spec, direction: 'rtl' }
  return letter.test(text) || spec.align !== undefined ? spec : { ...spec, align: 'right' }
}
