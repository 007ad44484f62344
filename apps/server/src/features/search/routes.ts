import { type SearchAnswer, searchQuery } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Queries } from '../../db/openDatabase.ts'
import { signedIn } from '../../http/access.ts'
import { excerptAround } from './excerptAround.ts'
import { findDecks } from './findDecks.ts'

/** As many as fit under the field without a second look. */
const most = 8

export function searchRoutes(
  server: FastifyInstance,
  { queries }: { readonly queries: Queries },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/search',
    { config: { access: 'user', limit: 'search' }, schema: { querystring: searchQuery } },
    async (request, reply) => {
      const { q: words } = request.query
      const found = await findDecks(queries, { userId: signedIn(request).id, text: words, most })
      const answer: SearchAnswer = {
        decks: found.map(({ id, title, slide, words: said, lastModified }) => ({
          id,
          title: title.trim() || deckDefaults.untitledTitle,
          slide,
          excerpt: said === null ? null : excerptAround(said, words),
          lastModified: lastModified.toISOString(),
        })),
      }
      return reply.send(answer)
    },
  )
}
