import type { SignInAnswer } from '@deckloom/contract'
import { useMutation } from '@tanstack/react-query'
import { signInApi } from '../../../shared/identity/signInApi.ts'
import { PasswordPairForm, usePasswordPair } from '../passwords/PasswordPairForm.tsx'
import { sentenceOf } from '../../../shared/identity/sentenceOf.ts'

/** Asks for the new password that an administrator requires. */
export function NewPasswordStep({
  onTaken,
}: {
  readonly onTaken: (answer: SignInAnswer) => Promise<void>
}) {
  const pair = usePasswordPair()
  const choosing = useMutation({
    mutationFn: async (password: string) => onTaken(await signInApi.choosePassword(password)),
    onError: (error) => pair.refuse(sentenceOf(error)),
  })
  return (
    <PasswordPairForm
      pair={pair}
      confirmLabel="Confirm new password"
      action="Save and sign in"
      busyAction="Saving..."
      busy={choosing.isPending}
      onPassword={choosing.mutate}
    />
  )
}
