import { bulletText, layouts, ownVisuals, type Slide } from '@deckloom/deck'
import { emptyHalves } from '@deckloom/scene/testing'
import type { FontBook } from '@deckloom/text'
import { measureDeck } from '../scoreboard/measureDeck.ts'
import { faultInTitle } from './faultInTitle.ts'
import { figuresOf, numbersOf } from './figures.ts'
import type { PublicDocument } from './readDocuments.ts'

/** The number of good items and of all items, and descriptions of the bad ones. */
export interface Share {
  readonly good: number
  readonly all: number
  readonly lacking: readonly string[]
}

const shownLacks = 12

export const shareNames = [
  'figures on slides',
  'figures with notes',
  'sentences kept',
  'sections on slides',
  'tables as charts',
  'true agendas',
  'good titles',
  'words of the source',
  'laid out without fault',
  'filled pages',
] as const
export type ShareName = (typeof shareNames)[number]
export type Shares = Readonly<Record<ShareName, Share>>

/** Measures what a deck preserves of a document, by rules that are independent of the writer's. */
export function measureDocument(
  document: PublicDocument,
  deck: { readonly title: string; readonly slides: readonly Slide[] },
  { fonts, ownWords }: { readonly fonts: FontBook; readonly ownWords: ReadonlySet<string> },
): Shares {
  const { slides } = deck
  const { language } = document
  const evidence = slides.map((slide) => evidenceOn(slide)).join('\n')
  const said = slides.map((slide) => wordsOn(slide)).join('\n')
  const shown = `${said}\n${evidence}`
  const noted = `${shown}\n${slides.map(({ notes }) => notes ?? '').join('\n')}`
  // Notes keep the URLs and tags in code, but the document is compared without them.
  const kept = signs(`${noted}\n${withoutMarkup(noted)}`)
  const text = plain(document)
  const prose = plain({ ...document, text: withoutFences(document.text) })
  // Tables have more numbers than fit on slides, so their charts are counted below.
  const told = document.kind === 'csv' ? [] : figuresOf(withoutTables(prose), language)
  const onSlides = new Set([...figuresOf(said, language), ...numbersOf(evidence)])
  const titles = slides.map(({ slide_title: title }) => title)
  return {
    'figures on slides': shareOf(told, has(onSlides)),
    'figures with notes': shareOf(figuresOf(prose, language), has(numbersOf(noted))),
    'sentences kept': shareOf(sentencesOf(text), keptIn(kept)),
    'sections on slides': shareOf(headingsOf(document), within(signs(shown))),
    'tables as charts': tablesAsCharts(document, slides),
    'true agendas': agendaRows(slides),
    'good titles': shareOf(
      slides,
      (slide) => faultInTitle(slide, titles, language) === undefined,
      ({ slide_title: title }) => title,
    ),
    'words of the source': shareOf(wordsOf(shown), createGivenCheck(document, ownWords)),
    ...layoutShares(document, deck, fonts),
  }
}

function shareOf<T>(
  items: readonly T[],
  isGood: (item: T) => boolean,
  say: (item: T) => string = String,
): Share {
  const bad = items.filter((item) => !isGood(item))
  return {
    good: items.length - bad.length,
    all: items.length,
    lacking: bad.slice(0, shownLacks).map((item) => say(item)),
  }
}

function wordsOn({ eyebrow, slide_title: title, bullet_points: bullets }: Slide): string {
  return [eyebrow ?? '', title, ...bullets.map((bullet) => bulletText(bullet))].join('\n')
}

/** Returns the text of the tables and charts of a slide. */
function evidenceOn(slide: Slide): string {
  const charts = ownVisuals(slide).flatMap((visual) =>
    visual.kind === 'chart'
      ? [visual.chart.title, ...visual.chart.data.map(({ label, value }) => `${label} ${value}`)]
      : [],
  )
  return [...(slide.table?.rows.flat() ?? []), ...charts].join('\n')
}

/** One cell per line. */
function cellsOf(sheet: string): string {
  const rows = sheet.split('\n').map((row) => row.match(/"(?:[^"]|"")*"|[^,;\t]+/gu) ?? [])
  return rows
    .flat()
    .map((cell) => cell.replace(/^"|"$/gu, '').trim())
    .join('\n')
}

/** Returns the text of a document without markup. */
function plain({ kind, text }: PublicDocument): string {
  if (kind === 'csv') return cellsOf(text)
  return withoutMarkup(kind === 'manual' ? withoutRunningHeads(text) : text)
}

/** Removes URLs, tags and other markup. */
function withoutMarkup(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/u, '')
    .replace(/<!--[\s\S]*?-->/gu, ' ')
    .replace(/!\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/gu, '$1')
    .replace(/!\[([^\]]*)\]\[[^\]]*\]/gu, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/gu, '$1')
    .replace(/^\[[^\]]+\]:.*$/gmu, '')
    .replace(/^\s*(?:`{3,}|~{3,})\w*\s*$/gmu, '')
    .replace(/<\/?[a-z][^<>]{0,600}>/giu, ' ')
    .replace(/https?:\/\/\S+/gu, ' ')
    .replace(/&(?:[a-z]{2,6}|#\d{1,6});/giu, ' ')
}

/** Removes the first and last line of a manual, which have its name, release and date. */
function withoutRunningHeads(text: string): string {
  return text.trim().replace(/^.*\n|\n.*$/gu, '')
}

function signs(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]/gu, '')
}

function within(all: string): (part: string) => boolean {
  return (part) => all.includes(signs(part))
}

/** A row that is aligned with spaces counts as kept if each of its cells is. */
function keptIn(all: string): (piece: string) => boolean {
  return (piece) =>
    all.includes(signs(piece)) ||
    piece
      .trim()
      .split(/\s{2,}/u)
      .every((cell) => all.includes(signs(cell)))
}

function has(all: ReadonlySet<string>): (one: string) => boolean {
  return (one) => all.has(one)
}

function withoutTables(text: string): string {
  return text.replace(/^.*\|.*\n\s*\|?\s*:?-+:?\s*\|[-\s|:]*\n(?:.*\|.*\n?)+/gmu, '\n')
}

/** Removes fenced code; a fence may be indented, and is closed by one of the same character. */
function withoutFences(text: string): string {
  const kept: string[] = []
  let fence = ''
  for (const line of text.split('\n')) {
    const [, sign = ''] = /^\s*(`{3,}|~{3,})/u.exec(line) ?? []
    if (fence === '') {
      if (sign === '') kept.push(line)
      fence = sign
    } else if (sign.startsWith(fence)) fence = ''
  }
  return kept.join('\n')
}

