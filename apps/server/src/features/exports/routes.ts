import { exportBody, type ExportFormat, presentationParams } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { signedIn } from '../../http/access.ts'
import { answer, refuse } from '../../http/answers.ts'
import { Failure } from '../../http/failure.ts'
import type { Account } from '../../http/sessions.ts'
import { exportPresentation, type ExportPorts, openExport } from './exportPresentation.ts'

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
}

export function exportRoutes(server: FastifyInstance, ports: ExportPorts): void {
  const app = server.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/api/presentations/:id/export',
    {
      config: { access: 'user', limit: 'export' },
      schema: { params: presentationParams, body: exportBody },
    },
    async (request, reply) => {
      const account = signedIn(request)
      const exported = await exportPresentation(ports, {
        id: request.params.id,
        userId: account.id,
        author: fullName(account),
        format: request.body.format,
      })
      return answer(reply, exported, (value) => value)
    },
  )

  app.get<{ Params: { secret: string } }>(
    '/api/exports/:secret',
    { config: { access: 'user' } },
    async (request, reply) => {
      const { secret } = request.params
      const file = await openExport(ports, { secret, userId: signedIn(request).id })
      if (file instanceof Failure) return refuse(reply, file)
      return reply
        .type(mediaTypes[file.format])
        .header('content-disposition', `attachment; filename="presentation.${file.format}"`)
        .send(file.bytes)
    },
  )
}

function fullName({ firstName, lastName }: Account): string | undefined {
  return [firstName, lastName].filter(Boolean).join(' ') || undefined
}
