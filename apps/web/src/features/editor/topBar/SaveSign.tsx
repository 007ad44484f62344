import type { SaveState } from '@deckloom/editor'
import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useEditor } from '../session/EditorContext.tsx'
import { smallIconProps } from '../controls/iconProps.ts'
import { useSaveState } from '../session/useDocument.ts'

/** Shows where the user's edits are; always accurate. */
export function SaveSign() {
  const { autosave } = useEditor()
  const state = useSaveState(autosave)
  const text = saveLabel(state, autosave.keepsDrafts)
  return (
    <div className="flex shrink-0 items-center gap-2">
      <output
        title={text}
        // Routine saves are not announced, only what needs the user.
        aria-live={state.kind === 'failed' || state.kind === 'offline' ? 'polite' : 'off'}
        className={
          state.kind === 'failed'
            ? 'flex h-5.5 items-center gap-1.5 rounded-chip bg-danger-soft px-2 text-micro font-action text-on-danger-soft'
            : 'flex min-w-18 items-center gap-1.5 text-small whitespace-nowrap text-ink-subtle'
        }
      >
        <SaveIcon state={state} />
        {text}
      </output>
      {state.kind === 'failed' && (
        <button
          type="button"
          className="cursor-pointer text-small font-action text-ink underline underline-offset-2"
          onClick={() => void autosave.flush()}
        >
          Try again
        </button>
      )}
    </div>
  )
}

function SaveIcon({ state }: { readonly state: SaveState }) {
  switch (state.kind) {
    case 'saved':
      return <CloudCheck {...smallIconProps} />
    case 'unsaved':
    case 'saving':
    case 'conflict':
      return <CloudUpload {...smallIconProps} />
    case 'offline':
      return <CloudOff {...smallIconProps} />
    case 'failed':
      return <CircleAlert {...smallIconProps} />
  }
}

function saveLabel(state: SaveState, keepsDrafts: boolean): string {
  switch (state.kind) {
    case 'saved':
      return 'Saved'
    case 'unsaved':
    case 'saving':
      return 'Saving...'
    case 'conflict':
      return 'Merging changes...'
    case 'offline':
      return keepsDrafts ? 'Offline, saved locally' : 'Offline, not saved'
    case 'failed':
      return 'Not saved'
  }
}
