import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app.ts'
import { type StoreWatch, watchStore } from './features/files/watchStore.ts'
import type { FileStores } from './platform/fileStore.ts'
import { openFileStores } from './platform/files/openFileStores.ts'

export interface OpenedStores {
  readonly stores: FileStores
  readonly watch: StoreWatch
}

/** Where files are, until the app closes. */
export async function openStores(
  app: FastifyInstance,
  { config, database: { queries } }: AppParts,
): Promise<OpenedStores> {
  const warn = (message: string) => app.log.warn(message)
  const stores = await openFileStores({ ...config, warn })
  const watch = await watchStore({ queries, stores, warn })
  app.addHook('onClose', async () => {
    await watch.stop()
    stores.close()
  })
  return { stores, watch }
}
