import { ApiError, type Audience } from '@deckloom/contract'
import { Switch } from '@deckloom/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { audienceApi, audienceKey } from './audienceQuery.ts'
import { keptText } from './audienceTexts.ts'

export interface CountSwitchProps {
  readonly deckId: number
  readonly numbers: Audience
}

/** What is stored about readers, and the switch that stops it. */
export function CountSwitch({ deckId, numbers }: CountSwitchProps) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (countsReaders: boolean) => audienceApi.changeAudience(deckId, countsReaders),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: audienceKey(deckId) }),
  })
  // The switch responds immediately, without waiting for the network.
  const checked = change.isPending ? change.variables : numbers.countsReaders
  return (
    <section
      aria-label="What is counted"
      className="mt-5 flex flex-wrap items-start gap-x-8 gap-y-2 text-small text-ink-muted"
    >
      <p className="flex min-w-0 flex-1 basis-100 gap-2.5 pt-2">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
        <span>
          Only time in a visible tab counts. Nobody is followed from one link to another, and no
          network address is stored. {keptText(numbers.keptDays)}
        </span>
      </p>
      <div className="w-56 text-ink">
        <Switch
          label="Count readers"
          checked={checked}
          onChange={(on) => !change.isPending && change.mutate(on)}
          error={change.error ? sentenceOf(change.error) : undefined}
        />
      </div>
    </section>
  )
}

function sentenceOf(error: Error): string {
  return error instanceof ApiError ? error.sentence : 'The server could not be reached. Try again.'
}
