import { cutMarkdown, joinBlocks, type MarkdownPiece } from '@deckloom/deck'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { countWords, tidy } from '../language/words.ts'
import type { SourceBlock, SourceDocument, SourceSection } from './sourceDocument.ts'

type Content = ReturnType<typeof fromMarkdown>['children'][number]
type List = Extract<Content, { type: 'list' }>
type Table = Extract<Content, { type: 'table' }>
/** Any node below the root, down to table cells. */
type Node =
  | Content
  | List['children'][number]
  | Table['children'][number]
  | Table['children'][number]['children'][number]

/** A long text in pieces, each of which is parsed on its own. */
export function splitSource(text: string): readonly MarkdownPiece[] {
  return cutMarkdown(markedUp(text))
}

/** What is read of a text so far, piece by piece. */
export type ReadBlocks = Content[]

/** Reads one piece of Markdown or plain text. */
export function readPiece(piece: MarkdownPiece, blocks: ReadBlocks): void {
  const { children } = fromMarkdown(piece.text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  })
  joinBlocks(blocks, children, piece)
}

/** A text as its headings divide it; the first heading of depth 1 that stands alone names it. */
export function assemble(blocks: ReadBlocks): SourceDocument {
  const sections = sectionsOf(blocks)
  const tops = sections.filter(({ heading, depth }) => heading !== undefined && depth === 1)
  const [top] = tops
  const isTitle = tops.length === 1 && top !== undefined && sections.indexOf(top) <= 1
  if (!isTitle || top?.heading === undefined) return { sections }
  const rest = sections.map((section) =>
    section === top ? { depth: top.depth, blocks: top.blocks } : section,
  )
  return {
    title: top.heading,
    sections: rest.filter(({ heading: name, blocks: own }) => name !== undefined || own.length > 0),
  }
}

function sectionsOf(blocks: ReadBlocks): readonly SourceSection[] {
  const sections: MutableSection[] = [{ depth: 1, blocks: [] }]
  for (const node of blocks) {
    if (node.type === 'heading')
      sections.push({ heading: textOf(node), depth: node.depth, blocks: [] })
    else sections.at(-1)?.blocks.push(...blocksOf(node))
  }
  return sections.filter(({ heading, blocks: own }) => heading !== undefined || own.length > 0)
}

interface MutableSection {
  heading?: string
  depth: number
  blocks: SourceBlock[]
}

/** Plain text has headings too: a short line of its own without an end mark. They get Markdown's mark. */
function markedUp(text: string): string {
  const clean = text.replace(/\r\n?/gu, '\n').replace(/^---\n[\s\S]*?\n---\n/u, '')
  if (/^#{1,6}\s+\S/mu.test(clean) || /^[^\n]+\n(?:=+|-+)\s*$/mu.test(clean)) return clean
  return clean
    .split(/\n\s*\n/u)
    .map((part, index) => markHeading(part, index))
    .join('\n\n')
}

function markHeading(part: string, index: number): string {
  const [line = '', ...rest] = part.trim().split('\n')
  const opensList = line.endsWith(':') && /^(?:[-*•|])/u.test(rest[0] ?? '')
  if (!looksLikeHeading(line) || opensList) return part
  const mark = index === 0 && rest.length === 0 ? '#' : '##'
  return `${mark} ${line.replace(/:$/u, '')}\n\n${rest.join('\n')}`
}

function looksLikeHeading(line: string): boolean {
  if (line.length > 70 || countWords(line) > 9 || !/^[\p{Lu}\d]/u.test(line)) return false
  return !/[.!?,;]$/u.test(line) && !/^\d+[.)]\s/u.test(line)
}

function blocksOf(node: Content): readonly SourceBlock[] {
  if (node.type === 'paragraph')
    return textOf(node) === '' ? [] : [{ kind: 'paragraph', text: textOf(node) }]
  if (node.type === 'list') return [listOf(node)]
  if (node.type === 'table') return [tableOf(node)]
  return node.type === 'blockquote' ? [quoteOf(textOf(node))] : []
}

function listOf(list: List): SourceBlock {
  const items = list.children.flatMap((item) => {
    const [own, ...nested] = item.children
    const inner = nested.flatMap((child) =>
      child.type === 'list' ? child.children.map((deep) => textOf(deep)) : [textOf(child)],
    )
    return own
      ? [
          tidy(
            [textOf(own), ...inner].join(
              inner.length > 0 && textOf(own).endsWith(':') ? ' ' : '; ',
            ),
          ),
        ]
      : []
  })
  return {
    kind: 'list',
    ordered: list.ordered === true,
    items: items.filter((item) => item !== ''),
  }
}

function tableOf(table: Table): SourceBlock {
  const [header = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => textOf(cell)),
  )
  return { kind: 'table', header, rows }
}

function quoteOf(text: string): SourceBlock {
  const match = /^["“„«]?(.+?)["”“»]?\s*(?:—|–|--|\s-\s)\s*([^—–]{2,80})$/su.exec(text)
  const [, words, by] = match ?? []
  const plain = (words ?? text).replace(/^["“„«]|["”“»]$/gu, '').trim()
  return { kind: 'quote', text: plain, ...(by !== undefined && { by: tidy(by) }) }
}

/** The words of a node without their marks; pictures and raw HTML have none. */
function textOf(node: Node): string {
  return tidy(rawText(node))
}

function rawText(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  if (node.type === 'break') return ' '
  if ('children' in node)
    return node.children
      .map((child) => rawText(child))
      .join(node.type === 'blockquote' || node.type === 'listItem' ? ' ' : '')
  return ''
}
