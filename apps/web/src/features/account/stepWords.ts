import type { PendingSignIn } from '@deckloom/contract'

/** What a step of signing in is called, and what it is for. */
export const stepWords: Readonly<
  Record<PendingSignIn['next'], { readonly title: string; readonly lead: string }>
> = {
  'second-factor': { title: 'One more step', lead: 'Your account asks for more than a password.' },
  enrollment: {
    title: 'Set up two-step verification',
    lead: 'Your administrator requires a second step. It takes a minute.',
  },
  'new-password': {
    title: 'Choose a new password',
    lead: 'An administrator asked for a new one. Your other devices are signed out.',
  },
}
