import { Dialog } from '@deckloom/ui'
import { presenterKeys } from './slideshow/presenterKeys.ts'

/** What each key does while presenting. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" width={640}>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {presenterKeys.map(({ command, shown, does }) => (
          <KeyRow key={command} shown={shown} does={does} />
        ))}
        <KeyRow shown={['3', 'Enter']} does="Go to slide 3" />
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
      <dd className="flex gap-1.5">
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
