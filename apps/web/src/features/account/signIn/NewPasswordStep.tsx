import type { SignInAnswer } from '@deckloom/contract'
import { Button, PasswordField } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { signInApi } from '../../../shared/identity/signInApi.ts'
import { newPasswordRules } from '../rules/lazyRules.ts'
import { sentenceOf } from './SecondFactorStep.tsx'

/** Asks for the new password that an administrator requires. */
export function NewPasswordStep({
  onTaken,
}: {
  readonly onTaken: (answer: SignInAnswer) => Promise<void>
}) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: newPasswordRules,
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors } = formState
  const choosing = useMutation({
    mutationFn: async (password: string) => onTaken(await signInApi.choosePassword(password)),
    onError: (error) => setError('password', { message: sentenceOf(error) }, { shouldFocus: true }),
  })
  const submit = handleSubmit(({ password }) => {
    if (!choosing.isPending) choosing.mutate(password)
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
        label="Confirm new password"
        autoComplete="new-password"
        large
        error={errors.confirmPassword?.message}
      />
      <Button type="submit" variant="primary" size="large" full working={choosing.isPending}>
        {choosing.isPending ? 'Saving...' : 'Save and sign in'}
      </Button>
    </form>
  )
}
