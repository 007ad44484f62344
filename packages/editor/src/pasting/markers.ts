import type { RichLine } from '../edits/richText.ts'

type ListKind = NonNullable<RichLine['list']>

/** A marker that stands as text at the beginning of a line. */
export interface Marker {
  readonly list: ListKind
  /** Length of the marker and the blanks around it. */
  readonly length: number
  /** Blanks before it. */
  readonly indent: number
  /** What it counts, if it is a number. */
  readonly count: number | undefined
  /** Whether it is one by itself: others need neighbors of their kind. */
  readonly isSure: boolean
}

// Signs that begin items and nothing else; and letters and dashes that some font shows as a sign.
const signs = /^[•‣▪▫●○◦⁃∙■□➢➔✓✔·\u{F0A7}\u{F0B7}\u{F0D8}\u{F0FC}\u{F076}\u{F071}]/u
const maybeSigns = /^[-–—*+o§üØvq]/u
const counters = /^[([]?(?:(\d{1,3})|[a-z]|[ivxlc]{2,5})(?:\.\d{1,3}){0,4}[.)\]]/iu

/** Finds the marker that a line begins with. Sure are those that are set off by a tab or several blanks. */
export function markerOf(line: string): Marker | undefined {
  const indent = line.length - line.trimStart().length
  const words = line.slice(indent)
  const { marker, list, count } = startOf(words)
  const [blanks = ''] = /^\s*/u.exec(words.slice(marker.length)) ?? []
  const isWide = blanks.length > 1 || blanks === '\t'
  if (!isSetOff({ words, marker, blanks, isWide })) return undefined
  return {
    list,
    length: indent + marker.length + blanks.length,
    indent: widthOf(line.slice(0, indent)),
    count,
    isSure: isWide || signs.test(words),
  }
}

function startOf(words: string): Pick<Marker, 'list' | 'count'> & { readonly marker: string } {
  const [sign] = signs.exec(words) ?? maybeSigns.exec(words) ?? []
  if (sign !== undefined) return { marker: sign, list: 'bullet', count: undefined }
  const [marker = '', number] = counters.exec(words) ?? []
  return { marker, list: 'number', count: number === undefined ? undefined : Number(number) }
}

interface Start {
  readonly words: string
  readonly marker: string
  readonly blanks: string
  readonly isWide: boolean
}

// Letters are words unless they stand apart.
function isSetOff({ words, marker, blanks, isWide }: Start): boolean {
  if (marker === '' || blanks === '' || words.length === marker.length + blanks.length) return false
  return isWide || !/^\p{L}/u.test(marker)
}

function widthOf(blanks: string): number {
  return blanks.replaceAll('\t', '    ').length
}

/** Whether the marker that a program wrote for an item counts. */
export function isCounted(marker: string): boolean {
  return /^[([]?(?:[\p{N}\p{L}]+[.)\]、．:]|\p{N}+)/u.test(marker.trim())
}
