import { ApiError, type ForgotPasswordAnswer, type ForgotPasswordBody } from '@deckloom/contract'
import { Button, TextField, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../../shared/api.ts'
import { HiddenField } from '../../shared/forms/HiddenField.tsx'
import { sendForm } from '../../shared/forms/sendForm.ts'
import { forgotPasswordRules, preloadRules } from './rules/lazyRules.ts'

export interface ForgotPasswordFormProps {
  /** Previous input, for a second attempt. */
  readonly initial: ForgotPasswordBody
  readonly onSent: (form: ForgotPasswordBody, answer: ForgotPasswordAnswer) => void
}

export function ForgotPasswordForm({ initial, onSent }: ForgotPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: forgotPasswordRules,
    defaultValues: initial,
  })
  const [trap, setTrap] = useState('')
  useEffect(preloadRules, [])
  const request = useMutation({
    mutationFn: (form: ForgotPasswordBody) => sendForm(() => api.forgotPassword(form, trap)),
    onSuccess: (answer, form) => {
      toast({ title: 'Reset email sent', description: 'Check your inbox for the link.' })
      onSent(form, answer)
    },
    onError: (error) => {
      const message = error instanceof ApiError ? error.body?.message : undefined
      toast({
        title: 'Error',
        description: message ?? 'Unable to send reset email. Please try again.',
        variant: 'destructive',
      })
    },
  })
  const submit = handleSubmit((form) => {
    if (!request.isPending) request.mutate(form, { onError: () => setTrap('') })
  })
  const field = (name: keyof ForgotPasswordBody) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <HiddenField value={trap} onChange={setTrap} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" large />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" large />
      </div>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" large />
      <Button type="submit" variant="primary" size="large" full working={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send Reset Link'}
      </Button>
    </form>
  )
}
