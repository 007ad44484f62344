import { allFieldsRequired, supportCategories, type SupportMessageBody } from '@deckloom/contract'
import { Button, SelectField, TextArea, TextField, toast } from '@deckloom/ui'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { HiddenField } from '../../shared/forms/HiddenField.tsx'
import { useContact } from './useContact.ts'
import { hasPlans } from '../../shared/plans/hasPlans.ts'

interface ContactFields {
  readonly name: string
  readonly email: string
  readonly category: string
  readonly subject: string
  readonly message: string
}

export interface ContactFormProps {
  /** The sender, as far as known. */
  readonly writer: { readonly name: string; readonly email: string }
}

// The schema is larger than the form, so it loads when the form is submitted.
const rules: Resolver<ContactFields, unknown, SupportMessageBody> = async (
  values,
  context,
  options,
) => (await import('./supportRules.ts')).supportRules(values, context, options)

const categories = () =>
  supportCategories
    .filter((category) => hasPlans() || category !== 'Billing')
    .map((category) => ({ value: category, label: category }))

export function ContactForm({ writer }: ContactFormProps) {
  const empty: ContactFields = { ...writer, category: '', subject: '', message: '' }
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: rules,
    defaultValues: empty,
  })
  const [trap, setTrap] = useState('')
  const sending = useContact(() => reset(empty))
  const submit = handleSubmit((message) => {
    if (!sending.isPending) sending.mutate({ message, trap }, { onError: () => setTrap('') })
  }, announceMissing)
  const field = (name: keyof ContactFields) => ({
    ...register(name),
    error: noteOf(formState.errors[name]?.message),
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <HiddenField value={trap} onChange={setTrap} />
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <TextField {...field('name')} label="Name" autoComplete="name" large />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" large />
      </div>
      <SelectField
        {...field('category')}
        label="Category"
        options={categories()}
        placeholder="Choose one"
        large
      />
      <TextField {...field('subject')} label="Subject" large />
      <TextArea
        {...field('message')}
        label="Message"
        placeholder="What happened, and what did you expect?"
      />
      <Button type="submit" variant="primary" size="large" full working={sending.isPending}>
        {sending.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}

function announceMissing(errors: FieldErrors<ContactFields>): void {
  const missing = Object.values(errors).some(({ message }) => message === allFieldsRequired)
  if (missing) toast({ title: 'Please fill in all fields', description: allFieldsRequired })
}

// The toast shows the message once; under five fields it would be noise.
function noteOf(message: string | undefined): string | undefined {
  return message === allFieldsRequired ? 'Please fill this in' : message
}
