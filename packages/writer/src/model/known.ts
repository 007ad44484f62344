import type { WriteRequest } from '../types.ts'

/** Whether every figure in a text comes from the user or the source. */
export type Known = (text: string) => boolean

/** Small whole numbers are counts: 'three steps' is not an invented fact. */
const counted = 12

/**
 * Returns the test for known figures. With a source, only figures in the source and the prompt may appear on slides.
 * Without one, any figure is allowed.
 */
export function knownFigures(request: WriteRequest, also: readonly string[] = []): Known {
  if (request.source === undefined || request.source.trim() === '') return () => true
  const given = new Set(
    [request.prompt, request.source, ...also].flatMap((text) => figuresIn(text)),
  )
  return (text) => figuresIn(text).every((figure) => given.has(figure) || isCount(figure, text))
}

/** Returns the numbers in a text without thousands separators: '1,200', '1.200' and '1200' are the same. */
function figuresIn(text: string): readonly string[] {
  return (text.match(/\d+(?:[.,'’\u00A0\u202F]\d+)*/gu) ?? []).map((figure) =>
    figure.replaceAll(/[.,'’\u00A0\u202F](?=\d{3}(?!\d))/gu, '').replace(',', '.'),
  )
}

function isCount(figure: string, text: string): boolean {
  const number = Number(figure)
  return Number.isInteger(number) && number <= counted && !/[%$€£]/u.test(text)
}
