import { Button, Checkbox, PasswordField, TextField } from '@deckloom/ui'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { HiddenField } from '../../shared/forms/HiddenField.tsx'
import { urlFor } from '../../shared/place.ts'
import { preloadRules } from './rules/lazyRules.ts'
import type { RegistrationForm as Form } from './rules/registrationSchemas.ts'
import {
  type RegistrationAnswer,
  type RegistrationScreen,
  useRegistration,
} from './useRegistration.ts'

export interface RegistrationFormProps {
  readonly rules: Resolver<Form>
  readonly screen: RegistrationScreen
  readonly onRegistered: (answer: RegistrationAnswer) => void
  /** Secret of an invitation, and the address it was sent to. */
  readonly invitation?: { readonly token: string; readonly email: string } | undefined
}

const empty: Form = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  notRobot: false,
  terms: false,
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { rules, screen, onRegistered, invitation } = props
  const defaultValues = invitation ? { ...empty, email: invitation.email } : empty
  const form = useForm({ resolver: rules, defaultValues })
  const { register, handleSubmit, formState, setError } = form
  const { errors } = formState
  const [trap, setTrap] = useState('')
  useEffect(preloadRules, [])
  const registration = useRegistration({
    screen,
    invitation: invitation?.token,
    onRegistered,
    onRefused: (field, message) => setError(field, { message }, { shouldFocus: true }),
  })
  const busy = registration.isPending || registration.isSuccess
  const submit = handleSubmit((values) => {
    // If something filled in the hidden field, the user can submit the form again.
    if (!busy) registration.mutate({ ...values, trap }, { onError: () => setTrap('') })
  })
  const field = (name: keyof Form) => ({ ...register(name), error: errors[name]?.message })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <HiddenField value={trap} onChange={setTrap} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" large />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" large />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        large
        readOnly={invitation !== undefined}
        hint={invitation && 'Your invitation is for this address.'}
      />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          large
          hint="At least 8 characters with a letter and a number."
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          large
        />
      </div>
      <div className="flex flex-col">
        <Checkbox {...field('notRobot')} label="I'm not a robot" />
        <Checkbox {...field('terms')} label={<TermsLabel />} />
      </div>
      <Button type="submit" variant="primary" size="large" full working={busy}>
        {busy ? 'Creating...' : 'Create Account'}
      </Button>
    </form>
  )
}

function TermsLabel() {
  return (
    <>
      I agree to the {/* In a tab of its own, so that nobody loses what they typed. */}
      <a href={urlFor('/terms')} target="_blank" rel="noopener" className="link">
        Terms and Conditions
      </a>
    </>
  )
}
