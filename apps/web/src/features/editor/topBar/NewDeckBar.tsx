import { deckDefaults } from '@deckloom/deck'
import { Mark } from '@deckloom/ui'
import { Link } from 'wouter'
import { ExportMenu } from './ExportMenu.tsx'

/** The bar over a deck that is being made: what can be said and done before it has an id. */
export function NewDeckBar() {
  return (
    <header className="flex h-14 min-w-0 items-center gap-1 border-b border-line bg-surface px-3 xl:gap-1.5">
      <Link
        href="/"
        aria-label="Home"
        title="Home"
        className="flex size-10 shrink-0 items-center justify-center rounded-control hover:bg-surface-hover"
      >
        <Mark size={24} />
      </Link>
      <span className="min-w-0 truncate px-1.5 text-body font-heading">
        {deckDefaults.deckTitle}
      </span>
      <span className="flex-1" />
      <ExportMenu />
    </header>
  )
}
