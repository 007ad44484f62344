import type { ShareLink } from '@deckloom/contract'
import { Button, toast } from '@deckloom/ui'
import { api } from '../../shared/api.ts'
import { copyLink } from '../../shared/copyLink.ts'
import { useLinkChange } from './useLinkChange.ts'
import { absoluteUrlFor } from '../../shared/place.ts'

export interface ShareLinkRowProps {
  readonly deckId: number
  readonly link: ShareLink
}

export function ShareLinkRow({ deckId, link }: ShareLinkRowProps) {
  const address = absoluteUrlFor(link.path)
  const end = useLinkChange(deckId, {
    run: () => api.revokeShareLink(deckId, link.id),
    done: () => toast({ title: 'Link ended', description: 'The link no longer works.' }),
    failure: 'The link still works',
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-full sm:basis-60">
        <a href={address} target="_blank" rel="noreferrer" className="link block truncate text-ui">
          {address}
        </a>
        <p className="mt-0.5 text-small text-ink-subtle tabular-nums">{factsOf(link)}</p>
      </div>
      <Button size="small" onClick={() => void copyLink(address)}>
        Copy
      </Button>
      <Button
        size="small"
        variant="quiet"
        working={end.isPending}
        onClick={() => end.mutate(undefined)}
      >
        End link
      </Button>
    </li>
  )
}

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

function factsOf({ viewCount, expiresAt, hasPassword, madeBy }: ShareLink): string {
  return [
    `${viewCount} ${viewCount === 1 ? 'view' : 'views'}`,
    expiresAt === null ? 'no expiry' : `until ${longDate.format(new Date(expiresAt))}`,
    ...(hasPassword ? ['password required'] : []),
    ...(madeBy === null ? [] : [`created by ${madeBy}`]),
  ].join(' · ')
}
