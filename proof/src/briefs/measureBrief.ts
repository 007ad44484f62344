import { bulletText, layouts, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { measureDeck } from '../scoreboard/measureDeck.ts'
import { deckLanguage } from './deckLanguage.ts'
import { judgeTitle } from './judgeTitle.ts'
import { type Brief, presenter } from './readBriefs.ts'
import { countWords, numbersIn, shownWords, slideWords } from './slideWords.ts'

export interface WrittenBrief {
  readonly brief: Brief
  readonly title: string
  readonly slides: readonly Slide[]
  /** Milliseconds from the request to the last slide. */
  readonly took: number
}

/** Faults by metric, and shares as the number of good items and of all items. */
export interface BriefFigures {
  readonly faults: Readonly<Record<Fault, readonly string[]>>
  readonly shares: Readonly<Record<Share, readonly [good: number, all: number]>>
}

export const faultNames = [
  'overflow',
  'out of page',
  'overlap',
  'contrast below AA',
  'text under 18 units',
  'slides that must be divided',
  'wrong slide count',
  'number not in the brief',
  'wrong language',
  'fewer than five layouts in ten slides',
  'more than two equal layouts in a row',
  'structure',
] as const
export type Fault = (typeof faultNames)[number]
export const shareNames = ['good titles', 'density', 'visual share', 'layout entropy'] as const
export type Share = (typeof shareNames)[number]

const density = { least: 15, most: 60, bullets: 6, bulletWords: 14 }

export function measureBrief(written: WrittenBrief, fonts: FontBook): BriefFigures {
  const { brief, slides, title } = written
  const deck = { seed: 0, isWritten: true, title, about: brief.id, slides }
  const laidOut = measureDeck(deck, fonts)
  const layout = (measure: string): readonly string[] =>
    laidOut.findings
      .filter((finding) => finding.measure === measure)
      .map(({ slide, words }) => `${slide === undefined ? '' : `slide ${slide} `}${words}`)
  const titles = slides.map(({ slide_title }) => slide_title)
  const told = brief.request.source === undefined ? [] : slides
  return {
    faults: {
      overflow: layout('overflow'),
      'out of page': layout('out of page'),
      overlap: layout('overlap'),
      'contrast below AA': layout('contrast below AA'),
      'text under 18 units': layout('text under 18 units'),
      'slides that must be divided':
        laidOut.scenes.length === slides.length
          ? []
          : [`${laidOut.scenes.length - slides.length} more`],
      'wrong slide count':
        slides.length === brief.request.slideCount ? [] : [`${slides.length} slides`],
      'number not in the brief': inventedNumbers(written),
      'wrong language': languageFault(written),
      'fewer than five layouts in ten slides': layout('fewer than five layouts in ten slides'),
      'more than two equal layouts in a row': layout('more than two equal layouts in a row'),
      structure: structureFaults(slides),
    },
    shares: {
      // Decks from a topic alone consist of questions under plain titles, for the user to answer.
      'good titles': shareOf(told, (slide) => judgeTitle(slide, titles) === undefined),
      density: shareOf(
        told.filter(({ layout_template: name }) => layouts[name].density === 'full'),
        isDense,
      ),
      'visual share': shareOf(slides, ({ layout_template: name }) => layouts[name].isVisual),
      'layout entropy': entropyOf(slides),
    },
  }
}

function shareOf(
  slides: readonly Slide[],
  isGood: (slide: Slide) => boolean,
): readonly [number, number] {
  return [slides.filter((slide) => isGood(slide)).length, slides.length]
}

function isDense(slide: Slide): boolean {
  const count = countWords(shownWords(slide))
  const isPanelled = layouts[slide.layout_template].points === 'sides'
  return (
    count >= density.least &&
    count <= density.most &&
    slide.bullet_points.length <= (isPanelled ? density.bullets + 2 : density.bullets) &&
    slide.bullet_points.every((bullet) => countWords(bulletText(bullet)) <= density.bulletWords)
  )
}

/** Lines of the notes that cite a place in the source or say how much was left out: their numbers are not facts. */
const places =
  /^(?:Source|Quelle|Fuente|Fonte)\s?: .*$|^\d+ (?:characters of the source|Zeichen der Vorlage|caracteres del documento|caractères de la source|caracteres da fonte|caratteri della fonte)\s.*$/gmu

function inventedNumbers({ brief, slides }: WrittenBrief): readonly string[] {
  const { prompt, source = '', date = '' } = brief.request
  const given = new Set(numbersIn(`${prompt}\n${source}\n${date} ${Number(date.slice(-2))}`))
  return slides.flatMap((slide, index) =>
    numbersIn(slideWords(slide).replace(places, ''))
      .filter((number) => !given.has(number))
      .map((number) => `slide ${index + 1}: ${number}`),
  )
}

function languageFault({ brief, slides }: WrittenBrief): readonly string[] {
  const whole = deckLanguage(slides.map((slide) => slideWords(slide)).join('\n'))
  const notes = deckLanguage(slides.map((slide) => slide.notes ?? '').join('\n'))
  return [whole, notes].filter((found) => found !== brief.language).slice(0, 1)
}

function structureFaults(slides: readonly Slide[]): readonly string[] {
  const shown = slides.map(({ layout_template: name }) => layouts[name].part)
  const cover = slides[0]
  const says = cover ? shownWords(cover) : ''
  return [
    ...(shown[0] === 'cover' ? [] : ['no cover']),
    ...(says.includes(presenter) ? [] : ['no speaker and no date']),
    ...(shown.at(-1) === 'closing' ? [] : ['no closing']),
    ...(slides.length < 8 || shown.includes('agenda') ? [] : ['no agenda']),
    ...(slides.length < 12 || shown.includes('section') ? [] : ['no sections']),
  ]
}

/** Returns the entropy of the layouts, in percent of the maximum for this number of slides. */
function entropyOf(slides: readonly Slide[]): readonly [number, number] {
  const counts = new Map<string, number>()
  for (const { layout_template: name } of slides) counts.set(name, (counts.get(name) ?? 0) + 1)
  const entropy = [...counts.values()].reduce((sum, count) => {
    const share = count / slides.length
    return sum - share * Math.log(share)
  }, 0)
  // No deck needs more layouts than there are for content, cover and frame.
  const most = Math.log(Math.min(slides.length, 12))
  return [Math.min(100, Math.round((100 * entropy) / most)), 100]
}
