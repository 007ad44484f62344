import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import { serve } from '../../../http/serve.ts'
import { changeFolder, createFolder, readFolders, removeFolder } from './changeFolders.ts'

const { folders } = endpoints

/** The folders of an account. */
export function folderRoutes(
  app: FastifyInstance,
  ports: { readonly database: Pick<Database, 'queries'> },
): void {
  serve(app, folders.listFolders, (request) => readFolders(ports, signedIn(request).id))

  serve(app, folders.createFolder, (request) =>
    createFolder(ports, { ...request.body, userId: signedIn(request).id }),
  )

  serve(app, folders.changeFolder, (request) =>
    changeFolder(ports, {
      ...request.body,
      id: request.params.id,
      userId: signedIn(request).id,
    }),
  )

  serve(app, folders.deleteFolder, (request) =>
    removeFolder(ports, { id: request.params.id, userId: signedIn(request).id }),
  )
}
