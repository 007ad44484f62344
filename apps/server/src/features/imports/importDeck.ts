import type { ImportedPresentation, StoredPicture } from '@deckloom/contract'
import {
  deckDefaults,
  deckLimits,
  normaliseSlides,
  repairSlides,
  type Slide,
  slidesInputSchema,
} from '@deckloom/deck'
import type { ImportedDeck, ImportNote, NamedFile } from '@deckloom/readers'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import type { PreparedPicture } from '../../platform/pictures/preparePicture.ts'
import { deckTooLarge } from '../../http/deckTooLarge.ts'
import { faultFailure } from './faultFailure.ts'
import { type FileReader, isFault } from './reading/fileReader.ts'
import { storePictures } from './storePictures.ts'

export interface ImportPorts {
  readonly readFile: FileReader
  readonly newId: () => string
  /** Keeps a picture within what the account's plan holds. */
  readonly keepPicture: (
    owner: Account,
    picture: PreparedPicture,
  ) => Promise<StoredPicture | Failure>
  readonly discardPictures: (ids: readonly string[]) => Promise<void>
  readonly createDeck: (deck: {
    readonly userId: string
    readonly title: string
    readonly slides: readonly Slide[]
  }) => Promise<{ readonly id: number; readonly title: string }>
}

const mostNotes = 60

/** Makes a deck of a file: whole, with its pictures in the account's own store, or not at all. Throws `Overloaded`. */
export async function importDeck(
  ports: ImportPorts,
  owner: Account,
  file: NamedFile,
): Promise<ImportedPresentation | Failure> {
  const deck = await ports.readFile('deck', file)
  if (isFault(deck)) return faultFailure(deck)
  const kept: string[] = []
  try {
    const made = await makeDeck(ports, { owner, deck, kept })
    if (made instanceof Failure) await ports.discardPictures(kept)
    return made
  } catch (error) {
    await ports.discardPictures(kept)
    throw error
  }
}

interface Making {
  readonly owner: Account
  readonly deck: ImportedDeck
  /** Grows with each picture that is stored. */
  readonly kept: string[]
}

async function makeDeck(
  ports: ImportPorts,
  { owner, deck, kept }: Making,
): Promise<ImportedPresentation | Failure> {
  const sound = soundSlides(deck, ports.newId)
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
  const { id } = await ports.createDeck({ userId: owner.id, title, slides })
  const notes = [...deck.notes, ...sound.notes, ...pictured.notes]
  return { presentation: { id, title }, slideCount: slides.length, notes: shownNotes(notes) }
}

/** What a reader made is believed as little as what a client sends. */
function soundSlides(
  { slides }: ImportedDeck,
  newId: () => string,
): { readonly slides: readonly Slide[]; readonly notes: readonly ImportNote[] } {
  const parsed = slidesInputSchema.safeParse(slides)
  if (parsed.success) return { slides: normaliseSlides(parsed.data, newId), notes: [] }
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
