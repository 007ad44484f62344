import { ApiError, type PendingRegistration, type SignInAnswer } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { sendForm } from '../../shared/forms/sendForm.ts'
import { refreshCurrentUser } from '../../shared/session/currentUser.ts'
import type { RegistrationForm } from './rules/registrationSchemas.ts'

/** Result of a registration. */
export type RegistrationAnswer = SignInAnswer | PendingRegistration

export type RegistrationScreen = 'sign-in' | 'sign-up'

const fields = ['firstName', 'lastName', 'email', 'password'] as const
type Field = (typeof fields)[number]

export interface RegistrationOptions {
  readonly screen: RegistrationScreen
  /** Secret of an invitation, if the visitor has one. */
  readonly invitation: string | undefined
  /** Called when the account exists; without a session if a step remains. */
  readonly onRegistered: (answer: RegistrationAnswer) => void
  /** The server refused the value of a field. */
  readonly onRefused: (field: Field, message: string) => void
}

export function useRegistration({
  screen,
  invitation,
  onRegistered,
  onRefused,
}: RegistrationOptions) {
  return useMutation({
    mutationFn: async ({
      email,
      password,
      firstName,
      lastName,
      trap,
    }: RegistrationForm & { readonly trap: string }) => {
      const body = { email, password, firstName, lastName, ...(invitation && { invitation }) }
      const answer = await sendForm(() => api.register(body, trap))
      if (!('next' in answer)) await refreshCurrentUser()
      return answer
    },
    onSuccess: (answer) => {
      if (!('next' in answer)) {
        toast({ title: 'Account created!', description: 'You are signed in.' })
      }
      onRegistered(answer)
    },
    onError: (error) => {
      const message = error instanceof ApiError ? error.body?.message : undefined
      for (const { field, text } of refusedFields(error)) onRefused(field, text)
      toast({
        title: 'Registration failed',
        description: (isShown(screen, error) ? message : undefined) ?? 'Please try again.',
        variant: 'destructive',
      })
    },
  })
}

/** The sign-in screen only asks to try again, unless a valid form was refused. */
function isShown(screen: RegistrationScreen, error: Error): boolean {
  const code = error instanceof ApiError ? error.body?.code : undefined
  return screen === 'sign-up' || code === 'form_too_fast'
}

function refusedFields(error: Error): readonly { readonly field: Field; readonly text: string }[] {
  if (!(error instanceof ApiError) || !error.body) return []
  const { code, message, fields: refused = [] } = error.body
  if (code === 'email_taken') return [{ field: 'email', text: message }]
  return fields.flatMap((field) => {
    const found = refused.find(({ path }) => path === field)
    return found ? [{ field, text: found.message }] : []
  })
}
