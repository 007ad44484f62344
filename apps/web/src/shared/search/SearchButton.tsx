import type { CurrentUser } from '@deckloom/contract'
import { buttonClass, commandLetter } from '@deckloom/ui'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../loading/lazyPart.ts'

const loadPalette = () => import('./CommandPalette.tsx')
const CommandPalette = lazyPart(async () => (await loadPalette()).CommandPalette)

/** Opens the search for decks, pages and actions, as do Ctrl+K and Cmd+K on every page with the header. */
export function SearchButton({ user }: { readonly user: CurrentUser }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (commandLetter(event) !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl+K)"
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
        onPointerEnter={() => void loadPalette()}
        onClick={() => setOpen(true)}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <CommandPalette user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
