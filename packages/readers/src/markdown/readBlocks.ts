import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { TextRunStyle } from '@deckloom/deck'
import { linkPattern, parseInPieces } from '@deckloom/deck'
import { styledRuns, type ReadParagraph } from '../pptx/textBody.ts'

/** A block of a slide in Markdown. */
export type Block =
  | { readonly kind: 'words'; readonly paragraphs: readonly ReadParagraph[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | undefined }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'picture' }

type Content = ReturnType<typeof fromMarkdown>['children'][number]
type List = Extract<Content, { type: 'list' }>
type Table = Extract<Content, { type: 'table' }>
type Node =
  | Content
  | List['children'][number]
  | Table['children'][number]
  | Table['children'][number]['children'][number]

export function readBlocks(markdown: string): readonly Block[] {
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }
  const blocks = parseInPieces(markdown, (piece) => fromMarkdown(piece, options).children)
  return blocks.flatMap(blocksOf)
}

/** Returns the text of one line of Markdown. */
export function inlineText(markdown: string): ReadParagraph {
  const [block] = readBlocks(markdown)
  const [paragraph] = block?.kind === 'words' ? block.paragraphs : []
  return paragraph ?? toParagraph(markdown)
}

function blocksOf(node: Content): readonly Block[] {
  if (node.type === 'paragraph' || node.type === 'heading') return wordsOf(node)
  if (node.type === 'list') return [{ kind: 'words', paragraphs: listItems(node, 0) }]
  if (node.type === 'blockquote') return [quoteOf(textOf(node))]
  if (node.type === 'code') {
    return [{ kind: 'words', paragraphs: node.value.split('\n').map(toParagraph) }]
  }
  if (node.type === 'html') return commentOf(node.value)
  if (node.type !== 'table') return []
  return [{ kind: 'table', rows: node.children.map((row) => row.children.map(textOf)) }]
}

function wordsOf(
  node: Extract<Content, { type: 'paragraph' } | { type: 'heading' }>,
): readonly Block[] {
  const runs = mergeRuns(runsOf(node, {}))
  const text = runs.map((run) => run.text).join('')
  const pictures = picturesIn(node)
  return [
    ...(text.trim() === ''
      ? []
      : [{ kind: 'words' as const, paragraphs: [{ text, runs, level: 0 }] }]),
    ...Array.from({ length: pictures }, () => ({ kind: 'picture' as const })),
  ]
}

/** Comments become notes, as in other Markdown slide tools. */
function commentOf(html: string): readonly Block[] {
  const [, text] = /^<!--([\s\S]*?)-->$/u.exec(html.trim()) ?? []
  const note = text?.trim() ?? ''
  return note === '' || /^[\w-]+:\s/u.test(note) ? [] : [{ kind: 'note', text: note }]
}

function listItems(list: List, level: number): readonly ReadParagraph[] {
  return list.children.flatMap((item) => {
    const own = item.children.filter((child) => child.type !== 'list')
    const runs = mergeRuns(
      own.flatMap((child, index) => [...(index > 0 ? [{ text: ' ' }] : []), ...runsOf(child, {})]),
    )
    const paragraph: ReadParagraph = {
      text: runs.map(({ text }) => text).join(''),
      runs,
      level: Math.min(4, level),
      mark: list.ordered ? 'number' : 'bullet',
    }
    const nested = item.children.filter((child) => child.type === 'list')
    return [paragraph, ...nested.flatMap((inner) => listItems(inner, level + 1))]
  })
}

type Look = Omit<TextRunStyle, 'text'>

function runsOf(node: Node, look: Look): readonly TextRunStyle[] {
  if (node.type === 'text') return [{ text: node.value.replaceAll(/\s+/gu, ' '), ...look }]
  if (node.type === 'inlineCode') return [{ text: node.value, ...look }]
  if (node.type === 'break') return [{ text: ' ', ...look }]
  if (!('children' in node)) return []
  const own = { ...look, ...lookOf(node) }
  return node.children.flatMap((child) => runsOf(child, own))
}

function lookOf(node: Node): Look {
  if (node.type === 'strong') return { bold: true }
  if (node.type === 'emphasis') return { italic: true }
  return node.type === 'link' && linkPattern.test(node.url) ? { href: node.url } : {}
}

function mergeRuns(runs: readonly TextRunStyle[]): readonly TextRunStyle[] {
  const filled = runs.filter(({ text }) => text !== '')
  return styledRuns(filled).runs ? filled : [{ text: filled.map(({ text }) => text).join('') }]
}

function picturesIn(node: Node): number {
  if (node.type === 'image' || node.type === 'imageReference') return 1
  return 'children' in node ? node.children.reduce((sum, child) => sum + picturesIn(child), 0) : 0
}

function textOf(node: Node): string {
  const separator = node.type === 'blockquote' ? ' ' : ''
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replaceAll(/\s+/gu, ' ')
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(textOf).join(separator).trim() : ''
}

/** Returns the quote and, after a dash, its author. */
function quoteOf(text: string): Block {
  const [, words = text, by] = /^(.{3,}?)\s*(?:—|–|--)\s*([^—–]{2,80})$/su.exec(text) ?? []
  return { kind: 'quote', text: words.replaceAll(/^["“„«]|["”“»]$/gu, '').trim(), by: by?.trim() }
}

function toParagraph(text: string): ReadParagraph {
  return { text, runs: [{ text }], level: 0 }
}
