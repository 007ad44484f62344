import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { addressGroup } from '../../../http/limiter/addressGroup.ts'
import type { Sessions } from '../../../http/sessions/sessions.ts'
import { proveIdentity, type ProvePorts } from './proveIdentity.ts'
import { serve } from '../../../http/serve.ts'

const { accounts } = endpoints

export type ProofPorts = ProvePorts & { readonly sessions: Sessions }

/** Reauthenticates a signed-in person. */
export function proofRoutes(app: FastifyInstance, ports: ProofPorts): void {
  serve(app, accounts.proveIdentity, async (request) => {
    const account = signedIn(request)
    const caller = addressGroup(request.ip)
    const refused = await proveIdentity(ports, { account, body: request.body, caller })
    if (!refused) await ports.sessions.prove(request)
    return refused
  })
}
