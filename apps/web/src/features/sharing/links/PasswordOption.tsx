import { sharePasswordLength, sharePasswordMessage, type ShareLink } from '@deckloom/contract'
import { Button, Switch, TextField } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { useLinkOption } from './useLinkOption.ts'

export interface PasswordOptionProps {
  readonly deckId: number
  readonly link: ShareLink
}

/** Whether a link asks for a password, which is set, changed and removed here. The switch is on once one is set. */
export function PasswordOption({ deckId, link }: PasswordOptionProps) {
  const { change, pending, error, reset } = useLinkOption(deckId, link)
  const [isEditing, setEditing] = useState(false)
  const [password, setPassword] = useState('')
  const isShort = password !== '' && password.length < sharePasswordLength.min
  const edit = (next: boolean) => {
    setEditing(next)
    setPassword('')
    reset()
  }
  const toggle = (on: boolean) => {
    // A second press before there is a password closes the field again.
    edit(on && !isEditing)
    if (!on) change({ password: null })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password === '' || isShort || pending) return
    change({ password }, () => edit(false))
  }
  return (
    <>
      <Switch
        label="Password"
        checked={link.hasPassword && pending?.password !== null}
        onChange={toggle}
        error={isEditing ? undefined : error}
        aside={
          link.hasPassword &&
          !isEditing && (
            <Button size="small" variant="quiet" onClick={() => edit(true)}>
              Change
            </Button>
          )
        }
      />
      {isEditing && (
        <form onSubmit={submit} className="flex flex-col gap-2 pb-2">
          <TextField
            label="New password"
            hint={`At least ${sharePasswordLength.min} characters`}
            autoComplete="off"
            // Opened by the switch or button before it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            maxLength={sharePasswordLength.max}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={isShort ? sharePasswordMessage : error}
          />
          <div className="flex justify-end gap-2">
            <Button size="small" onClick={() => edit(false)}>
              Cancel
            </Button>
            <Button size="small" type="submit" working={pending !== undefined}>
              Set password
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
