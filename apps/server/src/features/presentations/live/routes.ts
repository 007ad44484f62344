import { randomUUID } from 'node:crypto'
import type { WebSocket } from '@fastify/websocket'
import { type DeckRole, endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { refuse } from '../../../http/answers/answers.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import type { Account, Sessions } from '../../../http/sessions/sessions.ts'
import type { LiveRooms } from '../../../platform/live/LiveRooms.ts'
import { openWindow } from './openWindow.ts'
import { readRole } from './readRights.ts'

export interface LivePorts {
  readonly queries: Queries
  readonly rooms: LiveRooms
  readonly sessions: Pick<Sessions, 'sidOf'>
}

/** The channel of an open deck. */
export function liveRoutes(app: FastifyInstance, { queries, rooms, sessions }: LivePorts): void {
  const roles = new WeakMap<FastifyRequest, DeckRole>()
  serve(app, endpoints.presentations.joinLive, () => new Failure('upgrade_required'), {
    preHandler: async (request, reply) => {
      const pair = { deckId: request.params.id, userId: signedIn(request).id }
      const role = await readRole(queries, pair)
      if (!role) return refuse(reply, new Failure('not_found'))
      roles.set(request, role)
      return undefined
    },
    wsHandler: (socket, request) => {
      const [role, sid] = [roles.get(request), sessions.sidOf(request)]
      if (role === undefined || sid === undefined) return socket.terminate()
      return join({
        socket,
        rooms,
        sid,
        role,
        deckId: request.params.id,
        account: signedIn(request),
      })
    },
  })
}

interface Joining {
  readonly socket: WebSocket
  readonly rooms: LiveRooms
  readonly sid: string
  readonly role: DeckRole
  readonly deckId: number
  readonly account: Account
}

function join({ socket, rooms, sid, role, deckId, account }: Joining): void {
  const id = randomUUID()
  const window = openWindow(socket, {
    onPresence: (presence) => rooms.move({ id, deckId }, presence),
    onClose: () => rooms.leave({ id, deckId }),
  })
  rooms.join(
    { id, deckId, userId: account.id, sid, ...window },
    {
      id,
      userId: account.id,
      name: nameOf(account),
      role,
    },
  )
}

function nameOf({ firstName, lastName, email }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email)
}
