import { Banner } from '@deckloom/ui'
import { useState } from 'react'
import { peekReturnUrl } from '../../shared/session/returnUrl.ts'

/** Why sign-in is needed first, by the path the visitor wanted to open. */
const reasons = new Map([
  [
    '/claim-administrator',
    'To become the administrator of this server, sign in or create an account first.',
  ],
  ['/invitation', 'To accept your invitation, sign in or create an account first.'],
])

/** Explains the sign-in screen to visitors who opened a link from an email or the server's console. */
export function ReturnNotice() {
  const [reason] = useState(() => reasons.get(peekReturnUrl()?.split('?')[0] ?? ''))
  if (reason === undefined) return null
  return (
    <div className="mb-5">
      <Banner tone="info">{reason}</Banner>
    </div>
  )
}
