import { workspaceLimits } from '@deckloom/contract'
import { Button, Dialog, TextField } from '@deckloom/ui'
import { type SubmitEvent, useId, useState } from 'react'

export interface NameDialogProps {
  readonly title: string
  readonly action: string
  readonly working: string
  readonly name?: string
  readonly isPending: boolean
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

/** Asks for a name. */
export function NameDialog(props: NameDialogProps) {
  const { title, action, working, isPending, onName, onClose } = props
  const [name, setName] = useState(props.name ?? '')
  const [error, setError] = useState<string>()
  const form = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') setError('Please enter a name')
    else if (!isPending) onName(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" working={isPending}>
            {isPending ? working : action}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="Name"
          maxLength={workspaceLimits.nameLength}
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
