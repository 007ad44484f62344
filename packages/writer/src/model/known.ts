import type { WriteRequest } from '../types.ts'

/** Whether a text says no figure that nobody gave. */
export type Known = (text: string) => boolean

/** Small whole numbers count things: 'three steps' is no invented fact. */
const counted = 12

/**
 * Where material is to be condensed, only its figures and those of the wish may stand on slides. Without material the
 * model may say what it knows.
 */
export function knownFigures(request: WriteRequest, also: readonly string[] = []): Known {
  if (request.source === undefined || request.source.trim() === '') return () => true
  const given = new Set(
    [request.prompt, request.source, ...also].flatMap((text) => figuresIn(text)),
  )
  return (text) => figuresIn(text).every((figure) => given.has(figure) || isCount(figure, text))
}

/** The numbers in a text without their thousands marks: '1,200', '1.200' and '1200' are the same. */
function figuresIn(text: string): readonly string[] {
  return (text.match(/\d+(?:[.,'’\u00A0\u202F]\d+)*/gu) ?? []).map((figure) =>
    figure.replaceAll(/[.,'’\u00A0\u202F](?=\d{3}(?!\d))/gu, '').replace(',', '.'),
  )
}

function isCount(figure: string, text: string): boolean {
  const number = Number(figure)
  return Number.isInteger(number) && number <= counted && !/[%$€£]/u.test(text)
}
