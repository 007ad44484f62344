import { randomUUID } from 'node:crypto'
import type { Queries } from '../../db/openDatabase.ts'
import { generations } from '../../db/schema/generations.ts'
import { aSlide, type Person } from '../testApp.ts'

/** The URL of an unfinished deck. */
export async function createUnfinishedDeck(
  queries: Queries,
  owner: Person,
  state?: 'written',
): Promise<string> {
  const [id, now] = [randomUUID(), new Date()]
  const theme = { id: 'loom', variant: 'light' } as const
  const style = { language: 'en', theme, isBusiness: true } as const
  await queries.insert(generations).values({
    id,
    userId: owner.id,
    request: { prompt: 'Looms', slideCount: 5, presentationType: 'pitch' },
    outline: { title: 'Looms', style, entries: [{ id: 'e0', title: 'Warp', points: ['One'] }] },
    slides: [state === 'written' ? { ...aSlide('Warp'), id: 's0' } : null],
    createdAt: now,
    updatedAt: now,
  })
  return `/api/generations/${id}`
}

interface Acts {
  /** The URL of an unfinished deck of the owner's. */
  readonly generation: (state?: 'written') => Promise<string>
}

/** Requests about unfinished decks. */
export const generationCalls = {
  'POST /api/generations': async () => ({
    url: '/api/generations',
    payload: { prompt: 'Looms', slideCount: 5, presentationType: 'pitch' },
  }),
  'PUT /api/generations/:id': async ({ generation }: Acts) => ({
    url: await generation(),
    payload: {
      title: 'Looms',
      entries: [{ id: 'e0', title: 'Warp and weft', points: [] }],
      settings: {},
    },
  }),
  'POST /api/generations/:id/slides': async ({ generation }: Acts) => ({
    url: `${await generation()}/slides`,
    payload: {},
  }),
  'POST /api/generations/:id/keep': async ({ generation }: Acts) => ({
    url: `${await generation('written')}/keep`,
  }),
  'DELETE /api/generations/:id': async ({ generation }: Acts) => ({ url: await generation() }),
}
