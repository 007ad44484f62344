import { ApiError, type SignInAnswer } from '@deckloom/contract'
import { Button, Checkbox, PasswordField, TextField } from '@deckloom/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { preloadRules, signInRules } from '../rules/lazyRules.ts'
import { useSignIn } from './useSignIn.ts'

export interface SignInFormProps {
  readonly onAnswer: (answer: SignInAnswer) => void
}

export function SignInForm({ onAnswer }: SignInFormProps) {
  const signIn = useSignIn(onAnswer)
  const { register, handleSubmit, formState } = useForm({
    resolver: signInRules,
    defaultValues: { email: '', password: '', notRobot: false },
  })
  const { errors } = formState
  useEffect(preloadRules, [])
  const submit = handleSubmit(({ email, password }) => {
    if (!signIn.isPending) signIn.mutate({ email, password })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        large
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        large
        error={errors.password?.message}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Checkbox
          {...register('notRobot')}
          label="I'm not a robot"
          error={errors.notRobot?.message}
        />
        <Link
          href="/forgot-password"
          className="link inline-flex py-1 text-ui touch:min-h-11 touch:items-center"
        >
          Forgot password?
        </Link>
      </div>
      {signIn.error && <p className="text-ui text-danger">{reasonOf(signIn.error)}</p>}
      <Button type="submit" variant="primary" size="large" full working={signIn.isPending}>
        {signIn.isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  )
}

/** Returns the reason to keep showing after the toast has gone. */
function reasonOf(error: Error): string {
  return error instanceof ApiError
    ? error.sentence
    : 'The server could not be reached. Please try again.'
}
