import { Mark } from '@deckloom/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** The editor's top bar, which starts with the link home. */
export function BarFrame({ children }: { readonly children: ReactNode }) {
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
      {children}
    </header>
  )
}
