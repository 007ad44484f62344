import type { Writable } from 'node:stream'
import type { DeckWriter, ModelAssistant, SlideAssistant } from '@deckloom/writer'
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
  /** Works on single slides without a model. */
  readonly embeddedAssistant: SlideAssistant
  /** Works on single slides with the model that writes decks; absent where none is configured. */
  readonly assistant?: ModelAssistant
  readonly render: DeckRenderer<PoolControl>
  /** Names the code that draws: pictures of one build are the same on every server. */
  readonly drawnBy: string
  readonly readFile: FileReader
  /** What waits in front of the threads; unknown without it. */
  readonly threads?: ThreadLoads
  /** The built browser app. */
  readonly webFolder: string
  /** The outlines of the gallery's templates. */
  readonly templateFolder: string
  /** How the server learns that it is to end; never without it. */
  readonly shutdown?: Shutdown
  readonly now?: () => Date
  /** Where limits are counted, instead of where the configuration says. */
  readonly windows?: WindowStore
  /** Instead of the one that the configuration names. */
  readonly mailer?: Mailer
  /** Instead of standard output. */
  readonly logTo?: Writable
  /** Instead of asking other sites. */
  readonly fetchPicture?: FetchPicture
}
