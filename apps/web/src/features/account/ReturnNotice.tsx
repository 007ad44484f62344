import { Banner } from '@deckloom/ui'
import { useState } from 'react'
import { peekReturnUrl } from '../../shared/session/returnUrl.ts'

/** By the path that somebody was on the way to: why they have to sign in first. */
const reasons = new Map([
  [
    '/claim-administrator',
    'To become the administrator of this server, sign in or create an account first.',
  ],
  ['/invitation', 'To accept your invitation, sign in or create an account first.'],
])

/** Says why the sign-in screen came up, to those who opened a link from an email or from the server's console. */
export function ReturnNotice() {
  const [reason] = useState(() => reasons.get(peekReturnUrl()?.split('?')[0] ?? ''))
  if (reason === undefined) return null
  return (
    <div className="mb-5">
      <Banner tone="info">{reason}</Banner>
    </div>
  )
}
