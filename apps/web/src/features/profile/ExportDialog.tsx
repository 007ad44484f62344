import { ApiError } from '@deckloom/contract'
import { Button, Dialog, PasswordField, toast } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { downloadOwnData } from './downloadOwnData.ts'

export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const [password, setPassword] = useState('')
  const handOver = useMutation({
    mutationFn: downloadOwnData,
    onSuccess: () => {
      toast({ title: 'Your data is on its way', description: 'deckloom-data.zip' })
      onClose()
    },
  })
  const { error } = handOver
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password !== '' && !handOver.isPending) handOver.mutate(password)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Export My Data"
      description="Your password, so that nobody else takes it along."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="export-own-data"
            variant="primary"
            disabled={password === ''}
            working={handOver.isPending}
          >
            {handOver.isPending ? 'Packing...' : 'Export'}
          </Button>
        </>
      }
    >
      <form id="export-own-data" onSubmit={submit}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          large
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={error ? sentence(error) : undefined}
        />
      </form>
    </Dialog>
  )
}

function sentence(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached.'
}
