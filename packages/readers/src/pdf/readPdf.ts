import { getDocumentProxy } from 'unpdf'
import { ReadFault } from '../readFault.ts'
import { readLimits } from '@deckloom/deck'
import { boundStreams } from './boundStreams.ts'
import { linesOf, type PdfLine } from './linesOf.ts'
import { pagesText } from './pagesText.ts'

/**
 * Extracts the text of a PDF as Markdown: larger lines are headings, lines with markers are lists,
 * running headers and footers are dropped. Scripts never run and fonts are not loaded.
 */
export async function readPdf(bytes: Uint8Array) {
  boundStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const document = await open(bytes)
  try {
    const { pages: most } = readLimits
    const pages: (readonly PdfLine[])[] = []
    for (let number = 1; number <= Math.min(document.numPages, most); number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const [, bottom = 0, , top = 0] = page.view
      pages.push(linesOf(items, { number, bottom, top }))
      page.cleanup()
    }
    const markdown = pagesText(pages)
    if (markdown === '') {
      throw new ReadFault(
        'unreadable',
        'There is no text in this PDF: its pages are pictures, as from a scanner.',
      )
    }
    const left = document.numPages - most
    const notes = left > 0 ? [`The first ${most} pages were read; ${left} more were left out.`] : []
    return { markdown, notes }
  } catch (error) {
    throw error instanceof ReadFault ? error : createBrokenFault()
  } finally {
    await document.destroy()
  }
}

async function open(bytes: Uint8Array) {
  try {
    // The reader takes ownership of the bytes.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: 0,
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new ReadFault(
        'unreadable',
        'This file is protected by a password. Save it without one and try again.',
      )
    }
    throw createBrokenFault()
  }
}

function createBrokenFault(): ReadFault {
  return new ReadFault('unreadable', 'This file is damaged or incomplete.')
}
