import { changeFolderBody, createFolderBody, presentationParams } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/openDatabase.ts'
import { signedIn } from '../../../http/access.ts'
import { answer, refuse } from '../../../http/answers.ts'
import { changeFolder, createFolder, removeFolder } from './changeFolders.ts'
import { listFolders } from './foldersRepository.ts'

const access = 'user'
const path = '/api/folders/:id'

/** A person's own folders. */
export function folderRoutes(
  server: FastifyInstance,
  ports: { readonly database: Pick<Database, 'queries'> },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get('/api/folders', { config: { access } }, async (request, reply) =>
    reply.send(await listFolders(ports.database.queries, signedIn(request).id)),
  )

  app.post(
    '/api/folders',
    { config: { access }, schema: { body: createFolderBody } },
    async (request, reply) => {
      const made = await createFolder(ports, { ...request.body, userId: signedIn(request).id })
      return answer(reply.code(201), made, (folder) => folder)
    },
  )

  app.patch(
    path,
    { config: { access }, schema: { params: presentationParams, body: changeFolderBody } },
    async (request, reply) => {
      const change = { ...request.body, id: request.params.id, userId: signedIn(request).id }
      return answer(reply, await changeFolder(ports, change), (folder) => folder)
    },
  )

  app.delete(
    path,
    { config: { access }, schema: { params: presentationParams } },
    async (request, reply) => {
      const which = { id: request.params.id, userId: signedIn(request).id }
      const refused = await removeFolder(ports, which)
      return refused ? refuse(reply, refused) : reply.code(204).send()
    },
  )
}
