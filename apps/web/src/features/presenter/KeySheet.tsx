import { Dialog } from '@deckloom/ui'
import { keySheetRows } from './keySheetRows.ts'

/** What each key does while presenting. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" width={880}>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {keySheetRows.map(({ keys, does }) => (
          <KeyRow key={does} shown={keys} does={does} />
        ))}
      </dl>
    </Dialog>
  )
}

interface KeyRowProps {
  readonly shown: readonly string[]
  readonly does: string
}

function KeyRow({ shown, does }: KeyRowProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2 text-ui">
      <dt>{does}</dt>
      <dd className="flex flex-wrap justify-end gap-1.5">
        {shown.map((key) => (
          <kbd
            key={key}
            className="min-w-6 whitespace-nowrap rounded-chip bg-surface-hover px-1.5 py-0.5 text-center font-sans text-small text-ink-muted"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
