import { Button, Dialog, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { DeckViews } from './DeckViews.tsx'
import { NewLinkForm } from './NewLinkForm.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { ShareLinkRow } from './ShareLinkRow.tsx'
import { shareLinksKey } from './shareLinksKey.ts'

export interface ShareDialogProps {
  readonly deck: { readonly id: number; readonly title: string }
  readonly onClose: () => void
}

/** Who works on a deck, and the links that show it to people without an account: copied, made and ended. */
export function ShareDialog({ deck, onClose }: ShareDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: shareLinksKey(deck.id),
    queryFn: () => api.listShareLinks(deck.id),
    staleTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share “${deck.title}”`}
      width={640}
    >
      <PeopleSection deckId={deck.id} onLeft={onClose} />
      <h3 className="text-h3 font-heading">Links</h3>
      <p className="mt-1 mb-3 text-ui text-ink-muted">
        Whoever has a link can look at the slides, without an account. Notes and hidden slides stay
        with you.
      </p>
      {isError && (
        <div role="alert" className="flex items-center justify-between gap-3 text-ui">
          The links could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-16 w-full" />}
      {data?.length === 0 && <p className="text-ui text-ink-muted">There is no link yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((link) => (
            <ShareLinkRow key={link.id} deckId={deck.id} link={link} />
          ))}
        </ul>
      )}
      {data && <NewLinkForm deckId={deck.id} first={data.length === 0} />}
      {data && data.length > 0 && <DeckViews deckId={deck.id} />}
    </Dialog>
  )
}
