import { type AdministeredAccount, ApiError, type HandedOver } from '@deckloom/contract'
import { Banner, Button, Dialog, TextField, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countText } from '../../../shared/charts/figures.ts'
import { accountLabel } from './accountQuestions.ts'
import { administrationApi, administrationKey } from '../calls/administrationApi.ts'

export interface HandOverDialogProps {
  readonly account: AdministeredAccount
  readonly onClose: () => void
}

/** Transfers everything a user made to another user. */
export function HandOverDialog({ account, onClose }: HandOverDialogProps) {
  const [to, setTo] = useState('')
  const queryClient = useQueryClient()
  const handOver = useMutation({
    mutationFn: (mayExceedPlan: boolean) =>
      administrationApi.handOver(account.id, { to: to.trim(), mayExceedPlan }),
    onSuccess: async (done) => {
      await queryClient.invalidateQueries({ queryKey: [administrationKey] })
      toast({
        title: `${decksLabel(done)} handed over`,
        description: `They now belong to ${to.trim()}.`,
      })
      onClose()
    },
  })
  const problem = handOver.error instanceof ApiError ? handOver.error : undefined
  const isOverPlan = problem?.body?.code === 'quota_exceeded'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Hand over presentations"
      description={`${decksLabel({ decks: account.presentations })} by ${accountLabel(account)} will move to another account, with folders, templates, pictures and links. Both people are notified. You can’t undo this.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            working={handOver.isPending}
            disabled={to.trim() === ''}
            onClick={() => handOver.mutate(isOverPlan)}
          >
            {isOverPlan ? 'Hand over anyway' : 'Hand over'}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (to.trim() !== '') handOver.mutate(false)
        }}
      >
        <TextField
          label="New owner’s email"
          type="email"
          autoComplete="off"
          value={to}
          onChange={(event) => {
            setTo(event.target.value)
            handOver.reset()
          }}
          error={handOver.isError && !isOverPlan ? sentenceOf(problem) : undefined}
        />
        {isOverPlan && <Banner>{problem.sentence}</Banner>}
      </form>
    </Dialog>
  )
}

function sentenceOf(problem: ApiError | undefined): string {
  return problem?.sentence ?? 'The server could not be reached. Please try again.'
}

function decksLabel({ decks }: Pick<HandedOver, 'decks'>): string {
  return decks === 1 ? '1 presentation' : `${countText(decks)} presentations`
}
