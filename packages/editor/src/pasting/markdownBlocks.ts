import {
  linkPattern,
  markdownExcess,
  parseInPieces,
  type RunLook,
  type TextRunStyle,
} from '@deckloom/deck'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { RichLine } from '../edits/richText.ts'
import { nestLevels } from './nestLevels.ts'
import type { PastedBlock } from './pastedBlocks.ts'

type Content = ReturnType<typeof fromMarkdown>['children'][number]
type List = Extract<Content, { type: 'list' }>
type Table = Extract<Content, { type: 'table' }>
type Node =
  | Content
  | List['children'][number]
  | Table['children'][number]
  | Table['children'][number]['children'][number]

/** Reads Markdown; undefined if it has more marks than anybody writes, which would take long. */
export function markdownBlocks(markdown: string): readonly PastedBlock[] | undefined {
  if (markdownExcess(markdown)) return undefined
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }
  const nodes = parseInPieces(markdown, (piece) => fromMarkdown(piece, options).children)
  return joinTexts(nodes.flatMap((node) => blocksOf(node, {})))
}

function joinTexts(blocks: readonly PastedBlock[]): readonly PastedBlock[] {
  const joined: PastedBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...block.lines] }
    } else joined.push(block)
  }
  return joined
}

function blocksOf(node: Content, look: RunLook): readonly PastedBlock[] {
  if (node.type === 'heading') return wordsOf(node, { ...look, bold: true })
  if (node.type === 'paragraph') return wordsOf(node, look)
  if (node.type === 'list') return [{ kind: 'text', lines: nested(itemLines(node, 0)) }]
  if (node.type === 'code') return [{ kind: 'text', lines: codeLines(node.value) }]
  if (node.type === 'table') return [{ kind: 'table', rows: rowsOf(node) }]
  return node.type === 'blockquote'
    ? node.children.flatMap((child) => blocksOf(child, { ...look, italic: true }))
    : []
}

function codeLines(text: string): readonly RichLine[] {
  return text.split('\n').map((line) => ({ runs: line === '' ? [] : [{ text: line }] }))
}

function wordsOf(node: Node, look: RunLook): readonly PastedBlock[] {
  const text = linesOf(runsOf(node, look))
  const pictures = picturesIn(node)
  return [...(text.length === 0 ? [] : [{ kind: 'text' as const, lines: text }]), ...pictures]
}

/** Splits runs at their line breaks. */
function linesOf(runs: readonly TextRunStyle[]): readonly RichLine[] {
  const lines: TextRunStyle[][] = [[]]
  for (const { text, ...look } of runs) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, ...look })
    }
  }
  return lines
    .filter((line) => line.some(({ text }) => text.trim() !== ''))
    .map((line) => ({ runs: line }))
}

type DepthLine = RichLine & { readonly depth: number }

function itemLines(list: List, depth: number): readonly DepthLine[] {
  return list.children.flatMap((item) => {
    const own = item.children.filter((child) => child.type !== 'list')
    const runs = own.flatMap((child, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...(child.type === 'code' ? [{ text: child.value }] : runsOf(child, {})),
    ])
    const inner = item.children.filter((child) => child.type === 'list')
    const line = { list: list.ordered ? 'number' : 'bullet', depth, runs } as const
    return [
      ...(runs.some(({ text }) => text.trim() !== '') ? [line] : []),
      ...inner.flatMap((child) => itemLines(child, depth + 1)),
    ]
  })
}

function nested(lines: readonly DepthLine[]): readonly RichLine[] {
  const levels = nestLevels(lines.map(({ depth }) => depth))
  return lines.map((line, index) => {
    const { depth: _, ...rest } = line
    const level = levels[index] ?? 0
    return { ...rest, ...(level > 0 && { level }) }
  })
}

function runsOf(node: Node, look: RunLook): readonly TextRunStyle[] {
  if (node.type === 'text') return [{ text: node.value.replaceAll(/\s+/gu, ' '), ...look }]
  if (node.type === 'inlineCode') return [{ text: node.value, ...look }]
  if (node.type === 'break' || isBreak(node)) return [{ text: '\n' }]
  if (!('children' in node)) return []
  const inside = { ...look, ...lookOf(node) }
  return node.children.flatMap((child) => runsOf(child, inside))
}

function isBreak(node: Node): boolean {
  return node.type === 'html' && /^<br\s*\/?>$/iu.test(node.value)
}

function lookOf(node: Node): RunLook {
  if (node.type === 'strong') return { bold: true }
  if (node.type === 'emphasis') return { italic: true }
  if (node.type === 'delete') return { strike: true }
  return node.type === 'link' && linkPattern.test(node.url) ? { href: node.url } : {}
}

function rowsOf({ children }: Table): readonly (readonly string[])[] {
  const width = children[0]?.children.length ?? 0
  return children.map((row) =>
    Array.from({ length: width }, (_, column) => {
      const cell = row.children[column]
      const runs = cell ? runsOf(cell, {}) : []
      return runs
        .map(({ text }) => text)
        .join('')
        .replaceAll(/\s+/gu, ' ')
        .trim()
    }),
  )
}

function picturesIn(node: Node): readonly PastedBlock[] {
  if (node.type === 'image') {
    return [{ kind: 'picture', address: node.url, alt: node.alt ?? '' }]
  }
  return 'children' in node ? node.children.flatMap(picturesIn) : []
}
