import { looksLikeCode } from './looksLikeCode.ts'
import { looksLikeMarkdown } from './looksLikeMarkdown.ts'
import { markdownBlocks } from './markdownBlocks.ts'
import { findAll, isElement, type PageElement } from './pageNodes.ts'
import { PageReader } from './PageReader.ts'
import { readSheets } from './pageSheets.ts'
import { stylesOf } from './pageStyles.ts'
import { type PastedBlock, pasteLimits } from './pastedBlocks.ts'
import { keptBlocks, plainBlocks } from './plainBlocks.ts'

/** What another program put into the clipboard. */
export interface Pasted {
  readonly page: PageElement | undefined
  readonly plain: string
  /** Language of the text, if it comes from a code editor. */
  readonly language?: string | undefined
}

/**
 * Reads what was copied in another program: its page where that says how the text is built, else its text, which may be
 * Markdown.
 */
export function readPasted(pasted: Pasted): readonly PastedBlock[] {
  const { page, language } = pasted
  const { blocks, isBuilt } = pageBlocks(page)
  const isCode = language !== undefined || (page !== undefined && isCodePage(page))
  if (isBuilt && !isCode) return blocks
  const text = pasted.plain.slice(0, pasteLimits.plainLength)
  if (text.trim() === '') return blocks
  const markdown = isMarkdown(text, language) ? (markdownBlocks(text) ?? []) : []
  if (markdown.length > 0) return markdown
  if (isCode || looksLikeCode(text)) return keptBlocks(text)
  return blocks.length > 0 ? blocks : plainBlocks(text)
}

function pageBlocks(page: PageElement | undefined) {
  if (!page) return { blocks: [], isBuilt: false }
  const reader = new PageReader(readSheets(page))
  return { blocks: reader.read(page), isBuilt: reader.isBuilt }
}

function isMarkdown(text: string, language: string | undefined): boolean {
  if (language !== undefined && language !== 'plaintext') return language === 'markdown'
  return !looksLikeCode(text) && looksLikeMarkdown(text)
}

/** Whether a page is one block of code: colors are all it has. */
function isCodePage(page: PageElement): boolean {
  const outer = onlyBlock(page)
  if (!outer) return false
  if (outer.tag === 'pre' || outer.tag === 'code') return true
  const styles = stylesOf(outer)
  return (
    styles.get('white-space') === 'pre' ||
    (/mono|consolas|courier|menlo|code/u.test(styles.get('font-family') ?? '') &&
      findAll(outer, ({ tag }) => /^(?:p|ul|ol|table|h[1-6])$/u.test(tag)).length === 0)
  )
}

function onlyBlock(page: PageElement): PageElement | undefined {
  const parts = page.children.filter(
    (node) => !(isElement(node) ? /^(?:meta|style|head)$/u.test(node.tag) : node.trim() === ''),
  )
  const [part] = parts
  if (parts.length !== 1 || part === undefined || !isElement(part)) return undefined
  return /^(?:html|body)$/u.test(part.tag) ? onlyBlock(part) : part
}
