import { endpoints } from '@deckloom/contract'
import { type NewCodes } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../http/sessions/access.ts'
import { Failure, mapResult } from '../../../http/errors/failure.ts'
import {
  addPasskey,
  type AddPasskeyPorts,
  askForPasskey,
  beginPasskey,
  renamePasskey,
} from '../passkeys/passkeyCeremony.ts'
import { type AppPorts, beginApp, confirmApp } from '../secondFactors/authenticatorApp.ts'
import { readSecurity, type SecurityPorts } from './readSecurity.ts'
import { ensureRecoveryCodes, replaceRecoveryCodes } from '../secondFactors/recoveryCodes.ts'
import { removeApp, removePasskey } from './removeSecondFactor.ts'
import { serve } from '../../../http/serve.ts'

const { security } = endpoints

export type SecurityRoutePorts = AppPorts & AddPasskeyPorts & SecurityPorts

const codesOf = (recoveryCodes: readonly string[]): NewCodes => ({ recoveryCodes })

/** Passkeys, the authenticator app and recovery codes of an account. Changes require reauthentication. */
export function securityRoutes(app: FastifyInstance, ports: SecurityRoutePorts): void {
  serve(app, security.readSecurity, (request) => readSecurity(ports, signedIn(request)))
  passkeyRoutes(app, ports)
  appRoutes(app, ports)
}

function passkeyRoutes(app: FastifyInstance, ports: SecurityRoutePorts): void {
  serve(app, security.beginPasskey, (request) => beginPasskey(ports, signedIn(request)))

  serve(app, security.addPasskey, async (request) => {
    const account = signedIn(request)
    const added = await addPasskey(ports, account, request.body)
    if (added instanceof Failure) return added
    return codesOf(await ensureRecoveryCodes(ports, account.id))
  })

  serve(app, security.renamePasskey, (request) =>
    renamePasskey(ports, { ...request.params, ...request.body, userId: signedIn(request).id }),
  )

  serve(app, security.removePasskey, (request) =>
    removePasskey(ports, signedIn(request).id, request.params.id),
  )
}

function appRoutes(app: FastifyInstance, ports: SecurityRoutePorts): void {
  serve(app, security.beginApp, (request) => beginApp(ports, signedIn(request)))

  serve(app, security.confirmApp, async (request) =>
    mapResult(await confirmApp(ports, signedIn(request), request.body), codesOf),
  )

  serve(app, security.removeApp, (request) => removeApp(ports, signedIn(request).id))

  serve(app, security.renewRecoveryCodes, async (request) =>
    mapResult(await replaceRecoveryCodes(ports, signedIn(request).id), codesOf),
  )

  // Part of reauthentication, so it cannot require it.
  serve(app, security.beginPasskeyProof, (request) =>
    askForPasskey(ports, { purpose: 'step-up', account: signedIn(request) }),
  )
}
