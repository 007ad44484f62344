import { Button, PasswordField } from '@deckloom/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { newPasswordRules, preloadRules } from '../rules/lazyRules.ts'

export interface PasswordPairFormProps {
  readonly pair: PasswordPair
  readonly confirmLabel: string
  /** Text of the button; `busyAction` while the password is sent. */
  readonly action: string
  readonly busyAction: string
  readonly busy: boolean
  /** Called with a password that keeps the rules and was typed twice, but not while busy. */
  readonly onPassword: (password: string) => void
}

export type PasswordPair = ReturnType<typeof usePasswordPair>

/** State of a form that asks for a new password twice. */
export function usePasswordPair() {
  const form = useForm({
    resolver: newPasswordRules,
    defaultValues: { password: '', confirmPassword: '' },
  })
  useEffect(preloadRules, [])
  /** Shows below the password why the server refused it. */
  const refuse = (message: string) => form.setError('password', { message }, { shouldFocus: true })
  return { form, refuse }
}

/** Asks for a new password twice. */
export function PasswordPairForm({
  pair,
  confirmLabel,
  action,
  busyAction,
  busy,
  onPassword,
}: PasswordPairFormProps) {
  const { register, handleSubmit, formState } = pair.form
  const { errors } = formState
  const submit = handleSubmit(({ password }) => {
    if (!busy) onPassword(password)
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
        label={confirmLabel}
        autoComplete="new-password"
        large
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" size="large" full working={busy}>
        {busy ? busyAction : action}
      </Button>
    </form>
  )
}
