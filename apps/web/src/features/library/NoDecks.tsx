import { buttonClass, Cloth, EmptyState } from '@deckloom/ui'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { scrapCloth } from '../../shared/brand/cloths.ts'

/** Empty state for users without decks. */
export function NoDecks() {
  return (
    <EmptyState
      picture={<Cloth {...scrapCloth} fit="xMidYMid meet" className="h-18 w-40.5" />}
      title="No presentations found"
      text="Create your first presentation to get started"
      action={
        <Link href="/editor/new" className={buttonClass({ variant: 'secondary' })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          New Presentation
        </Link>
      }
    />
  )
}
