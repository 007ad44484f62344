import type { RichLine } from '../edits/richText.ts'
import { isCounted } from './markers.ts'
import { attribute, findAll, type PageElement, textOf } from './pageNodes.ts'
import type { PageSheets } from './pageSheets.ts'
import { type Styles, stylesOf } from './pageStyles.ts'

type ListKind = NonNullable<RichLine['list']>

/** An item of a list; it begins with its first words. */
export interface ListItem {
  readonly list: ListKind
  /** From 0, as the program counts. */
  readonly depth: number
  isBegun: boolean
}

/** The lists around a place of the page. */
export interface Lists {
  readonly list: ListKind
  readonly depth: number
}

/** Whether an element only holds the marker of an item, as text. */
export function isMarker(styles: Styles): boolean {
  return styles.get('mso-list')?.startsWith('ignore') ?? styles.has('mso-special-format')
}

/** Returns the lists inside an element that is one itself. */
export function listsIn({ tag }: PageElement, around: Lists | undefined): Lists | undefined {
  if (tag !== 'ul' && tag !== 'ol' && tag !== 'menu') return around
  return { list: tag === 'ol' ? 'number' : 'bullet', depth: (around?.depth ?? -1) + 1 }
}

/** Returns the item that an element is, in any of the ways in which programs write one. */
export function itemIn(
  element: PageElement,
  styles: Styles,
  { lists, sheets }: { readonly lists: Lists | undefined; readonly sheets: PageSheets },
): ListItem | undefined {
  const written =
    documentItem(element, styles, sheets) ?? slideItem(element) ?? htmlItem(element, lists)
  return written && { ...written, isBegun: false }
}

// Word processors write items as paragraphs: "mso-list:l0 level2 lfo1".
function documentItem(element: PageElement, styles: Styles, sheets: PageSheets): Lists | undefined {
  const [, list = '', level = ''] = /^(\S+)\s+level(\d+)/u.exec(styles.get('mso-list') ?? '') ?? []
  if (level === '') return undefined
  const counted = sheets.countedLevels.get(`${list}:level${level}`)
  const marker = findAll(element, (part) => isMarker(stylesOf(part)))[0]
  const isNumber = counted ?? isCounted(marker ? textOf(marker) : '')
  return { list: isNumber ? 'number' : 'bullet', depth: Number(level) - 1 }
}

// Slide programs write items as blocks of the classes O, O1, O2 with a marker that names its form.
function slideItem(element: PageElement): Lists | undefined {
  const [, level] = /^O(\d?)$/u.exec(attribute(element, 'class')) ?? []
  if (level === undefined) return undefined
  const [marker] = findAll(element, (part) => stylesOf(part).has('mso-special-format'))
  const form = marker && stylesOf(marker).get('mso-special-format')
  if (form === undefined) return undefined
  return { list: form.includes('numbullet') ? 'number' : 'bullet', depth: Number(level) }
}

function htmlItem(element: PageElement, lists: Lists | undefined): Lists | undefined {
  if (element.tag !== 'li') return undefined
  const told = attribute(element, 'data-list')
  const list = /^(?:bullet|ordered)$/u.test(told)
    ? told === 'ordered'
      ? 'number'
      : 'bullet'
    : (lists?.list ?? 'bullet')
  return { list, depth: toldDepth(element) ?? lists?.depth ?? 0 }
}

/** Levels that programs give with an item whose list is not inside another one; these count from 1, those from 0. */
const fromOne = ['aria-level', 'data-aria-level']
const fromZero = ['data-stringify-indent', 'data-indent']

function toldDepth(element: PageElement): number | undefined {
  const [, indent] = /\bql-indent-(\d+)\b/u.exec(attribute(element, 'class')) ?? []
  const told = [
    ...fromOne.map((name) => Number.parseInt(attribute(element, name), 10) - 1),
    ...fromZero.map((name) => Number.parseInt(attribute(element, name), 10)),
    Number.parseInt(indent ?? '', 10),
  ]
  return told.find((depth) => depth >= 0)
}
