import { sharePasswordLength, sharePasswordMessage, type ShareLink } from '@deckloom/contract'
import { Button, Switch, TextField } from '@deckloom/ui'
import { type SubmitEvent, useState } from 'react'
import { useLinkOption } from './useLinkOption.ts'

export interface PasswordOptionProps {
  readonly deckId: number
  readonly link: ShareLink
}

/** Whether a link asks for a password, which is set, changed and removed here. */
export function PasswordOption({ deckId, link }: PasswordOptionProps) {
  const { change, pending, error } = useLinkOption(deckId, link)
  const [isEditing, setEditing] = useState(false)
  const [password, setPassword] = useState('')
  const isShort = password !== '' && password.length < sharePasswordLength.min
  const toggle = (on: boolean) => {
    setEditing(on)
    setPassword('')
    if (!on && link.hasPassword) change({ password: null })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password === '' || isShort || pending) return
    change({ password }, () => {
      setEditing(false)
      setPassword('')
    })
  }
  const isRemoving = pending?.password === null
  return (
    <>
      <Switch
        label="Password"
        checked={(link.hasPassword && !isRemoving) || isEditing}
        onChange={toggle}
        error={isEditing ? undefined : error}
        aside={
          link.hasPassword &&
          !isEditing && (
            <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
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
            <Button size="small" onClick={() => setEditing(false)}>
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
