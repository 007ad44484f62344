import { endpoints } from '@deckloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { serve } from '../../../http/serve.ts'
import type { PeoplePorts } from './collaborators.ts'
import { invitationSent } from './invitationSent.ts'
import {
  changeMember,
  changeTeam,
  createTeam,
  endTeam,
  inviteMember,
  openTeam,
  readTeams,
  removeMember,
  shareWithTeam,
  unshareWithTeam,
} from './teams.ts'

const { teams } = endpoints

/** Teams, whose members share decks with each other. */
export function teamRoutes(app: FastifyInstance, ports: PeoplePorts): void {
  serve(app, teams.listTeams, (request) => readTeams(ports, signedIn(request).id))

  serve(app, teams.createTeam, (request) => {
    const { id: userId, email } = signedIn(request)
    return createTeam(ports, { ...request.body, userId, email })
  })

  serve(app, teams.getTeam, (request) => openTeam(ports, whichOf(request)))

  serve(app, teams.renameTeam, (request) =>
    changeTeam(ports, { ...whichOf(request), ...request.body }),
  )

  serve(app, teams.endTeam, (request) => endTeam(ports, whichOf(request)))

  serve(app, teams.inviteMember, async (request) => {
    const refused = await inviteMember(ports, { ...whichOf(request), ...request.body })
    return refused ?? invitationSent
  })

  serve(app, teams.changeMember, (request) =>
    changeMember(ports, { ...whichOf(request), ...request.body }),
  )

  serve(app, teams.removeMember, (request) => removeMember(ports, whichOf(request)))

  serve(app, teams.shareWithTeam, (request) =>
    shareWithTeam(ports, { ...whichOf(request), ...request.body }),
  )

  serve(app, teams.unshareWithTeam, (request) => unshareWithTeam(ports, whichOf(request)))
}

function whichOf<Params extends object>(
  request: FastifyRequest & { readonly params: Params },
): Params & { readonly userId: string } {
  return { ...request.params, userId: signedIn(request).id }
}
