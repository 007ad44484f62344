import { Checkbox } from '@deckloom/ui'
import { peopleApi } from '../../shared/peopleApi.ts'
import { useDeckListChange } from '../../shared/useDeckListChange.ts'

export interface NotesSwitchProps {
  readonly deckId: number
  readonly showsNotes: boolean
}

/** Whether viewers of a deck see notes and hidden slides. */
export function NotesSwitch({ deckId, showsNotes }: NotesSwitchProps) {
  const change = useDeckListChange('Nothing changed', (shown: boolean) =>
    peopleApi.changeSharing(deckId, shown),
  )
  // The checkbox responds immediately, without waiting for the network.
  const checked = change.isPending ? change.variables : showsNotes
  return (
    <div className="mt-3">
      <Checkbox
        label="Show notes and hidden slides to viewers"
        checked={checked}
        onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
      />
      <p className="pl-7 text-small text-ink-subtle">
        This includes people who can comment and anyone with a link. Editors always see both.
      </p>
    </div>
  )
}
