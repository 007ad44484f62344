import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { readJson } from './body/readJson.ts'
import { serve } from './serve.ts'

const { operation } = endpoints

/** Where browsers tell what the content security policy kept from happening. */
export const cspReportPath = operation.takeCspReport.path

/**
 * Takes the reports of browsers, and notes what kind of thing was blocked. Not where: addresses of pages carry tokens,
 * and addresses of pictures tell what somebody is working on.
 */
export function registerCspReports(app: FastifyInstance): void {
  // Within a scope of its own: no other route reads this kind of body.
  void app.register(async (scope) => {
    readJson(scope, 'application/csp-report')
    serve(scope, operation.takeCspReport, (request) => {
      const report = memberOf(request.body, 'csp-report')
      const directive = memberOf(report, 'effective-directive')
      const blocked = memberOf(report, 'blocked-uri')
      request.log.warn(
        {
          directive: /^[a-z-]{1,40}$/.exec(typeof directive === 'string' ? directive : '')?.[0],
          // 'inline', 'eval', or the scheme of an address.
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
