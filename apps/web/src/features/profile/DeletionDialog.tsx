import { ApiError, type DeleteAccountBody, deletionWord } from '@deckloom/contract'
import { Button, Dialog, TextField } from '@deckloom/ui'
import { useMutation } from '@tanstack/react-query'
import { type Resolver, useForm } from 'react-hook-form'
import { api } from '../../shared/api.ts'
import { urlFor } from '../../shared/place.ts'

interface DeletionForm {
  readonly confirmation: string
}

export interface DeletionDialogProps {
  readonly onClose: () => void
  readonly onExport: () => void
}

const rules: Resolver<DeletionForm, unknown, DeleteAccountBody> = async (
  values,
  context,
  options,
) => (await import('./profileRules.ts')).deletionRules(values, context, options)

/** Asks for a typed word before an account is removed. */
export function DeletionDialog({ onClose, onExport }: DeletionDialogProps) {
  const { form, removal } = useDeletion()
  const { register, handleSubmit, formState } = form
  const busy = removal.isPending || removal.isSuccess
  const submit = handleSubmit((body) => {
    if (!busy) removal.mutate(body)
  })
  const { errors } = formState
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      description="Your presentations, pictures and messages are deleted immediately, and decks you shared close for everyone. This cannot be undone."
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={onExport}>
            Export first
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="delete-account" variant="danger" working={busy}>
            {busy ? 'Deleting...' : 'Delete Account'}
          </Button>
        </>
      }
    >
      <form
        id="delete-account"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <TextField
          {...register('confirmation')}
          label={`Type ${deletionWord} to confirm`}
          autoComplete="off"
          spellCheck={false}
          large
          error={errors.confirmation?.message}
        />
      </form>
    </Dialog>
  )
}

function useDeletion() {
  const form = useForm({
    resolver: rules,
    defaultValues: { confirmation: '' },
  })
  const removal = useMutation({
    mutationFn: (body: DeleteAccountBody) => api.deleteAccount(body),
    // A full navigation: nothing of the account stays in the page's memory.
    onSuccess: () => location.assign(urlFor('/')),
    onError: (error) => {
      const message =
        error instanceof ApiError ? error.sentence : 'The server could not be reached.'
      form.setError('confirmation', { message }, { shouldFocus: true })
    },
  })
  return { form, removal }
}
