import { deckLimits, type NewContent, writeNewContent } from '@deckloom/deck'
import { clip } from '../pptx/clip.ts'
import type { ImportedDeck, ImportNote } from '../pptx/importedDeck.ts'
import { tableData } from '../pptx/tables/tableData.ts'
import { styledRuns, type ReadParagraph } from '../pptx/textBody.ts'
import { bulletsOf, needsElement, textElement } from '../pptx/textElement.ts'
import { ReadFault } from '../readFault.ts'
import { type Block, inlineText, readBlocks } from './readBlocks.ts'
import { splitSlides, type SlideText } from './splitSlides.ts'

export interface MarkdownOptions {
  /** Whether to split long slides, as for documents. Slides written as such are left alone. */
  readonly isDocument: boolean
}

/** Maximum bullets and characters per slide of a document. */
const roomy = { bullets: 7, characters: 700 } as const
const theme = { id: 'loom', variant: 'light' } as const

/**
 * Converts Markdown to slides: split at rules or headings, lists as bullets, tables, quotes, and as
 * notes what follows a line that starts with `Note:`. Throws `ReadFault`.
 */
export function markdownDeck(markdown: string, { isDocument }: MarkdownOptions): ImportedDeck {
  const { title, slides: texts, ruled } = splitSlides(markdown)
  const notes: ImportNote[] = []
  const slides = texts.flatMap((text, index) => {
    const made = slidesFrom(text, {
      first: index === 0,
      divides: isDocument && !ruled,
      next: texts[index + 1],
    })
    notes.push(...made.left.map((sentence) => ({ slide: index + 1, text: sentence })))
    return made.slides
  })
  if (slides.length === 0) throw new ReadFault('unreadable', 'There is nothing in this file.')
  if (slides.length > deckLimits.slides) {
    throw new ReadFault(
      'too-large',
      `This file makes ${slides.length} slides; at most ${deckLimits.slides} can be imported.`,
    )
  }
  return {
    title: title ?? texts.find(({ heading }) => heading)?.heading ?? '',
    slides: slides.map(writeNewContent),
    pictures: new Map(),
    notes,
  }
}

interface Place {
  readonly first: boolean
  readonly divides: boolean
  readonly next: SlideText | undefined
}

function slidesFrom(text: SlideText, place: Place) {
  const { notes, rest } = splitNotes(text.body)
  const blocks = readBlocks(rest)
  const title = titleFields(text.heading ?? '')
  const spoken = [...blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : [])), notes]
    .filter((each) => each !== '')
    .join('\n\n')
  const tables = blocks.flatMap((block) =>
    block.kind === 'table' ? [tableData({ rows: block.rows })] : [],
  )
  const tableSlides = tables.flatMap((table) => (table ? [tableSlide(title, table.data)] : []))
  const [quote] = blocks.filter((block) => block.kind === 'quote')
  const slides =
    quote && blocks.length === 1
      ? [quoteSlide(quote, text.heading)]
      : [...wordSlides(blocks, { ...place, text, tables: tableSlides.length }), ...tableSlides]
  const [first, ...others] = slides
  const noteFields = spoken === '' ? {} : { notes: clip(spoken, deckLimits.notesLength) }
  return {
    slides: first ? [{ ...first, ...noteFields }, ...others] : [],
    left: [
      ...(blocks.some(({ kind }) => kind === 'picture')
        ? ['A picture that is not in the file was left out.']
        : []),
      ...(tables.some((table) => table?.cut)
        ? ['A table was cut to the rows and columns that fit a slide.']
        : []),
    ],
  }
}

/** Returns the text of a slide; empty if it only has tables. */
function wordSlides(
  blocks: readonly Block[],
  {
    first,
    divides,
    next,
    text,
    tables,
  }: Place & { readonly text: SlideText; readonly tables: number },
): readonly NewContent[] {
  const paragraphs = blocks
    .flatMap(paragraphsOf)
    .flatMap((each) => (divides ? sentencesOf(each) : [each]))
  if (paragraphs.length === 0 && tables > 0) return []
  const title = titleFields(text.heading ?? '')
  const opens = paragraphs.length === 0 && (next?.depth ?? 0) > text.depth
  return (divides ? groupParagraphs(paragraphs) : [paragraphs]).map((group, index) =>
    wordsSlide(title, group, { cover: first && index === 0 && group.length <= 2, opens }),
  )
}

