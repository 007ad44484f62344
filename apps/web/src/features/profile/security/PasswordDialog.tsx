import { ApiError } from '@deckloom/contract'
import { Button, Dialog, PasswordField, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Resolver, useForm } from 'react-hook-form'
import { api } from '../../../shared/api.ts'
import { sessionsKey } from './Devices.tsx'
import type { PasswordForm } from '../profileRules.ts'
import { wasNotProven } from '../wasNotProven.ts'

const rules: Resolver<PasswordForm> = async (values, context, options) =>
  (await import('../profileRules.ts')).passwordRules(values, context, options)

const empty: PasswordForm = { newPassword: '', confirmPassword: '' }

/** Asks for a new password. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, change } = usePasswordChange(onClose)
  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate(values)
  })
  const field = (name: keyof PasswordForm) => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change password"
      description="At least 8 characters with a letter and a number. Your other devices will be signed out."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="change-password" variant="primary" working={change.isPending}>
            {change.isPending ? 'Updating...' : 'Update Password'}
          </Button>
        </>
      }
    >
      <form
        id="change-password"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <PasswordField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          large
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm new password"
          autoComplete="new-password"
          large
        />
      </form>
    </Dialog>
  )
}

function usePasswordChange(onChanged: () => void) {
  const form = useForm({ resolver: rules, defaultValues: empty })
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: ({ newPassword }: PasswordForm) => api.changePassword({ newPassword }),
    onSuccess: async () => {
      onChanged()
      toast({
        title: 'Password updated',
        description: 'Your other devices were signed out.',
      })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
      await queryClient.invalidateQueries({ queryKey: ['/api/user/security'] })
    },
    onError: (error) => {
      if (wasNotProven(error)) return
      const refusal = error instanceof ApiError ? error.body : undefined
      const message = refusal?.message ?? 'Unable to update the password. Please try again.'
      form.setError('newPassword', { message }, { shouldFocus: true })
    },
  })
  return { form, change }
}
