import { type ExportAnswer, type ExportBody, pictureWidths } from '@deckloom/contract'
import { deckDefaults, type Slide } from '@deckloom/deck'
import type { KeepMade } from '../../db/carryOutOnce.ts'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import type { FileStore, StoredContent } from '../../platform/fileStore.ts'
import { removeFiles } from '../../platform/files/removeFiles.ts'
import type { RenderOutput } from '../../platform/render/deckRenderer.ts'
import type { PoolControl } from '../../platform/render/RenderPool.ts'
import type { Notify } from '../../platform/notices.ts'
import { hashSecret, createSecret } from '../../platform/secrets/secretToken.ts'
import { exportedFiles, type FileKind } from './exportedFile.ts'
import { findDeck, findExport, insertExport } from './exportsRepository.ts'
import { renderFile, type RenderFilePorts } from './renderFile.ts'
import { type ListOpenThreads, threadsForFile } from './threadsForFile.ts'

export interface ExportPorts extends RenderFilePorts {
  readonly queries: Queries
  readonly files: FileStore
  readonly listOpenThreads: ListOpenThreads
  /** Identifies the rendering code; part of every thumbnail's ETag. */
  readonly drawnBy: string
  readonly notify: Notify
  readonly now: () => Date
  /** Milliseconds for which a file can be downloaded. */
  readonly lifetimeMs: number
}

export interface ExportJob {
  readonly id: number
  readonly userId: string
  readonly author: string | undefined
  readonly body: ExportBody
  /** Stores the answer for repeats. */
  readonly keep?: KeepMade<ExportAnswer>
}

const downloads = '/api/exports/'

/**
 * Exports a deck that the caller may read. The returned URL is valid for a limited time, for the
 * caller only. Undefined once canceled.
 */
export async function exportPresentation(
  ports: ExportPorts,
  job: ExportJob,
  control: PoolControl,
): Promise<ExportAnswer | Failure | undefined> {
  const { queries } = ports
  const deck = await findDeck(queries, job)
  if (!deck) return new Failure('not_found')
  const output = await outputOf(ports, job, deck.slides)
  if (output instanceof Failure) return output

  const { slides, createdAt } = deck
  const title = deck.title.trim() || deckDefaults.untitledTitle
  const file = await renderFile(
    ports,
    { title, slides, author: job.author, createdAt, output },
    control,
  )
  if (!file || file instanceof Failure) return file
  const { bytes, warnings, kind } = file
  const { format } = job.body
  const secret = createSecret()
  const token = hashSecret(secret)
  const { fileName } = exportedFiles[kind]
  const made = { format, downloadUrl: `${downloads}${secret}`, fileName, warnings }
  await store(ports, { token, bytes, kind }, { job, made })
  await ports.notify(job.userId, { kind: 'export-finished', deck: job.id, title, format, token })
  return made
}

async function outputOf(
  ports: ExportPorts,
  { id, userId, body }: ExportJob,
  slides: readonly Slide[],
): Promise<RenderOutput | Failure> {
  const { format, slide, width = pictureWidths.default, includeComments = false } = body
  if (format === 'pptx' && includeComments) {
    const threads = await threadsForFile(ports, { id, userId })
    return threads instanceof Failure ? threads : { format, threads }
  }
  if (format === 'pdf' || format === 'pptx') return { format }
  const wanted = slide === undefined ? {} : { only: positionOf(slide, slides) }
  if (wanted.only !== undefined && !slides[wanted.only])
    return new Failure('validation_failed', 'This presentation has no such slide')
  return format === 'png' ? { format, width, ...wanted } : { format, ...wanted }
}

/** From 0; out of range if the deck has no such slide. */
function positionOf(slide: string | number, slides: readonly Slide[]): number {
  return typeof slide === 'number' ? slide - 1 : slides.findIndex(({ id }) => id === slide)
}

interface NewFile {
  readonly token: string
  readonly bytes: Uint8Array
  readonly kind: FileKind
}

async function store(
  { files, queries, now, lifetimeMs }: ExportPorts,
  { token, bytes, kind }: NewFile,
  { job, made }: { readonly job: ExportJob; readonly made: ExportAnswer },
): Promise<void> {
  await files.write(token, bytes)
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  try {
    await queries.transaction(async (transaction) => {
      await insertExport(transaction, { token, userId: job.userId, format: kind, expiresAt })
      await job.keep?.(transaction, made)
    })
  } catch (error) {
    await removeFiles(files, [token])
    throw error
  }
}

export interface OpenedExport {
  readonly kind: FileKind
  readonly content: StoredContent
  /** The ETag of the content. */
  readonly tag: string
}

/** An exported file, for the person who requested it. */
export async function openExport(
  { queries, files, now }: ExportPorts,
  { secret, userId }: { readonly secret: string; readonly userId: string },
): Promise<OpenedExport | Failure> {
  const token = hashSecret(secret)
  const kind = await findExport(queries, { token, userId, now: now() })
  const content = kind && (await files.open(token))
  return content ? { kind, content, tag: token.slice(0, 27) } : new Failure('not_found')
}

/** Whether the file of an earlier answer can still be downloaded. */
export async function isFetchable(
  { queries, now }: Pick<ExportPorts, 'queries' | 'now'>,
  { downloadUrl }: ExportAnswer,
  userId: string,
): Promise<boolean> {
  const token = hashSecret(downloadUrl.slice(downloads.length))
  return (await findExport(queries, { token, userId, now: now() })) !== undefined
}
