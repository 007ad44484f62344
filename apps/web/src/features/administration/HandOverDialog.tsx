import { type AdministeredAccount, ApiError, type HandedOver } from '@deckloom/contract'
import { Banner, Button, Dialog, TextField, toast } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { countText } from '../../shared/charts/figures.ts'
import { accountWords } from './accountQuestions.ts'
import { administrationApi, administrationKey } from './administrationApi.ts'

export interface HandOverDialogProps {
  readonly account: AdministeredAccount
  readonly onClose: () => void
}

/** Gives everything that somebody made to somebody else. */
export function HandOverDialog({ account, onClose }: HandOverDialogProps) {
  const [to, setTo] = useState('')
  const queryClient = useQueryClient()
  const handOver = useMutation({
    mutationFn: (mayExceedPlan: boolean) =>
      administrationApi.handOver(account.id, { to: to.trim(), mayExceedPlan }),
    onSuccess: async (done) => {
      await queryClient.invalidateQueries({ queryKey: [administrationKey] })
      toast({
        title: `${decksWords(done)} handed over`,
        description: `They belong to ${to.trim()} now.`,
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
      description={`All ${countText(account.presentations)} of ${accountWords(account)} go to somebody else, with folders, templates, pictures and links. Both are told. It cannot be undone here.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="danger"
            working={handOver.isPending}
            disabled={to.trim() === ''}
            onClick={() => handOver.mutate(isOverPlan)}
          >
            {isOverPlan ? 'Hand over all the same' : 'Hand over'}
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
          label="Email of who receives them"
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

function decksWords({ decks }: HandedOver): string {
  return decks === 1 ? '1 presentation' : `${countText(decks)} presentations`
}