/** Splits a text into sentences and lines of at least eight letters. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n|(?<=[.!?。！？।؟])\s+|\|/u)
    .map((piece) => piece.replace(/^\s*(?:[-*+•]|\d+[.)])\s(?:\[[ x]\]\s)?/u, ''))
    .filter((piece) => signs(piece).length >= 8)
}

/** Returns the headings, except those of tables of contents, which have only links to other sections. */
function headingsOf(document: PublicDocument): readonly string[] {
  const { kind, text } = document
  if (kind === 'manual') return text.match(/^\p{Lu}[\p{Lu} ]{2,40}$/gmu) ?? []
  const own = withoutFences(text).replace(
    /^#{1,4} .+\n+(?:\s*(?:[-*+]|\d+\.)\s+\[[^\]]*\]\(#[^)]*\).*\n+){3,}/gmu,
    '',
  )
  return (plain({ ...document, text: own }).match(/^#{1,4} .+$/gmu) ?? [])
    .map((line) =>
      line
        .replace(/^#+\s*|\s*#+$/gu, '')
        .replace(/^[\d.]+\s/u, '')
        .trim(),
    )
    .filter((name) => signs(name).length > 1)
}

/** Counts Markdown tables and sheets with a numeric column, and the charts that show them. */
function tablesAsCharts({ kind, text }: PublicDocument, slides: readonly Slide[]): Share {
  const tables = kind === 'csv' ? 1 : numericTables(text)
  const charts = slides.flatMap(ownVisuals).filter((visual) => visual.kind === 'chart').length
  const good = Math.min(tables, charts)
  return { good, all: tables, lacking: good < tables ? [`${tables} tables, ${charts} charts`] : [] }
}

function numericTables(text: string): number {
  const tables = text.matchAll(/^\|?.+\|.+\n\s*\|?\s*:?-+:?\s*\|[-\s|:]*\n((?:.*\|.*\n?){2,})/gmu)
  return [...tables].filter(([, rows = '']) => {
    const cells = rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .replace(/^\||\|$/gu, '')
          .split('|')
          .map((cell) => cell.trim()),
      )
    return (cells[0] ?? []).some(
      (_, column) =>
        column > 0 &&
        cells.every((row) =>
          /^[^\p{L}\p{Nd}]{0,3}\p{Nd}[\p{Nd}.,\s]*\s?\p{L}{0,3}[%/\p{L}]{0,6}$/u.test(
            row[column] ?? '',
          ),
        ),
    )
  }).length
}

function agendaRows(slides: readonly Slide[]): Share {
  const names = new Set(
    slides.flatMap((slide) =>
      layouts[slide.layout_template].part === 'agenda'
        ? []
        : [slide.slide_title, slide.eyebrow ?? ''],
    ),
  )
  const rows = slides
    .filter(({ layout_template: layout }) => layouts[layout].part === 'agenda')
    .flatMap((slide) => slide.bullet_points.map((bullet) => bulletText(bullet)))
  return shareOf(rows, (row) => names.has(row))
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])]
}

function createGivenCheck(
  document: PublicDocument,
  ownWords: ReadonlySet<string>,
): (word: string) => boolean {
  // Words that are separated by a URL in the source are adjacent on a slide.
  const given = signs(`${document.text}\n${plain(document)}`)
  return (word) => given.includes(signs(word)) || ownWords.has(word)
}

/** Returns the shares of pages without overflow, overlap or tiny text, and of pages without an empty half. */
function layoutShares(
  { id }: PublicDocument,
  { title, slides }: { readonly title: string; readonly slides: readonly Slide[] },
  fonts: FontBook,
): Pick<Shares, 'laid out without fault' | 'filled pages'> {
  const { scenes, findings } = measureDeck(
    { seed: 0, isWritten: true, title, about: id, slides },
    fonts,
  )
  // Empty halves are counted separately.
  const faults = findings.filter(
    ({ slide, measure }) => slide !== undefined && measure !== 'page with an empty half',
  )
  const bad = new Set(faults.map(({ slide }) => slide))
  const more = scenes.length - slides.length
  const words = faults.map(
    ({ slide, measure, words: told }) => `slide ${slide ?? ''} ${measure}: ${told}`,
  )
  const empty = scenes.map((scene) => ({ scene, halves: emptyHalves(scene) }))
  return {
    'laid out without fault': {
      good: slides.length - bad.size - more,
      all: slides.length,
      lacking: [...words, ...(more > 0 ? [`${more} slides must be divided`] : [])],
    },
    'filled pages': shareOf(
      empty,
      ({ halves }) => halves.length === 0,
      ({ scene, halves }) => `${scene.layout.template} ${halves.join(' and ')}: ${scene.title}`,
    ),
  }
}
