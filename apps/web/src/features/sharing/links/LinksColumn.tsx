import type { ShareLink } from '@deckloom/contract'
import { Button, Skeleton } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Code, Plus } from 'lucide-react'
import { useState } from 'react'
import { sharingApi } from '../../../shared/sharing/sharingApi.ts'
import { noteActivity } from '../../../shared/tracking/useActivity.ts'
import { DeckViews } from './DeckViews.tsx'
import { peopleQuery } from '../calls/peopleQuery.ts'
import { shareLinksQuery } from '../calls/shareLinksQuery.ts'
import { failureOf, useLinkChange } from '../calls/useLinkChange.ts'
import { LinkRow } from './LinkRow.tsx'

export interface LinksColumnProps {
  readonly deckId: number
  readonly onCopy: (link: Pick<ShareLink, 'id' | 'path'>) => void
}

/** Links that show a deck to people without an account. */
export function LinksColumn({ deckId, onCopy }: LinksColumnProps) {
  const { data: people } = useQuery(peopleQuery(deckId))
  if (people?.publicLinks === false) {
    return (
      <section aria-label="Links">
        <h3 className="text-ui font-heading">Links</h3>
        <p className="mt-2 text-ui text-ink-muted">
          Public links are turned off, and existing ones don’t work. Ask your administrator to turn
          them on.
        </p>
      </section>
    )
  }
  return <Links deckId={deckId} onCopy={onCopy} />
}

function Links({ deckId, onCopy }: LinksColumnProps) {
  const { data, isError, refetch } = useQuery(shareLinksQuery(deckId))
  const [opened, setOpened] = useState<number>()
  const create = useLinkChange(deckId, {
    run: (body: { readonly label?: string; readonly embeds?: boolean }) =>
      sharingApi.createShareLink(deckId, body),
    done: (link) => {
      noteActivity('share', deckId)
      setOpened(link.id)
      // An embedded deck is copied as a snippet.
      if (!link.embeds) onCopy(link)
    },
  })
  const embed = () => {
    const link = data?.find(({ embeds }) => embeds)
    if (link) setOpened(link.id)
    else create.mutate({ label: 'Embedded', embeds: true })
  }
  return (
    <section aria-label="Links">
      <header className="flex min-h-10 items-center justify-between gap-2">
        <h3 className="text-ui font-heading">Links</h3>
        <Button
          variant="quiet"
          icon={<Plus {...iconProps} />}
          working={create.isPending}
          onClick={() => create.mutate({})}
        >
          New link
        </Button>
      </header>
      {create.error && (
        <p role="alert" className="mt-1 text-small text-danger">
          {failureOf(create.error)}
        </p>
      )}
      {isError && <Unloaded onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="mt-2 h-16 w-full" />}
      <ul className="mt-2 flex flex-col gap-3.5 empty:hidden">
        {data?.map((link) => (
          <LinkRow
            key={link.id}
            deckId={deckId}
            link={link}
            open={link.id === opened}
            onToggle={() => setOpened(link.id === opened ? undefined : link.id)}
            onCopy={() => onCopy(link)}
          />
        ))}
      </ul>
      {data && <AfterLinks deckId={deckId} count={data.length} onEmbed={embed} />}
    </section>
  )
}

function Unloaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="flex items-center justify-between gap-3 text-ui">
      The links could not be loaded.
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

interface AfterLinksProps {
  readonly deckId: number
  readonly count: number
  readonly onEmbed: () => void
}

function AfterLinks({ deckId, count, onEmbed }: AfterLinksProps) {
  return (
    <>
      {count === 0 && (
        <p className="mt-1 text-ui text-ink-muted">
          No links yet. With a link, anyone can view the slides without an account.
        </p>
      )}
      <Button
        variant="quiet"
        className="mt-3 -ml-1"
        icon={<Code {...iconProps} />}
        onClick={onEmbed}
      >
        Embed on a website
      </Button>
      {count > 0 && <DeckViews deckId={deckId} />}
    </>
  )
}

const iconProps = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const
