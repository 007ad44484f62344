import { deckDefaults, deckLimits } from '@deckloom/deck'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'
import { useRename } from '../session/useRename.ts'

/** A click edits; Enter and leaving the field commit, Escape cancels. A blank or unchanged title is ignored. */
export function DeckTitle() {
  const { deckTitle } = useEditor()
  const [editing, setEditing] = useState(false)
  const rename = useRename()
  const shown = deckTitle.trim() === '' ? deckDefaults.untitledTitle : deckTitle
  if (editing) {
    const commit = (value: string) => {
      setEditing(false)
      const title = value.trim()
      if (title !== '' && title !== deckTitle) rename(title)
    }
    return <TitleField title={shown} onCommit={commit} onCancel={() => setEditing(false)} />
  }
  return (
    <h1 className="max-w-full min-w-12 font-sans lg:max-w-80">
      <button
        type="button"
        title="Rename"
        aria-label={`Rename presentation: ${shown}`}
        onClick={() => setEditing(true)}
        className="block h-8 w-full cursor-text truncate rounded-chip px-1.5 text-left text-body font-heading hover:bg-surface-hover"
      >
        {shown}
      </button>
    </h1>
  )
}

interface TitleFieldProps {
  readonly title: string
  readonly onCommit: (value: string) => void
  readonly onCancel: () => void
}

function TitleField({ title, onCommit, onCancel }: TitleFieldProps) {
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onCommit(event.currentTarget.value)
    if (event.key === 'Escape') onCancel()
  }
  return (
    <input
      aria-label="Presentation title"
      defaultValue={title}
      maxLength={deckLimits.titleLength}
      // The user has just asked to edit it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onFocus={selectAll}
      onKeyDown={handleKey}
      onBlur={(event) => onCommit(event.currentTarget.value)}
      className="h-8 w-80 max-w-full min-w-0 rounded-chip bg-surface px-1.5 text-body font-heading shadow-[inset_0_0_0_1px_var(--line-control)] touch:text-[1rem]"
    />
  )
}

function selectAll(event: FocusEvent<HTMLInputElement>) {
  event.currentTarget.select()
}
