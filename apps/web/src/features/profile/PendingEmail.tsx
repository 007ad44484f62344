import { Button, toast } from '@deckloom/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { verificationKey, verificationQuery } from '../../shared/session/verificationQuery.ts'

/** The email the account switches to once the link sent there is opened, and a button to cancel the change. */
export function PendingEmail() {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...verificationQuery, staleTime: 0 })
  const canceling = useMutation({
    mutationFn: () => api.cancelEmailChange(),
    onSuccess: (state) => {
      queryClient.setQueryData(verificationKey, state)
      toast({ title: 'Email change canceled', description: `You sign in with ${state.email}.` })
    },
    onError: () =>
      toast({
        title: 'The change was not canceled',
        description: 'Please try again.',
        variant: 'destructive',
      }),
  })
  if (!data || data.pendingEmail === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface-sunken px-3.5 py-2.5">
      <p className="min-w-0 text-ui wrap-anywhere text-ink-muted">
        Changes to <strong className="font-label text-ink">{data.pendingEmail}</strong> once you
        open the link we sent there.
      </p>
      <Button size="small" working={canceling.isPending} onClick={() => canceling.mutate()}>
        Cancel change
      </Button>
    </div>
  )
}
