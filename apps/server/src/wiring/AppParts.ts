import type { Writable } from 'node:stream'
import type { DeckWriter, ModelAssistant, SlideAssistant } from '@deckloom/writer'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/openDatabase.ts'
import type { FileReader } from '../features/imports/reading/fileReader.ts'
import type { WindowStore } from '../platform/limits/WindowStore.ts'
import type { Mailer } from '../platform/mail/email.ts'
import type { FetchPicture } from '../platform/outbound/fetchPicture.ts'
import type { DeckRenderer } from '../platform/render/deckRenderer.ts'
import type { PoolControl } from '../platform/render/RenderPool.ts'
import type { Shutdown } from '../platform/process/Shutdown.ts'
import type { ThreadLoads } from './readinessChecks.ts'

/** What the server is put together from. Whatever is absent is made as the configuration says. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  /** Signs cookies. */
  readonly secret: string
  readonly writer: DeckWriter
  /** Edits single slides without a model. */
  readonly embeddedAssistant: SlideAssistant
  /** Edits single slides with the model that writes decks; absent if none is configured. */
  readonly assistant?: ModelAssistant
  readonly render: DeckRenderer<PoolControl>
  /** Identifies the rendering code: pictures of one build are the same on every server. */
  readonly drawnBy: string
  readonly readFile: FileReader
  /** Load of the threads' queues. */
  readonly threads?: ThreadLoads
  /** The built browser app. */
  readonly webFolder: string
  /** The gallery's templates, as the build wrote them. */
  readonly templatesFile: string
  /** Signals the shutdown; without it there is none. */
  readonly shutdown?: Shutdown
  readonly now?: () => Date
  /** Replaces the configured store of limits. */
  readonly windows?: WindowStore
  /** Replaces the configured mailer. */
  readonly mailer?: Mailer
  /** Replaces standard output. */
  readonly logTo?: Writable
  /** Sees every answer before it is sent: tests hold them against the contract. */
  readonly watchAnswers?: (app: FastifyInstance) => void
  /** Replaces requests to other sites. */
  readonly fetchPicture?: FetchPicture
}
