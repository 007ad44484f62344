import type { PendingSignIn } from '@deckloom/contract'

/** Title and explanation of each sign-in step. */
export const stepLabels: Readonly<
  Record<PendingSignIn['next'], { readonly title: string; readonly lead: string }>
> = {
  'second-factor': {
    title: 'One more step',
    lead: 'Your account is protected by two-step verification.',
  },
  enrollment: {
    title: 'Set up two-step verification',
    lead: 'Your administrator requires a second step. It takes a minute.',
  },
  'new-password': {
    title: 'Choose a new password',
    lead: 'Your administrator requires it. Your other devices will be signed out.',
  },
}
