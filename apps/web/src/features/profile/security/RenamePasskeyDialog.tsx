import { ApiError, type PasskeyItem } from '@deckloom/contract'
import { Button, Dialog, TextField } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { securityApi } from '../../../shared/identity/securityApi.ts'
import { securityQuery } from './securityQuery.ts'

export interface RenamePasskeyDialogProps {
  readonly passkey: PasskeyItem
  readonly onClose: () => void
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name)
  const queryClient = useQueryClient()
  const renaming = useMutation({
    mutationFn: () => securityApi.renamePasskey(passkey.id, name.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
      onClose()
    },
  })
  const { error } = renaming
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !renaming.isPending) renaming.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rename passkey"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="rename-passkey"
            variant="primary"
            disabled={name.trim() === ''}
            working={renaming.isPending}
          >
            Save
          </Button>
        </>
      }
    >
      <form id="rename-passkey" noValidate onSubmit={submit}>
        <PasskeyName
          value={name}
          onChange={setName}
          error={error ? (error instanceof ApiError ? error.sentence : error.message) : undefined}
        />
      </form>
    </Dialog>
  )
}

/** The field for a passkey's name, which tells passkeys apart. */
export function PasskeyName({
  value,
  onChange,
  error,
}: {
  readonly value: string
  readonly onChange: (name: string) => void
  readonly error?: string | undefined
}) {
  return (
    <TextField
      label="Name"
      hint="Helps you recognize it, for example “Work laptop”."
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={60}
      autoComplete="off"
      error={error}
      large
    />
  )
}
