import {
  fromTemplateBody,
  ownTemplates,
  saveTemplateBody,
  templateCategories,
  templateListQuery,
  templateParams,
} from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import { countOwnTemplates } from './templatesRepository.ts'
import { createFromTemplate, type TemplatePorts } from './createFromTemplate.ts'
import {
  openOwnTemplate,
  ownTemplateItems,
  removeOwnTemplate,
  saveOwnTemplate,
} from './ownTemplates.ts'
import { presentTemplate, presentTemplateItem } from './presentTemplate.ts'

const access = 'user'

/** The gallery, and decks that begin as one of its templates. */
export function templateRoutes(server: FastifyInstance, ports: TemplatePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  const { catalogue, queries, hasPlans } = ports
  // Whoever opens the gallery first need not wait for the outlines to be read.
  app.addHook('onListen', (done) => {
    catalogue
      .all()
      .catch((error: unknown) => app.log.error({ err: error }, 'the templates cannot be read'))
    done()
  })

  app.get(
    '/api/templates',
    { config: { access }, schema: { querystring: templateListQuery } },
    async (request, reply) => {
      const { category } = request.query
      // One's own are there before the outlines are read.
      const all = category === ownTemplates ? [] : await catalogue.all()
      const chosen = all.filter((one) => !category || one.category === category)
      const isOwnWanted = category === undefined || category === ownTemplates
      const own = isOwnWanted ? await ownTemplateItems(queries, signedIn(request).id) : []
      return reply.send([...own, ...chosen.map((one) => presentTemplateItem(one, hasPlans))])
    },
  )

  app.get('/api/templates/totals', { config: { access } }, async (request, reply) => {
    const all = await catalogue.all()
    const own = await countOwnTemplates(queries, signedIn(request).id)
    return reply.send([
      ...templateCategories.map((category) => ({
        category,
        total: all.filter((one) => one.category === category).length,
      })),
      { category: ownTemplates, total: own },
    ])
  })

  app.get(
    '/api/templates/:id',
    { config: { access }, schema: { params: templateParams } },
    async (request, reply) => {
      const { id } = request.params
      const found =
        (await catalogue.find(id)) ??
        (await openOwnTemplate(queries, { id, userId: signedIn(request).id }))
      return answer(reply, found ?? new Failure('not_found'), (one) =>
        presentTemplate(one, hasPlans),
      )
    },
  )

  ownTemplateRoutes(server, ports)

  app.post(
    '/api/presentations/from-template',
    { config: { access, limit: 'save', makesDeck: true }, schema: { body: fromTemplateBody } },
    async (request, reply) => {
      const { templateId } = request.body
      const made = await createFromTemplate(ports, { account: signedIn(request), templateId })
      return answer(reply.code(201), made, ({ id }) => ({ id }))
    },
  )
}

/** Decks that people keep as templates of their own. */
function ownTemplateRoutes(server: FastifyInstance, ports: TemplatePorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/templates',
    { config: { access, limit: 'save' }, schema: { body: saveTemplateBody } },
    async (request, reply) => {
      const saved = await saveOwnTemplate(ports, {
        ...request.body,
        userId: signedIn(request).id,
      })
      return answer(reply.code(201), saved, (template) => template)
    },
  )

  app.delete(
    '/api/templates/:id',
    { config: { access }, schema: { params: templateParams } },
    async (request, reply) => {
      const which = { id: request.params.id, userId: signedIn(request).id }
      const failure = await removeOwnTemplate(ports.queries, which)
      return failure ? refuse(reply, failure) : reply.code(204).send()
    },
  )
}
