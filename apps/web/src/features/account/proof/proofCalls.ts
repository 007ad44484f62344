import { api } from '../../../shared/api.ts'
import { signWithPasskey } from '../../../shared/identity/passkeyCall.ts'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { pathWithin } from '../../../shared/place.ts'

/** Methods to confirm the user's identity without input. They return false if the page is left for it. */
export const proofCalls = {
  passkey: async (): Promise<boolean> => {
    const passkey = await signWithPasskey(() => securityApi.proofChallenge())
    await api.proveIdentity({ passkey })
    return true
  },
  company: async (): Promise<boolean> => {
    const { url } = await securityApi.proveByCompany(
      `${pathWithin(location.pathname)}${location.search}`,
    )
    location.assign(url)
    return false
  },
} as const
