import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { readJson } from './body/readJson.ts'
import { serve } from './serve.ts'

const { operation } = endpoints

/** Where browsers report violations of the content security policy. */
export const cspReportPath = operation.takeCspReport.path

/**
 * Receives browser reports and logs the kind of content that was blocked. Logs no URLs: those of pages contain tokens,
 * and those of pictures reveal what somebody is working on.
 */
export function registerCspReports(app: FastifyInstance): void {
  // In a scope of its own: no other route accepts this media type.
  void app.register(async (scope) => {
    readJson(scope, 'application/csp-report')
    serve(scope, operation.takeCspReport, (request) => {
      const report = memberOf(request.body, 'csp-report')
      const directive = memberOf(report, 'effective-directive')
      const blocked = memberOf(report, 'blocked-uri')
      request.log.warn(
        {
          directive: /^[a-z-]{1,40}$/.exec(typeof directive === 'string' ? directive : '')?.[0],
          // 'inline', 'eval', or the scheme of a URL.
          blocked: /^[a-z-]{1,20}(?=$|:)/.exec(typeof blocked === 'string' ? blocked : '')?.[0],
        },
        'the content security policy blocked something',
      )
      return undefined
    })
  })
}

function memberOf(value: unknown, name: string): unknown {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const found: unknown = members.find(([key]) => key === name)?.[1]
  return found
}
