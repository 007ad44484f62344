import { markdownExcess } from '@deckloom/deck'
import { type FileKind, detectFileKind } from './detectFileKind.ts'
import { readDocx } from './docx/readDocx.ts'
import { readPptx } from './pptx/readPptx.ts'
import { slidesMarkdown } from './pptx/slidesMarkdown.ts'
import { catchFault, ReadFault } from './readFault.ts'
import { readCsv } from './sheets/readCsv.ts'
import { readXlsx } from './sheets/readXlsx.ts'
import { decodeText, removeUnstorable } from './text/decodeText.ts'
import { limitText } from './text/limitText.ts'

export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file as material to write from. */
export interface SourceText {
  readonly kind: FileKind
  /** Markdown, or the original plain text; at most `readLimits.text`. */
  readonly text: string
  /** Sentences about what was left out. */
  readonly notes: readonly string[]
}

/** Reads an uploaded file as the source of a deck. */
export function readSource({ name, bytes }: NamedFile): Promise<SourceText | ReadFault> {
  return catchFault(async () => {
    const kind = detectFileKind(name, bytes)
    const { markdown, notes } = await readKind(kind, bytes)
    const { text, cut } = limitText(removeUnstorable(markdown))
    if (text.trim() === '') throw new ReadFault('unreadable', 'There is nothing in this file.')
    const excess = markdownExcess(text)
    if (excess) throw new ReadFault('unreadable', excess.message)
    const length = text.length.toLocaleString('en')
    const all = cut
      ? [...notes, `The first ${length} characters were read; the rest is too much for one deck.`]
      : notes
    return { kind, text, notes: all }
  })
}

interface ReadText {
  readonly markdown: string
  readonly notes: readonly string[]
}

export async function readKind(kind: FileKind, bytes: Uint8Array): Promise<ReadText> {
  switch (kind) {
    case 'markdown':
    case 'text':
      return { markdown: decodeText(bytes), notes: [] }
    case 'csv':
      return readCsv(bytes)
    case 'docx':
      return readDocx(bytes)
    case 'xlsx':
      return readXlsx(bytes)
    case 'pptx': {
      const { slides } = readPptx(bytes)
      return { markdown: slidesMarkdown(slides), notes: [] }
    }
    case 'pdf': {
      // Loaded on demand: a megabyte of code that other files do not need.
      const { readPdf } = await import('./pdf/readPdf.ts')
      return await readPdf(bytes)
    }
  }
}
