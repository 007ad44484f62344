import type { ShareLink } from '@deckloom/contract'
import { Button, Dialog, Tabs } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Globe, Link2, Lock } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { copyLink } from '../../shared/sharing/copyLink.ts'
import { linkToCopy } from '../../shared/sharing/linkToCopy.ts'
import { absoluteUrlFor } from '../../shared/place.ts'
import { describeAccess, describeCopied } from './calls/describeAccess.ts'
import { LinksColumn } from './links/LinksColumn.tsx'
import { PeopleColumn } from './people/PeopleColumn.tsx'
import { shareLinksQuery } from './calls/shareLinksQuery.ts'

export interface ShareDialogProps {
  readonly deck: { readonly id: number; readonly title: string }
  /** Whether the deck's address was copied as the dialog opened. */
  readonly copied?: boolean
  readonly onClose: () => void
  /** Called when the user has left the deck; closes by default. */
  readonly onLeft?: () => void
}

const tabs = [
  { value: 'people', label: 'People' },
  { value: 'links', label: 'Links' },
] as const

/** Who can open a deck: people at the left, links at the right, or one of both on a phone. */
export function ShareDialog({ deck, copied = false, onClose, onLeft = onClose }: ShareDialogProps) {
  const isNarrow = useIsNarrow()
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('people')
  const { data: links = [] } = useQuery(shareLinksQuery(deck.id))
  // Copied, created or opened last; at first the one that SHARE... copies.
  const [chosen, setChosen] = useState<number>()
  const [isCopied, setCopied] = useState(copied)
  const link = links.find(({ id }) => id === chosen) ?? linkToCopy(links)
  const copy = async (id: number | undefined, path: string) => {
    setChosen(id)
    setCopied(await copyLink(absoluteUrlFor(path)))
  }
  const people = <PeopleColumn deckId={deck.id} onLeft={onLeft} />
  const linksColumn = (
    <LinksColumn deckId={deck.id} onCopy={({ id, path }) => void copy(id, path)} />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share “${deck.title}”`}
      width={880}
      footer={
        <div className="flex w-full flex-wrap items-center justify-end gap-2">
          <Status copied={isCopied} link={link} />
          <Button onClick={onClose}>Done</Button>
          <Button
            variant="primary"
            icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copy(link?.id, link?.path ?? `/editor/${deck.id}`)}
          >
            Copy link
          </Button>
        </div>
      }
    >
      {isNarrow ? (
        <Tabs label="Share" tabs={tabs} value={tab} onChange={setTab}>
          <div className="min-h-80 pt-4">{tab === 'people' ? people : linksColumn}</div>
        </Tabs>
      ) : (
        <div className="grid min-h-96 grid-cols-[minmax(0,1fr)_24.5rem]">
          <div className="min-w-0 pr-6">{people}</div>
          <div className="min-w-0 border-l border-line pl-6">{linksColumn}</div>
        </div>
      )}
    </Dialog>
  )
}

interface StatusProps {
  readonly copied: boolean
  /** Undefined for the address of the deck. */
  readonly link: ShareLink | undefined
}

/** Says which link is copied and who can open it; announced whenever it changes. */
function Status({ copied, link }: StatusProps) {
  const Access = link && !link.hasPassword ? Globe : Lock
  const Icon = copied ? CircleCheck : Access
  return (
    <output className="mr-auto flex min-w-0 flex-1 basis-60 items-center max-md:basis-full gap-2.5 text-ui text-ink-muted">
      <Icon
        size={19}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`shrink-0 ${copied ? 'text-success' : ''}`}
      />
      <span>
        {copied && <strong className="font-heading text-ink">{describeCopied(link)} </strong>}
        {describeAccess(link)}
      </span>
    </output>
  )
}

const narrow = '(width < 48rem)'

function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
}

function subscribe(listener: () => void) {
  const list = matchMedia(narrow)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
