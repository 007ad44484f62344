import type { FastifyInstance } from 'fastify'
import type { AppParts } from './AppParts.ts'
import { isBackedUp } from '../db/isBackedUp.ts'
import { type StoreWatch, watchStore } from '../features/files/watchStore.ts'
import type { FileStores } from '../platform/fileStore.ts'
import { openFileStores } from '../platform/files/openFileStores.ts'
import { spareFiles } from '../platform/files/spareFiles.ts'

export interface OpenedStores {
  readonly stores: FileStores
  readonly watch: StoreWatch
}

/** Opens the file stores until the app closes. */
export async function openStores(
  app: FastifyInstance,
  { config, database }: AppParts,
): Promise<OpenedStores> {
  const warn = (message: string) => app.log.warn(message)
  const opened = await openFileStores({ ...config, warn })
  const uploads = spareFiles(opened.uploads, () => isBackedUp(database, config.dataDir))
  const stores = { ...opened, uploads }
  const watch = await watchStore({ queries: database.queries, stores, warn })
  app.addHook('onClose', async () => {
    await watch.stop()
    stores.close()
  })
  return { stores, watch }
}
