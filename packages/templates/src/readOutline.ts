import { layouts, layoutTemplateSchema, type ChartData, type LayoutTemplate } from '@deckloom/deck'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { readFrontMatter, type FrontMatter } from './frontMatter.ts'
import {
  chartIn,
  chartTypeOf,
  itemsOf,
  pictureOf,
  tableDataOf,
  textOf,
  type Block,
  type OutlinePicture,
  type OutlineTable,
} from './readBlocks.ts'

/** A Markdown file in the folder of outlines. */
export interface OutlineFile {
  /** The file name, such as 'seed-pitch.md'. */
  readonly name: string
  readonly text: string
}

/** A slide before it has a theme and an identity. */
export interface OutlineSlide {
  readonly title: string
  readonly layout: LayoutTemplate
  readonly eyebrow?: string
  readonly bullets: readonly string[]
  readonly notes?: string
  readonly picture?: OutlinePicture
  readonly chart?: ChartData
  readonly table?: OutlineTable
}

export interface Outline extends FrontMatter {
  /** The file name without its extension. */
  readonly slug: string
  readonly slides: readonly OutlineSlide[]
}

/**
 * Reads an outline. A heading starts a slide; the line below it has the eyebrow in italics and the layout as code; then
 * come lists, a table or a picture; a quote holds the speaker notes. Throws an error with the line number at anything
 * else, so that nothing is dropped silently.
 */
export function readOutline({ name, text }: OutlineFile): Outline {
  try {
    const { matter, body } = readFrontMatter(text)
    const tree = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    const slides: MutableSlide[] = []
    for (const node of tree.children) {
      const current = slides.at(-1)
      if (node.type === 'heading') slides.push(slideOf(textOf(node), slides.length === 0))
      else if (current) addTo(current, node)
      else throw new Error('There is text before the first slide')
    }
    return { ...matter, slug: name.replace(/\.md$/u, ''), slides: slides.map(finishSlide) }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new Error(`The template ${name} cannot be read. ${words}`, { cause: error })
  }
}

interface MutableSlide extends Omit<Writable<OutlineSlide>, 'bullets'> {
  readonly bullets: string[]
  chartType?: ChartData['type']
}
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

function slideOf(title: string, isFirst: boolean): MutableSlide {
  return { title, layout: isFirst ? 'cover' : 'title + bullets', bullets: [] }
}

function addTo(slide: MutableSlide, node: Block): void {
  const picture = pictureOf(node)
  if (picture) slide.picture = picture
  else if (node.type === 'paragraph') addHead(slide, node)
  else if (node.type === 'list') slide.bullets.push(...itemsOf(node))
  else if (node.type === 'table') addTable(slide, node)
  else if (node.type === 'blockquote') {
    slide.notes = node.children.map((part) => textOf(part)).join('\n')
  } else throw fault(node)
}

function addHead(slide: MutableSlide, node: Extract<Block, { type: 'paragraph' }>): void {
  for (const part of node.children) {
    if (part.type === 'emphasis') slide.eyebrow = textOf(part)
    else if (part.type === 'inlineCode') setLayout(slide, part.value)
    else if (part.type !== 'text' || part.value.trim() !== '') throw fault(node)
  }
}

function setLayout(slide: MutableSlide, words: string): void {
  const chart = chartTypeOf(words)
  if (chart) slide.chartType = chart
  slide.layout = chart ? 'title + chart + bullets' : layoutTemplateSchema.parse(words)
}

function addTable(slide: MutableSlide, node: Extract<Block, { type: 'table' }>): void {
  if (slide.chartType) slide.chart = chartIn(slide.chartType, node)
  else slide.table = tableDataOf(node)
}

function finishSlide(slide: MutableSlide): OutlineSlide {
  const { chartType, ...rest } = slide
  if (chartType && !rest.chart) throw new Error(`The chart of “${slide.title}” has no table`)
  if (rest.table && layouts[rest.layout].visual !== 'table')
    throw new Error(`The layout of “${slide.title}” shows no table`)
  return rest
}

function fault({ type, position }: Block): Error {
  return new Error(`Line ${position?.start.line} of the body: a ${type} has no place on a slide`)
}
