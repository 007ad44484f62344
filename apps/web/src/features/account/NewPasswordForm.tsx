import { ApiError } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { PasswordPairForm, usePasswordPair } from './passwords/PasswordPairForm.tsx'

export interface NewPasswordFormProps {
  /** From the link. */
  readonly token: string
  readonly onDone: () => void
  /** The link stopped working while the form was open. */
  readonly onInvalid: () => void
}

/** Asks for the new password twice, for the account of a reset link. */
export function NewPasswordForm({ token, onDone, onInvalid }: NewPasswordFormProps) {
  const pair = usePasswordPair()
  const change = useMutation({
    mutationFn: (password: string) => api.resetPassword({ token, password }),
    onSuccess: () => {
      toast({ title: 'Password reset successful', description: 'Sign in with your new password.' })
      onDone()
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error.body : undefined
      toast({
        title: 'Password reset failed',
        description: refusal?.message ?? 'Unable to reset password. Please try again.',
        variant: 'destructive',
      })
      if (refusal?.code === 'invalid_token') onInvalid()
      const refused = refusal?.fields?.find(({ path }) => path === 'password')
      if (refused) pair.refuse(refused.message)
    },
  })
  return (
    <PasswordPairForm
      pair={pair}
      confirmLabel="Confirm password"
      action="Update Password"
      busyAction="Updating..."
      busy={change.isPending || change.isSuccess}
      onPassword={change.mutate}
    />
  )
}
