import type { Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { type DeckWriter, writeDeck } from '@deckloom/writer'
import { print } from '../print.ts'
import { drawDeck } from './drawDeck.ts'
import { judgeTitle } from './judgeTitle.ts'
import {
  faultNames,
  type Fault,
  measureBrief,
  type Share,
  shareNames,
  type BriefFigures,
  type WrittenBrief,
} from './measureBrief.ts'
import { measurePictures } from './measurePictures.ts'
import { type Brief, readBriefs } from './readBriefs.ts'

export interface BriefsOptions {
  readonly writer: DeckWriter
  readonly fonts: FontBook
  /** Only briefs whose id starts with this; they are printed slide by slide. */
  readonly only?: string
  /** Folder for pictures of the slides; none are drawn without it. */
  readonly folder?: string
}

/** Minimum averages for a release, in percent; there must be no faults at all. */
const least: Readonly<Record<Share, number>> = {
  'good titles': 95,
  density: 90,
  'visual share': 60,
  'layout entropy': 75,
}
const shown = 6
/** Maximum percentage of slides with a picture, and of covers that share a drawing. */
const [mostPictured, mostAlike] = [40, 8]
const fewDecks = 50

interface Judged {
  readonly written: WrittenBrief
  readonly figures: BriefFigures
}

/** Writes the fixed briefs and prints what can be measured without a model; returns whether all targets are met. */
export async function briefsBoard(options: BriefsOptions): Promise<boolean> {
  const { writer, fonts, only, folder } = options
  const judged: Judged[] = []
  for (const brief of readBriefs().filter(({ id }) => id.startsWith(only ?? ''))) {
    const written = await write(writer, brief)
    judged.push({ written, figures: measureBrief(written, fonts) })
    if (folder !== undefined) drawDeck({ ...written, id: brief.id }, { fonts, folder })
    if (only !== undefined) tell(written)
  }
  const slides = judged.reduce((sum, { written }) => sum + written.slides.length, 0)
  const sourced = judged.filter(({ written: { brief } }) => brief.request.source !== undefined)
  print(
    `${judged.length} briefs (${sourced.length} with a source), ${slides} slides, written by the ${writer.name} writer (${writer.model})\n`,
  )
  const faults = faultNames.map((name) => reportFault(name, judged))
  const shares = shareNames.map((name) => reportShare(name, judged))
  const pictures = reportPictures(judged.map(({ written }) => written.slides))
  reportTimes(judged)
  return [...faults, ...shares, pictures].every(Boolean)
}

async function write(writer: DeckWriter, brief: Brief): Promise<WrittenBrief> {
  const slides: WrittenBrief['slides'][number][] = []
  let title = ''
  const start = performance.now()
  for await (const step of writeDeck(writer, brief.request)) {
    if (step.kind === 'outline') title = step.outline.title
    if (step.kind === 'slide') slides.push(step.slide)
    if (step.kind === 'failed') print(`${brief.id} slide ${step.index + 1}: ${step.fault}`)
  }
  return { brief, title, slides, took: performance.now() - start }
}

function reportFault(name: Fault, judged: readonly Judged[]): boolean {
  const found = judged.flatMap(({ written: { brief }, figures }) =>
    figures.faults[name].map((words) => `${brief.id} ${words}`),
  )
  const decks = judged.filter(({ figures }) => figures.faults[name].length === 0).length
  print(
    `${name.padEnd(40)}${String(found.length).padStart(6)}  free of it ${percent(decks, judged.length)}`,
  )
  for (const words of found.slice(0, shown)) print(`    ${words.slice(0, 150)}`)
  return found.length === 0
}

function reportShare(name: Share, judged: readonly Judged[]): boolean {
  const sum = (place: 0 | 1): number =>
    judged.reduce((total, { figures }) => total + figures.shares[name][place], 0)
  const share = (100 * sum(0)) / Math.max(1, sum(1))
  const worst = judged
    .map(({ written, figures }) => {
      const [good, all] = figures.shares[name]
      return { id: written.brief.id, share: all === 0 ? 100 : (100 * good) / all }
    })
    .toSorted((a, b) => a.share - b.share)
    .slice(0, shown)
  print(
    `${name.padEnd(40)}${percent(sum(0), sum(1)).padStart(7)}  at least ${least[name]} %, lowest ${worst
      .map(({ id, share: own }) => `${id} ${Math.round(own)}`)
      .join(', ')}`,
  )
  if (name === 'good titles') reportTitles(judged)
  return share >= least[name]
}

function reportTitles(judged: readonly Judged[]): void {
  const sourced = judged.filter(({ written: { brief } }) => brief.request.source !== undefined)
  const poor = sourced.flatMap(({ written: { brief, slides } }) => {
    const titles = slides.map(({ slide_title }) => slide_title)
    return slides.flatMap((slide) => {
      const fault = judgeTitle(slide, titles)
      return fault === undefined ? [] : [`${brief.id} '${slide.slide_title}' ${fault}`]
    })
  })
  for (const words of poor.slice(0, shown * 2)) print(`    ${words.slice(0, 150)}`)
}

/**
 * Reports how many slides and covers have a drawing: too many are mere decoration, and covers must not all look alike.
 */
function reportPictures(decks: readonly (readonly Slide[])[]): boolean {
  const { pictured, slides, covers, commonest } = measurePictures(decks)
  const [motif = 'none', count = 0] = commonest ?? []
  print(
    `${'slides with a picture'.padEnd(40)}${percent(pictured, slides).padStart(7)}  at most ${mostPictured} %; on ${percent(covers, decks.length)} of the covers, most often ${motif} on ${percent(count, decks.length)}, at most ${mostAlike} %`,
  )
  return (
    100 * pictured <= mostPictured * slides &&
    // Among few decks, some have the same drawing by chance.
    (decks.length < fewDecks || 100 * count <= mostAlike * decks.length)
  )
}

function reportTimes(judged: readonly Judged[]): void {
  const times = judged.map(({ written }) => written.took).toSorted((a, b) => a - b)
  const at = (share: number): string =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`
  print(
    `${'time of a deck'.padEnd(40)}${at(0.5).padStart(7)}  median, ${at(0.95)} of 95 %, ${at(1)} at most`,
  )
}

/** Prints a deck: every slide with its layout, title and points. */
function tell({ brief, title, slides }: WrittenBrief): void {
  print(`== ${brief.id}: ${brief.request.prompt.slice(0, 100)}\n   ${title}`)
  for (const [index, slide] of slides.entries()) {
    print(
      `${String(index + 1).padStart(3)} [${slide.layout_template}] ${slide.eyebrow ?? ''} | ${slide.slide_title}`,
    )
    for (const bullet of slide.bullet_points)
      print(`       - ${typeof bullet === 'string' ? bullet : bullet.text}`)
    for (const row of slide.table?.rows ?? []) print(`       | ${row.join(' | ')}`)
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}
