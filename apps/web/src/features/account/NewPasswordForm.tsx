import { ApiError } from '@deckloom/contract'
import { Button, PasswordField, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../shared/api.ts'
import { newPasswordRules, preloadRules } from './rules/lazyRules.ts'

export interface NewPasswordFormProps {
  /** From the link. */
  readonly token: string
  readonly onDone: () => void
  /** The link stopped working while the form was open. */
  readonly onInvalid: () => void
}

/** Asks for the new password twice, for the account of a reset link. */
export function NewPasswordForm({ token, onDone, onInvalid }: NewPasswordFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: newPasswordRules,
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = formState
  useEffect(preloadRules, [])
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
      if (refused) setError('password', { message: refused.message }, { shouldFocus: true })
    },
  })
  const busy = change.isPending || change.isSuccess
  const submit = handleSubmit(({ password }) => {
    if (!busy) change.mutate(password)
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <PasswordField
        {...register('password')}
        label="New password"
        autoComplete="new-password"
        large
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        large
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" size="large" full working={busy}>
        {busy ? 'Updating...' : 'Update Password'}
      </Button>
    </form>
  )
}
