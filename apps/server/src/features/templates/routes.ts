import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../http/sessions/access.ts'
import { mapResult } from '../../http/errors/failure.ts'
import { serve } from '../../http/serve.ts'
import { createFromTemplate, type TemplatePorts } from './createFromTemplate.ts'
import { removeOwnTemplate, saveOwnTemplate } from './ownTemplates.ts'
import { openTemplate, readGallery, readTotals } from './readGallery.ts'

const { templates } = endpoints

/** The template gallery, and decks created from its templates. */
export function templateRoutes(app: FastifyInstance, ports: TemplatePorts): void {
  // Loaded at startup, so that the first visitor of the gallery does not wait.
  app.addHook('onListen', (done) => {
    ports.catalog
      .all()
      .catch((error: unknown) => app.log.error({ err: error }, 'failed to load the templates'))
    done()
  })

  serve(app, templates.listTemplates, (request) =>
    readGallery(ports, { ...request.query, userId: signedIn(request).id }),
  )

  serve(app, templates.readTemplateTotals, (request) => readTotals(ports, signedIn(request).id))

  serve(app, templates.getTemplate, (request) =>
    openTemplate(ports, { id: request.params.id, userId: signedIn(request).id }),
  )

  serve(app, templates.saveTemplate, (request) =>
    saveOwnTemplate(ports, { ...request.body, userId: signedIn(request).id }),
  )

  serve(app, templates.deleteTemplate, (request) =>
    removeOwnTemplate(ports.queries, { id: request.params.id, userId: signedIn(request).id }),
  )

  serve(app, templates.createFromTemplate, async (request) => {
    const { templateId } = request.body
    const made = await createFromTemplate(ports, { account: signedIn(request), templateId })
    return mapResult(made, ({ id }) => ({ id }))
  })
}
