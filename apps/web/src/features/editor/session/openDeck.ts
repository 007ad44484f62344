import type { DeckRole, Presentation } from '@deckloom/contract'
import type { RepairedSlides, Slide } from '@deckloom/deck'
import {
  Autosave,
  baseWithSent,
  DeckDocument,
  mergeSlides,
  type Merged,
  sameJson,
} from '@deckloom/editor'
import type { LiveDeck } from '../../../shared/live/LiveDeck.ts'
import { browserClock } from '../../../shared/live/browserClock.ts'
import { type DeckDrafts, openDrafts } from './drafts.ts'
import { newId } from '../../../shared/newId.ts'
import { fetchPresent, createSlideSender } from './slideSender.ts'

/** A deck open in the editor. */
export interface DeckSession {
  readonly id: number
  readonly document: DeckDocument
  readonly autosave: Autosave
  /** The others who have the deck open; undefined if the connection could not be loaded. */
  readonly live: LiveDeck | undefined
  /** When the recovered edits were made, which an earlier page could not save; milliseconds since 1970. */
  readonly recoveredFrom: number | undefined
  /** Numbers, from 1, of slides stored with parts that this version does not know. */
  readonly repaired: readonly number[]
  readonly close: () => void
}

export interface OpenDeckOptions {
  readonly presentation: Presentation
  readonly userId: string
  /** Edits of others came; `isSeen` where they are seen as they are made. */
  readonly onMerged: (merged: Merged, isSeen: boolean) => void
  /** Somebody else commented on the deck. */
  readonly onCommented: () => void
  /** Somebody asked for access. */
  readonly onAsked: () => void
  /** The person may no longer edit the deck, or not even see it. */
  readonly onLostRight: (role: DeckRole | undefined) => void
}

/** Opens a deck with the edits that an earlier page on this device could not save. */
export async function openDeck(options: OpenDeckOptions): Promise<DeckSession> {
  const { presentation } = options
  const { id, title, version } = presentation
  const [drafts, { slides, repaired }, connect] = await Promise.all([
    openDrafts(options.userId, id),
    tryRepair(presentation.slides),
    loadLive(),
  ])
  const restored = restore(slides, drafts)
  const document = new DeckDocument({ title, slides: restored, newId })
  const autosave = new Autosave(
    {
      read: () => document.toSlides(),
      writeOpenTexts: () => document.writeOpenTexts(),
      send: createSlideSender(id),
      pull: () => fetchPresent(id),
      drafts: drafts.store,
      clock: browserClock,
      random: Math.random,
      onMerged: (merged, source) => {
        document.reconcile(merged.slides)
        options.onMerged(merged, source === 'live' || (live?.others.length ?? 0) > 0)
      },
    },
    { version, slides },
    drafts.recovered.flatMap(({ sent = [] }) => sent),
  )
  document.onEdit(() => autosave.touch())
  document.onTyping(() => autosave.expectEdit())
  const live = connect?.({ ...options, deckId: id, document, autosave })
  if (restored !== slides) autosave.touch()
  else if (drafts.recovered.length > 0) void drafts.store.clear()
  return {
    id,
    document,
    autosave,
    live,
    repaired,
    recoveredFrom: restored === slides ? undefined : drafts.recovered.at(-1)?.savedAt,
    close: () => {
      live?.close()
      autosave.close()
      drafts.release()
    },
  }
}

/** The deck can be edited without the others: it is saved as ever. */
async function loadLive() {
  try {
    return (await import('./connectLive.ts')).connectLive
  } catch {
    return undefined
  }
}

async function tryRepair(stored: readonly Slide[]): Promise<RepairedSlides> {
  try {
    const { repairStored } = await import('./repairStored.ts')
    return repairStored(stored)
  } catch {
    // If the check cannot be loaded, the deck opens unchecked.
    return { slides: stored, repaired: [] }
  }
}

function restore(slides: readonly Slide[], { recovered }: DeckDrafts) {
  let restored = slides
  for (const draft of recovered) {
    const base = baseWithSent({ base: draft.base, sent: draft.sent ?? [], server: restored })
    const merged = mergeSlides({ base, local: draft.slides, server: restored })
    // A draft that was saved after all changes nothing.
    if (!sameJson(merged.slides, restored)) restored = merged.slides
  }
  return restored
}
