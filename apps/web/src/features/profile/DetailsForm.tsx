import type { CurrentUser, ProfileBody } from '@deckloom/contract'
import { Button, IconButton, TextField, toast } from '@deckloom/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { PendingEmail } from './PendingEmail.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useProfileUpdate } from './useProfileUpdate.ts'

// The schema is larger than the form, so it loads when the form is submitted.
const rules: Resolver<ProfileBody> = async (values, context, options) =>
  (await import('./profileRules.ts')).detailsRules(values, context, options)

const newAddressHint = 'We’ll send a link to the new address. Your email changes once you open it.'

/** First name, last name and email, read-only until the user edits them; the ID never changes. */
export function DetailsForm({ user }: { readonly user: CurrentUser }) {
  const [editing, setEditing] = useState(false)
  const stored = detailsOf(user)
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: rules,
    defaultValues: stored,
  })
  const update = useProfileUpdate({
    onUpdated: (updated) => {
      reset(detailsOf(updated))
      setEditing(false)
    },
  })
  const submit = handleSubmit((details) => {
    if (!update.isPending) update.mutate(details)
  })
  const cancel = () => {
    reset(stored)
    setEditing(false)
  }
  const field = (name: keyof ProfileBody) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    readOnly: !editing,
    large: true,
  })
  return (
    <ProfileSection title="Your details" text="Shown to people you share decks with.">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
          <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        </div>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          hint={editing ? newAddressHint : undefined}
        />
        <PendingEmail />
        <UserId id={user.id} />
        <div className="flex justify-end gap-2">
          {editing ? (
            <>
              <Button onClick={cancel}>Cancel</Button>
              <Button type="submit" variant="primary" working={update.isPending}>
                {update.isPending ? 'Saving...' : 'Save Changes'}
              </Button>
            </>
          ) : (
            // The key keeps the browser from submitting the form that this click makes editable.
            <Button key="edit" onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
          )}
        </div>
      </form>
    </ProfileSection>
  )
}

function detailsOf({ firstName, lastName, email }: CurrentUser): ProfileBody {
  return { firstName: firstName ?? '', lastName: lastName ?? '', email }
}

function UserId({ id }: { readonly id: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      toast({ title: 'User ID copied', description: id })
    } catch {
      toast({ title: 'Copy the ID by hand', description: id, variant: 'notice' })
    }
  }
  return (
    <div className="relative">
      <TextField
        label="User ID"
        value={id}
        readOnly
        large
        className="font-mono"
        spellCheck={false}
      />
      <span className="absolute right-1 bottom-0.5">
        <IconButton
          label="Copy User ID"
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        />
      </span>
    </div>
  )
}
