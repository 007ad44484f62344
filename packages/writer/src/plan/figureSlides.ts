import type { Figure } from '../brief/readFigures.ts'
import { fill } from '../language/fill.ts'
import { capitalise } from '../language/letterCase.ts'
import { countWords, shorten } from '../language/words.ts'
import type { Phrases } from '../wording/phrases.ts'
import { compressSentence } from './compressSentence.ts'
import type { PlannedSlide } from './plannedSlide.ts'

const kpiLength = 7
const bigLength = 6
const labelLength = 48

/**
 * Slides made of figures that were given: a row for three or four of them, one large number for one or two.
 * No figure that fits, no slide.
 */
export function figureSlides(
  figures: readonly Figure[],
  phrases: Phrases,
): readonly PlannedSlide[] {
  const short = unique(figures).filter(
    ({ value, label }) => value.length <= kpiLength && label.length > 1,
  )
  if (short.length >= 3)
    return [
      kpiSlide(short.slice(0, 4), phrases.figures.title, phrases),
      ...(short.length >= 7 ? [kpiSlide(short.slice(4, 8), phrases.figures.more, phrases)] : []),
    ]
  const big = short.find(({ value }) => value.length <= bigLength)
  return big
    ? [
        bigNumberSlide(
          big,
          short.filter((figure) => figure !== big),
          phrases,
        ),
      ]
    : []
}

/** '€4.1 million' as '€4.1m', so that it can be set large. */
export function shortFigure(value: string): string {
  return withSymbol(value)
    .replace(/\s?(?:million|mn)$/iu, 'm')
    .replace(/\s?(?:billion)$/iu, 'bn')
    .replace(/\s?thousand$/iu, 'k')
    .replace(/\s/gu, '')
}

const symbols = [
  [/\s?euros?$/iu, '€'],
  [/\s?dollars?$/iu, '$'],
  [/\s?pounds$/iu, '£'],
] as const

/** '1.5 million euros' as '€1.5 million'. */
function withSymbol(value: string): string {
  const found = symbols.find(([word]) => word.test(value))
  return found ? found[1] + value.replace(found[0], '') : value
}

function unique(figures: readonly Figure[]): readonly Figure[] {
  const seen = new Set<string>()
  return figures.flatMap((figure) => {
    const value = shortFigure(figure.value)
    const key = `${value} ${figure.label}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ ...figure, value }]
  })
}

function kpiSlide(figures: readonly Figure[], title: string, phrases: Phrases): PlannedSlide {
  return {
    role: 'content',
    title,
    eyebrow: phrases.figures.row,
    points: figures.map(pointOf),
    notes: `${quoted(figures, phrases)} ${phrases.figures.rowNotes}`,
    layouts: ['kpi row', 'title + bullets'],
    picture: 'growth data',
  }
}

function bigNumberSlide(figure: Figure, others: readonly Figure[], phrases: Phrases): PlannedSlide {
  const [claim] = compressSentence(figure.sentence, { chars: 90, words: 12 })
  const saysMore = others.length === 0 || !saysOnly(figure, claim ?? '')
  return {
    role: 'content',
    title: saysMore && claim !== undefined ? claim : phrases.figures.title,
    eyebrow: phrases.figures.one,
    points: [figure, ...others.slice(0, 2)].map(pointOf),
    notes: `${quoted([figure], phrases)} ${phrases.figures.oneNotes}`,
    layouts: ['big number', 'title + bullets'],
    picture: 'growth data',
  }
}

/** 'Raised 1.2 million' says what stands below it, '1.2m: raised'. */
function saysOnly({ value, label }: Figure, claim: string): boolean {
  return countWords(claim) <= countWords(label) + countWords(value) + 1
}

function pointOf({ value, label }: Figure): string {
  const text = countWords(label) > 9 ? label.split(/\s+/u).slice(0, 9).join(' ') : label
  return `${value}: ${shorten(text, labelLength)}`
}

function quoted(figures: readonly Figure[], phrases: Phrases): string {
  const sentences = [
    ...new Set(figures.map(({ sentence }) => capitalise(sentence.replace(/[.]+$/u, '')))),
  ]
  return fill(phrases.figures.given, sentences.join('. '))
}
