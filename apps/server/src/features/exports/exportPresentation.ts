import { createHash, randomBytes } from 'node:crypto'
import type { ExportAnswer, ExportFormat } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/failure.ts'
import type { DeckRenderer } from '../../platform/deckRenderer.ts'
import type { FileStore } from '../../platform/fileStore.ts'
import { deleteExpired, findDeck, findExport, insertExport } from './exportsRepository.ts'

export interface ExportPorts {
  readonly queries: Queries
  readonly files: FileStore
  readonly render: DeckRenderer
  readonly now: () => Date
}

const lifetimeMs = 60 * 60 * 1_000

/** Makes a file of a deck that the caller may read. The address it answers with works for an hour, for them only. */
export async function exportPresentation(
  { queries, files, render, now }: ExportPorts,
  wish: { id: number; userId: string; author: string | undefined; format: ExportFormat },
): Promise<ExportAnswer | Failure> {
  const { userId, author, format } = wish
  const deck = await findDeck(queries, wish)
  if (!deck) return new Failure('not_found')
  await removeExpired({ queries, files, now })

  const { slides, createdAt } = deck
  const title = deck.title.trim() || deckDefaults.untitledTitle
  const bytes = await render({ title, slides, author, createdAt }, format)
  const secret = randomBytes(32).toString('base64url')
  const token = hash(secret)
  await files.write(token, bytes)
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await insertExport(queries, { token, userId, format, expiresAt })
  return { format, downloadUrl: `/api/exports/${secret}`, fileName: `presentation.${format}` }
}

/** An exported file, for the person who made it. */
export async function openExport(
  { queries, files, now }: ExportPorts,
  { secret, userId }: { readonly secret: string; readonly userId: string },
): Promise<{ readonly format: ExportFormat; readonly bytes: Buffer } | Failure> {
  const token = hash(secret)
  const format = await findExport(queries, { token, userId, now: now() })
  const bytes = format && (await files.read(token))
  return bytes ? { format, bytes } : new Failure('not_found')
}

async function removeExpired({ queries, files, now }: Omit<ExportPorts, 'render'>): Promise<void> {
  const expired = await deleteExpired(queries, now())
  await Promise.all(expired.map((token) => files.remove(token)))
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
