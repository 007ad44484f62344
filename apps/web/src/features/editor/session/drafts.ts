import type { Draft, DraftStore } from '@deckloom/editor'
import { delMany, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import { newId } from '../../../shared/newId.ts'
import { nameHere } from '../../../shared/place.ts'

/** Edits of one deck, kept on this device until the server has them. */
export interface DeckDrafts {
  /** Store of this page's draft. It takes the place of the recovered drafts, whose edits it contains. */
  readonly store: DraftStore
  /** Drafts left by pages that are gone, oldest first. */
  readonly recovered: readonly Draft[]
  /** Lets other pages recover what this one leaves. */
  readonly release: () => void
}

/**
 * Opens the drafts of a deck. Every page stores its own draft and holds a lock while it is open: a draft whose lock is
 * free belongs to a page that was closed or crashed. Drafts are stored per user, so that the next user to sign in on
 * this device does not get them.
 */
export async function openDrafts(userId: string, deckId: number): Promise<DeckDrafts> {
  const prefix = `${userId}:${deckId}:`
  const key = `${prefix}${newId()}`
  const release = holdLock(lockName(key))
  const left = await leftBehind(prefix)
  const recoveredKeys = left.map((entry) => entry.key)
  return {
    recovered: left.map(({ draft }) => draft),
    release,
    store: {
      write: async (draft) => {
        await write(key, draft, recoveredKeys)
        recoveredKeys.length = 0
      },
      clear: () => delMany([key, ...recoveredKeys.splice(0)], database()),
    },
  }
}

interface Kept {
  readonly key: string
  readonly draft: Draft
}

async function leftBehind(prefix: string): Promise<readonly Kept[]> {
  try {
    const held = await heldLocks()
    const kept = await entries<string, unknown>(database())
    const left = kept.filter(([key]) => key.startsWith(prefix) && !held.has(lockName(key)))
    if (left.length === 0) return []
    // Rare, so the schema is loaded only here.
    const { draftSchema } = await import('./draftSchema.ts')
    return left
      .flatMap(([key, value]): Kept[] => {
        const draft = draftSchema.safeParse(value)
        return draft.success ? [{ key, draft: draft.data }] : []
      })
      .toSorted((a, b) => a.draft.savedAt - b.draft.savedAt)
  } catch {
    // Without a database, nothing was stored.
    return []
  }
}

// In one transaction: an edit that is in two drafts would be merged with itself.
function write(key: string, draft: Draft, replaced: readonly string[]): Promise<void> {
  return database()('readwrite', (store) => {
    store.put(draft, key)
    for (const old of replaced) store.delete(old)
    // Otherwise the transaction commits later, which may be too late while the page is closing.
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  })
}

let opened: Promise<IDBDatabase> | undefined

function database(): UseStore {
  return async (mode, use) => {
    opened ??= open(nameHere('deckloom-drafts'))
    const store = (await opened)
      // By default a browser calls a draft stored that a power cut can still take.
      .transaction('drafts', mode, { durability: 'strict' })
      .objectStore('drafts')
    return use(store)
  }
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('drafts'))
  try {
    const found = await promisifyRequest(request)
    // Safari closes connections of its own accord.
    found.addEventListener('close', () => (opened = undefined))
    return found
  } catch (error) {
    opened = undefined
    throw error
  }
}

function lockName(key: string): string {
  return `${nameHere('deckloom-draft')} ${key}`
}

// Locks need a secure context. Without them, another tab's live draft may be recovered too, which changes nothing when
// merged.
function holdLock(name: string): () => void {
  const over = new AbortController()
  const held = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve())
  })
  void locks()?.request(name, () => held)
  return () => over.abort()
}

async function heldLocks(): Promise<ReadonlySet<string>> {
  const state = await locks()?.query()
  return new Set(state?.held?.map(({ name }) => name ?? ''))
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}
