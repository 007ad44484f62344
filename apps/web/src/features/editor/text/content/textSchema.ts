import { colorPattern, deckLimits } from '@deckloom/deck'
import { isTextFamily } from '@deckloom/text'
import { Schema, type Mark, type Node } from 'prosemirror-model'
import { paperLength } from '../../paper/paper.ts'
import { isSafeLink } from './safeLinks.ts'

const { min, max } = deckLimits.fontSize

/**
 * Schema of rich text while it is edited: a line is a bullet of the slide, or a paragraph. Content from the page, such
 * as a paste between two of our own texts, is held to the same values as stored text.
 */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: {
      content: 'inline*',
      attrs: { list: { default: null }, level: { default: 0 }, color: { default: null } },
      parseDOM: [
        {
          tag: 'p',
          getAttrs: (element) => ({
            list: listOf(element.dataset['list']),
            level: levelOf(element.dataset['level']),
          }),
        },
        // As words are copied.
        {
          tag: 'li',
          getAttrs: (element) => ({
            list: element.parentElement?.localName === 'ol' ? 'number' : 'bullet',
            level: levelOf(element.dataset['level']),
            color: colorOf(element.dataset['color']) ?? null,
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        'p',
        { 'data-list': attrs['list'] ?? undefined, 'data-level': attrs['level'] || undefined },
        0,
      ],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, plain: { default: false } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? ''
            const plain = element.style.textDecoration === 'none'
            return isSafeLink(href) ? { href, plain } : false
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), class: 'no-underline' }, 0],
    },
    bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    strike: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
    baseline: {
      attrs: { baseline: {} },
      parseDOM: [
        { tag: 'sup', attrs: { baseline: 'super' } },
        { tag: 'sub', attrs: { baseline: 'sub' } },
      ],
      // The layout decides where it stands and how large it is.
      toDOM: ({ attrs }) => [
        attrs['baseline'] === 'super' ? 'sup' : 'sub',
        { class: 'static text-[length:inherit] leading-[inherit]' },
        0,
      ],
    },
    highlight: {
      attrs: { color: {} },
      parseDOM: [
        { tag: 'mark[data-color]', getAttrs: ({ dataset }) => markOf(colorOf(dataset['color'])) },
        {
          tag: 'span[data-highlight]',
          consuming: false,
          getAttrs: ({ dataset }) => markOf(colorOf(dataset['highlight'])),
        },
      ],
      toDOM: (mark) => {
        const color = textAttr(mark, 'color') ?? ''
        const style = `background-color: ${color}; color: inherit`
        return ['mark', { 'data-color': color, style }, 0]
      },
    },
    font: {
      attrs: { family: {} },
      parseDOM: [
        {
          tag: 'span[data-font]',
          consuming: false,
          getAttrs: (element) => {
            const family = element.dataset['font'] ?? ''
            return isTextFamily(family) ? { family } : false
          },
        },
      ],
      toDOM: (mark) => ['span', { 'data-font': textAttr(mark, 'family') ?? '' }, 0],
    },
    color: {
      attrs: { color: {} },
      parseDOM: [
        {
          tag: 'span[data-color]',
          consuming: false,
          getAttrs: ({ dataset }) => markOf(colorOf(dataset['color'])),
        },
      ],
      toDOM: (mark) => {
        const color = textAttr(mark, 'color') ?? ''
        return ['span', { 'data-color': color, style: `color: ${color}` }, 0]
      },
    },
    size: {
      attrs: { size: {} },
      parseDOM: [
        {
          tag: 'span[data-size]',
          consuming: false,
          getAttrs: (element) => {
            const size = Number(element.dataset['size'])
            return size >= min && size <= max ? { size } : false
          },
        },
      ],
      toDOM: (mark) => {
        const size = numberAttr(mark, 'size') ?? 0
        return ['span', { 'data-size': size, style: `font-size: ${paperLength(size)}` }, 0]
      },
    },
  },
})

export type MarkName =
  | 'link'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'baseline'
  | 'color'
  | 'highlight'
  | 'font'
  | 'size'
export type ListKind = 'bullet' | 'number'

export function listOf(value: unknown): ListKind | null {
  return value === 'bullet' || value === 'number' ? value : null
}

/** Whether text is raised or lowered. */
export function baselineOf(value: unknown): 'super' | 'sub' | undefined {
  return value === 'super' || value === 'sub' ? value : undefined
}

function colorOf(value: string | undefined): string | undefined {
  return value !== undefined && colorPattern.test(value) ? value : undefined
}

function markOf(color: string | undefined): { readonly color: string } | false {
  return color === undefined ? false : { color }
}

function levelOf(value: unknown): number {
  const level = Number(value)
  return Number.isInteger(level) && level >= 0 && level < deckLimits.listLevels ? level : 0
}

export function textAttr({ attrs }: Mark | Node, name: string): string | undefined {
  const value: unknown = attrs[name]
  return typeof value === 'string' ? value : undefined
}

export function numberAttr({ attrs }: Mark | Node, name: string): number | undefined {
  const value: unknown = attrs[name]
  return typeof value === 'number' ? value : undefined
}