/** What follows a line that starts with `Note:` becomes the notes. */
function splitNotes(body: string): { readonly notes: string; readonly rest: string } {
  const match = /^\s{0,3}(?:Speaker )?Notes?:[^\S\n]*/imu.exec(body)
  if (!match) return { notes: '', rest: body }
  return {
    notes: body.slice(match.index + match[0].length).trim(),
    rest: body.slice(0, match.index),
  }
}

function titleFields(heading: string): Pick<NewContent, 'title' | 'titleRuns'> {
  const { text, runs } = inlineText(heading)
  const looked = styledRuns(runs)
  if (text.length > deckLimits.slideTitleLength)
    return { title: clip(text, deckLimits.slideTitleLength) }
  return { title: text, ...(looked.runs && { titleRuns: looked.runs }) }
}

function paragraphsOf(block: Block): readonly ReadParagraph[] {
  if (block.kind === 'words') return block.paragraphs
  if (block.kind !== 'quote') return []
  const text = block.by === undefined ? `“${block.text}”` : `“${block.text}” — ${block.by}`
  return [{ text, runs: [{ text }], level: 0 }]
}

const longParagraph = 220
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Splits a long paragraph of a document into sentences. */
function sentencesOf(paragraph: ReadParagraph): readonly ReadParagraph[] {
  if (paragraph.text.length <= longParagraph) return [paragraph]
  return [...segmenter.segment(paragraph.text)]
    .map(({ segment }) => segment.trim())
    .filter((text) => text !== '')
    .map((text) => ({ ...paragraph, text, runs: [{ text }] }))
}

function groupParagraphs(
  paragraphs: readonly ReadParagraph[],
): readonly (readonly ReadParagraph[])[] {
  const groups: ReadParagraph[][] = [[]]
  let characters = 0
  for (const paragraph of paragraphs) {
    const group = groups.at(-1) ?? []
    const isFull =
      group.length >= roomy.bullets || characters + paragraph.text.length > roomy.characters
    if (group.length > 0 && isFull && paragraph.level === 0) {
      groups.push([paragraph])
      characters = paragraph.text.length
    } else {
      group.push(paragraph)
      characters += paragraph.text.length
    }
  }
  return groups
}

function wordsSlide(
  title: ReturnType<typeof titleFields>,
  paragraphs: readonly ReadParagraph[],
  { cover, opens }: { readonly cover: boolean; readonly opens: boolean },
): NewContent {
  const item = { kind: 'body', text: { paragraphs }, box: undefined, rotation: 0 } as const
  const body = withoutMarks(item)
  if (paragraphs.length > 0 && needsElement(body)) {
    return {
      ...title,
      theme,
      layout: 'title only',
      texts: [textElement(body, () => 24)],
    }
  }
  if (cover) return { ...title, theme, layout: 'cover', bullets: bulletsOf(item.text) }
  const words = paragraphs.length > 0 ? 'title + bullets' : 'title only'
  return {
    ...title,
    theme,
    layout: opens ? 'section header' : words,
    bullets: bulletsOf(item.text),
  }
}

/** Only list items have markers; paragraphs between them do not. */
function withoutMarks<
  Item extends { readonly text: { readonly paragraphs: readonly ReadParagraph[] } },
>(item: Item): Item {
  const paragraphs = item.text.paragraphs.map((each) => ({
    ...each,
    mark: each.mark ?? ('none' as const),
  }))
  return { ...item, text: { ...item.text, paragraphs } }
}

function tableSlide(
  title: ReturnType<typeof titleFields>,
  table: NonNullable<NewContent['table']>,
): NewContent {
  return { ...title, theme, layout: 'table', visualType: 'diagram', table }
}

function quoteSlide(
  quote: Extract<Block, { kind: 'quote' }>,
  heading: string | undefined,
): NewContent {
  return {
    title: clip(quote.text, deckLimits.slideTitleLength),
    theme,
    layout: 'centered quote',
    visualType: 'quote',
    bullets: quote.by === undefined ? [] : [quote.by],
    ...(heading !== undefined && { eyebrow: clip(inlineText(heading).text, 80) }),
  }
}
