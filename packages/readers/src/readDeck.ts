import { markdownExcess } from '@deckloom/deck'
import { detectFileKind } from './detectFileKind.ts'
import { markdownDeck } from './markdown/markdownDeck.ts'
import type { ImportedDeck } from './pptx/importedDeck.ts'
import { readPptx } from './pptx/readPptx.ts'
import { catchFault, ReadFault } from './readFault.ts'
import { type NamedFile, readKind } from './readSource.ts'
import { headedText } from './text/headedText.ts'
import { limitText } from './text/limitText.ts'
import { removeUnstorable } from './text/decodeText.ts'

/** Reads an uploaded file as a deck: slides as slides, documents split at their headings. */
export function readDeck({ name, bytes }: NamedFile): Promise<ImportedDeck | ReadFault> {
  return catchFault(async () => {
    const kind = detectFileKind(name, bytes)
    const deck = kind === 'pptx' ? readPptx(bytes) : await documentDeck(kind, bytes)
    return deck.title.trim() === '' ? { ...deck, title: name.replace(/\.[a-z]+$/iu, '') } : deck
  })
}

async function documentDeck(
  kind: ReturnType<typeof detectFileKind>,
  bytes: Uint8Array,
): Promise<ImportedDeck> {
  if (kind === 'csv' || kind === 'xlsx') {
    throw new ReadFault(
      'kind',
      'Tables are not slides. Attach this file to the words on the dashboard, and slides are written from it.',
    )
  }
  const { markdown, notes } = await readKind(kind, bytes)
  const { text, cut } = limitText(removeUnstorable(markdown))
  const excess = markdownExcess(text)
  if (excess) throw new ReadFault('unreadable', excess.message)
  const deck = markdownDeck(kind === 'text' ? headedText(text) : text, {
    isDocument: kind !== 'markdown',
  })
  const all = cut
    ? [...notes, 'The rest of the text is too much for one deck and was left out.']
    : notes
  return { ...deck, notes: [...all.map((note) => ({ text: note })), ...deck.notes] }
}
