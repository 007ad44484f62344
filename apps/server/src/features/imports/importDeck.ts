import type { ImportedPresentation, StoredPicture } from '@deckloom/contract'
import {
  deckDefaults,
  deckLimits,
  normalizeSlides,
  repairSlides,
  type Slide,
  slidesInputSchema,
} from '@deckloom/deck'
import type { ImportedDeck, ImportNote, NamedFile } from '@deckloom/readers'
import type { KeepMade } from '../../db/carryOutOnce.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { Account } from '../../http/sessions/sessions.ts'
import type { PreparedPicture } from '../../platform/pictures/preparePicture.ts'
import { deckTooLarge } from '../../http/answers/deckTooLarge.ts'
import { faultFailure } from './faultFailure.ts'
import { type FileReader, isFault } from './reading/fileReader.ts'
import { storePictures } from './storePictures.ts'

export interface ImportPorts {
  readonly readFile: FileReader
  readonly newId: () => string
  /** Stores a picture within the account's plan. */
  readonly keepPicture: (
    owner: Account,
    picture: PreparedPicture,
  ) => Promise<StoredPicture | Failure>
  readonly discardPictures: (ids: readonly string[]) => Promise<void>
  /** Stores a deck and runs `kept` in the same transaction. */
  readonly createDeck: (
    deck: {
      readonly userId: string
      readonly title: string
      readonly slides: readonly Slide[]
    },
    kept: (transaction: Queries, deck: { readonly id: number }) => Promise<void>,
  ) => Promise<{ readonly id: number }>
}

/** A file and its owner. */
export interface Imported {
  readonly owner: Account
  readonly file: NamedFile
  /** Stores the answer for repeats. */
  readonly keep?: KeepMade<ImportedPresentation> | undefined
}

const mostNotes = 60

/**
 * Turns a file into a deck with its pictures in the account's own store, or changes nothing. Throws
 * `Overloaded`.
 */
export async function importDeck(
  ports: ImportPorts,
  { owner, file, keep }: Imported,
): Promise<ImportedPresentation | Failure> {
  const deck = await ports.readFile('deck', file)
  if (isFault(deck)) return faultFailure(deck)
  const kept: string[] = []
  try {
    const made = await makeDeck(ports, { owner, deck, kept, keep })
    if (made instanceof Failure) await ports.discardPictures(kept)
    return made
  } catch (error) {
    await ports.discardPictures(kept)
    throw error
  }
}

interface Making extends Pick<Imported, 'owner' | 'keep'> {
  readonly deck: ImportedDeck
  /** The pictures stored so far. */
  readonly kept: string[]
}

async function makeDeck(
  ports: ImportPorts,
  { owner, deck, kept, keep }: Making,
): Promise<ImportedPresentation | Failure> {
  const sound = validateSlides(deck, ports.newId)
  const pictured = await storePictures(sound.slides, deck.pictures, {
    keep: async (picture) => {
      const stored = await ports.keepPicture(owner, picture)
      if (!(stored instanceof Failure)) kept.push(stored.id)
      return stored
    },
  })
  if (pictured instanceof Failure) return pictured
  const title = deck.title.trim().slice(0, deckLimits.titleLength) || deckDefaults.deckTitle
  const { slides } = pictured
  const excess = deckTooLarge(slides)
  if (excess) return excess
  const notes = shownNotes([...deck.notes, ...sound.notes, ...pictured.notes])
  const presentMade = ({ id }: { readonly id: number }): ImportedPresentation => ({
    presentation: { id, title },
    slideCount: slides.length,
    notes,
  })
  const stored = await ports.createDeck({ userId: owner.id, title, slides }, (transaction, row) =>
    Promise.resolve(keep?.(transaction, presentMade(row))),
  )
  return presentMade(stored)
}

/** Validates a reader's slides like a client's. */
function validateSlides(
  { slides }: ImportedDeck,
  newId: () => string,
): { readonly slides: readonly Slide[]; readonly notes: readonly ImportNote[] } {
  const parsed = slidesInputSchema.safeParse(slides)
  if (parsed.success) return { slides: normalizeSlides(parsed.data, newId), notes: [] }
  const { slides: mended, repaired } = repairSlides(slides, newId)
  const notes = repaired.map((slide) => ({
    slide,
    text: 'What no slide can hold was changed or left out.',
  }))
  return { slides: mended, notes }
}

function shownNotes(notes: readonly ImportNote[]): readonly ImportNote[] {
  const inOrder = notes.toSorted((one, other) => (one.slide ?? 0) - (other.slide ?? 0))
  if (inOrder.length <= mostNotes) return inOrder
  const more = inOrder.length - mostNotes
  return [...inOrder.slice(0, mostNotes), { text: `${more} more changes are not listed.` }]
}
