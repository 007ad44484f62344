import { bulletText, type Slide } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import { measureDeck } from '../scoreboard/measureDeck.ts'
import { faultInTitle } from './faultInTitle.ts'
import type { PublicDocument } from './readDocuments.ts'

/** Good ones of all, and words about those that are not. */
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
] as const
export type ShareName = (typeof shareNames)[number]
export type Shares = Readonly<Record<ShareName, Share>>

/** What a deck made of a document: measured with rules of its own, none of them the writer's. */
export function measureDocument(
  document: PublicDocument,
  deck: { readonly title: string; readonly slides: readonly Slide[] },
  { fonts, ownWords }: { readonly fonts: FontBook; readonly ownWords: ReadonlySet<string> },
): Shares {
  const { slides } = deck
  const shown = slides.map((slide) => shownText(slide)).join('\n')
  const noted = `${shown}\n${slides.map(({ notes }) => notes ?? '').join('\n')}`
  const text = document.kind === 'csv' ? cellsOf(document.text) : plain(document.text)
  const prose = document.kind === 'csv' ? text : plain(withoutFences(document.text))
  const figures = figuresOf(prose)
  const told = document.kind === 'csv' ? [] : figuresOf(withoutTables(prose))
  const titles = slides.map(({ slide_title: title }) => title)
  return {
    // Tables have more numbers than slides hold: their charts are counted below.
    'figures on slides': shareOf(told, has(numbersOf(shown))),
    'figures with notes': shareOf(figures, has(numbersOf(noted))),
    'sentences kept': shareOf(sentencesOf(text), keptIn(signs(noted))),
    'sections on slides': shareOf(headingsOf(document), within(signs(shown))),
    'tables as charts': tablesAsCharts(document, slides),
    'true agendas': agendaRows(slides),
    'good titles': shareOf(
      slides,
      (slide) => faultInTitle(slide, titles, document.language) === undefined,
      ({ slide_title: title }) => title,
    ),
    'words of the source': shareOf(wordsOf(shown), invented(document.text, ownWords)),
    'laid out without fault': layoutShare(document, deck, fonts),
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

/** All that the audience reads. */
function shownText(slide: Slide): string {
  const charts = (slide.images ?? []).flatMap(({ chartData }) =>
    chartData
      ? [chartData.title, ...chartData.data.map(({ label, value }) => `${label} ${value}`)]
      : [],
  )
  return [
    slide.eyebrow ?? '',
    slide.slide_title,
    ...slide.bullet_points.map((bullet) => bulletText(bullet)),
    ...(slide.table?.rows.flat() ?? []),
    ...charts,
  ].join('\n')
}

/** One cell a line. */
function cellsOf(sheet: string): string {
  const rows = sheet.split('\n').map((row) => row.match(/"(?:[^"]|"")*"|[^,;\t]+/gu) ?? [])
  return rows
    .flat()
    .map((cell) => cell.replace(/^"|"$/gu, '').trim())
    .join('\n')
}

/** Without the addresses and tags that stand in a text for machines. */
function plain(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/u, '')
    .replace(/<!--[\s\S]*?-->/gu, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/!?\[([^\]]*)\]\[[^\]]*\]/gu, '$1')
    .replace(/^\[[^\]]+\]:.*$/gmu, '')
    .replace(/^\s*(?:`{3,}|~{3,})\w*\s*$/gmu, '')
    .replace(/<[^<>\n]{1,200}>/gu, ' ')
    .replace(/https?:\/\/\S+/gu, ' ')
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

/** A row that is set with blanks is kept where each of its cells is. */
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

function numbersOf(text: string): ReadonlySet<string> {
  return new Set(
    (text.match(/\p{Nd}[\p{Nd}.,'’\u00A0\u202F]*/gu) ?? []).map((number) => valueOf(number)),
  )
}

/** '1,204', '1.204' and '1204' are one number, and so are '1.5' and '1,5'. */
function valueOf(number: string): string {
  const trimmed = number.normalize('NFKC').replace(/[.,'’\s]+$/u, '')
  const joined = /^\d{1,3}(?:[.,'’\s]\d{3})+$/u.test(trimmed)
    ? trimmed.replace(/\D/gu, '')
    : trimmed.replace(',', '.')
  return joined.replace(/(\.\d*?)0+$/u, '$1').replace(/\.$/u, '')
}

function withoutTables(text: string): string {
  return text.replace(/^.*\|.*\n\s*\|?\s*:?-+:?\s*\|[-\s|:]*\n(?:.*\|.*\n?)+/gmu, '\n')
}

/** Without what stands between fences; a fence may be indented, and is closed by one of its own sign. */
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

/** Numbers that say how much: of two digits or more, no years, versions, list numbers, parts of names or of code. */
function figuresOf(text: string): readonly string[] {
  const prose = text.replace(/`[^`\n]*`/gu, ' ').replace(/^ {4,}[^\p{L}\s].*$/gmu, ' ')
  const found = prose.matchAll(
    /(?<![\p{Script=Latin}\p{Nd}_./#:+-])(\p{Nd}[\p{Nd}.,'’]*)(?![\p{Script=Latin}_/:.-]?\p{Script=Latin})(?<after>\s?[%％])?/gu,
  )
  const values = [...found].flatMap(({ 1: number = '', groups }) => {
    const own = number.replace(/[.,'’]+$/u, '')
    const isShare = groups?.['after'] !== undefined
    const isYear = /^(?:1[89]|20)\d\d$/u.test(own)
    const isVersion = own.split('.').length > 2 && !/^\d{1,3}(?:\.\d{3})+$/u.test(own)
    return (own.length > 1 || isShare) && !isYear && !isVersion ? [valueOf(own)] : []
  })
  return [...new Set(values)]
}

/** Lines, and pieces of them between marks of an end, of eight letters and more. */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n|(?<=[.!?。！？।؟])\s+|\|/u)
    .map((piece) => piece.replace(/^\s*(?:[-*+•]|\d+[.)])\s/u, ''))
    .filter((piece) => signs(piece).length >= 8)
}

function headingsOf({ kind, text }: PublicDocument): readonly string[] {
  const body = text.replace(/```[\s\S]*?```/gu, '')
  if (kind === 'manual') return body.match(/^\p{Lu}[\p{Lu} ]{2,40}$/gmu) ?? []
  return (body.match(/^#{1,4} .+$/gmu) ?? [])
    .map((line) =>
      plain(line)
        .replace(/^#+\s*|\s*#+$|^[\d.]+\s/gu, '')
        .trim(),
    )
    .filter((name) => signs(name).length > 1)
}

/** Markdown tables and sheets with a column of numbers, and the charts that are there for them. */
function tablesAsCharts({ kind, text }: PublicDocument, slides: readonly Slide[]): Share {
  const tables = kind === 'csv' ? 1 : numericTables(text)
  const charts = slides.flatMap(({ images = [] }) =>
    images.filter(({ chartData }) => chartData !== undefined),
  ).length
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
      slide.layout_template === 'agenda' ? [] : [slide.slide_title, slide.eyebrow ?? ''],
    ),
  )
  const rows = slides
    .filter(({ layout_template: layout }) => layout === 'agenda')
    .flatMap((slide) => slide.bullet_points.map((bullet) => bulletText(bullet)))
  return shareOf(rows, (row) => names.has(row))
}

function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [])]
}

function invented(source: string, ownWords: ReadonlySet<string>): (word: string) => boolean {
  const given = signs(source)
  return (word) => given.includes(signs(word)) || ownWords.has(word)
}

/** Pages of the deck on which nothing overflows, overlaps or is too small. */
function layoutShare(
  { id }: PublicDocument,
  { title, slides }: { readonly title: string; readonly slides: readonly Slide[] },
  fonts: FontBook,
): Share {
  const measured = measureDeck({ seed: 0, isWritten: true, title, about: id, slides }, fonts)
  const faults = measured.findings.filter(({ slide }) => slide !== undefined)
  const bad = new Set(faults.map(({ slide }) => slide))
  const more = measured.slides - slides.length
  const words = faults.map(
    ({ slide, measure, words: said }) => `slide ${slide ?? ''} ${measure}: ${said}`,
  )
  return {
    good: slides.length - bad.size - more,
    all: slides.length,
    lacking: [...words, ...(more > 0 ? [`${more} slides must be divided`] : [])],
  }
}
