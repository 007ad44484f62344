import { Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { DeckViews } from './DeckViews.tsx'
import { NewLinkForm } from './NewLinkForm.tsx'
import { peopleQuery } from './peopleQuery.ts'
import { ShareLinkRow } from './ShareLinkRow.tsx'
import { shareLinksKey } from './shareLinksKey.ts'

/** Links that show a deck to people without an account: copy, create and end them. */
export function LinksSection({ deckId }: { readonly deckId: number }) {
  const { data: people } = useQuery(peopleQuery(deckId))
  const off = people?.publicLinks === false
  return (
    <section aria-label="Links">
      <h3 className="text-h3 font-heading">Links</h3>
      <p className="mt-1 mb-3 text-ui text-ink-muted">
        {off
          ? 'Your administrator has turned off public links. Existing links don’t work.'
          : sentenceFor(people?.showsNotes === true)}
      </p>
      {!off && <Links deckId={deckId} />}
    </section>
  )
}

function sentenceFor(showsNotes: boolean): string {
  const who = 'Anyone with a link can view the slides, without an account.'
  return `${who} Notes and hidden slides ${showsNotes ? 'are shown too' : 'are not shown'}.`
}

function Links({ deckId }: { readonly deckId: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: shareLinksKey(deckId),
    queryFn: () => api.listShareLinks(deckId),
    staleTime: 0,
  })
  return (
    <>
      {isError && (
        <div role="alert" className="flex items-center justify-between gap-3 text-ui">
          The links could not be loaded.
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-16 w-full" />}
      {data?.length === 0 && <p className="text-ui text-ink-muted">No links yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((link) => (
            <ShareLinkRow key={link.id} deckId={deckId} link={link} />
          ))}
        </ul>
      )}
      {data && <NewLinkForm deckId={deckId} first={data.length === 0} />}
      {data && data.length > 0 && <DeckViews deckId={deckId} />}
    </>
  )
}
