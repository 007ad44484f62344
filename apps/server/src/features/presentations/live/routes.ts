import { randomUUID } from 'node:crypto'
import type { WebSocket } from '@fastify/websocket'
import { type DeckRole, endpoints, liveClose } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../../../db/openDatabase.ts'
import { refuse } from '../../../http/answers/answers.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { serve } from '../../../http/serve.ts'
import { signedIn } from '../../../http/sessions/access.ts'
import type { Account, Sessions } from '../../../http/sessions/sessions.ts'
import type { LiveRooms } from '../../../platform/live/LiveRooms.ts'
import type { Member } from '../../../platform/live/Room.ts'
import { nameOf } from '../people/presentPeople.ts'
import { openWindow } from './openWindow.ts'
import { readRole, sendVersion } from './readRights.ts'

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
      if (rooms.isFull) return refuse(reply, new Failure('overloaded'))
      const pair = { deckId: request.params.id, userId: signedIn(request).id }
      const role = await readRole(queries, pair)
      if (!role) return refuse(reply, new Failure('not_found'))
      roles.set(request, role)
      return undefined
    },
    wsHandler: async (socket, request) => {
      const [role, sid] = [roles.get(request), sessions.sidOf(request)]
      if (role === undefined || sid === undefined) return socket.terminate()
      const { id: deckId } = request.params
      const account = signedIn(request)
      if (!rooms.hasPlaceFor({ deckId, userId: account.id })) {
        return socket.close(liveClose.tooManyWindows, 'too many windows')
      }
      const member = join({ socket, rooms, sid, role, deckId, account })
      return sendVersion(queries, member)
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

function join({ socket, rooms, sid, role, deckId, account }: Joining): Member {
  const id = randomUUID()
  const { id: userId } = account
  const window = openWindow(socket, {
    onPresence: (presence) => rooms.move({ id, deckId }, presence),
    onClose: () => rooms.leave({ id, deckId }),
  })
  const member = { id, deckId, userId, sid, ...window }
  const name = nameOf(account) || (account.email.split('@')[0] ?? '')
  rooms.join(member, { id, userId, name, role })
  return member
}
