import type { CurrentUser, Presentation } from '@deckloom/contract'
import { deckDefaults } from '@deckloom/deck'
import { TooltipProvider } from '@deckloom/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { AskToEdit } from '../../features/reader/AskToEdit.tsx'
import { DownloadMenu, type DownloadFormat } from '../../features/reader/DownloadMenu.tsx'
import { Reader } from '../../features/reader/Reader.tsx'
import { ReaderBadge } from '../../features/reader/ReaderBadge.tsx'
import { readerFacts } from '../../features/reader/readerFacts.ts'
import { requestExport } from '../../shared/files/requestExport.ts'
import { saveFile } from '../../shared/files/saveFile.ts'
import { AvatarMenu } from '../../shared/nav/AvatarMenu.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { urlFor } from '../../shared/place.ts'
import { useActivity } from '../../shared/tracking/useActivity.ts'
import { useSlideWatch } from '../../shared/tracking/useSlideWatch.ts'

export interface ReadDeckProps {
  readonly deck: Presentation
  readonly user: CurrentUser
}

/** A deck of somebody else, for who may look at it or comment on it. */
export function ReadDeck({ deck, user }: ReadDeckProps) {
  const { id, slides, role, ownerName = '', lastModified } = deck
  const title = deck.title || deckDefaults.untitledTitle
  const [, navigate] = useLocation()
  usePageTitle(title)
  useActivity('view', id)
  const handleRead = useSlideWatch({ deckId: id })
  const [now] = useState(() => new Date())
  const facts = { ownerName, slides: slides.length, changedAt: lastModified }
  return (
    <TooltipProvider>
      <Reader
        title={title}
        facts={readerFacts(facts, now)}
        badge={<ReaderBadge canComment={role === 'commenter'} />}
        slides={slides}
        actions={
          <>
            <DownloadMenu download={(format) => downloadDeck(id, format)} />
            <AskToEdit deckId={id} ownerName={ownerName || 'The owner'} />
          </>
        }
        account={<AvatarMenu user={user} />}
        onPresent={(index) => navigate(`/slideshow/${id}${index === 0 ? '' : `#${index + 1}`}`)}
        onLeave={() => navigate('/workspace')}
        onRead={handleRead}
      />
    </TooltipProvider>
  )
}

async function downloadDeck(id: number, format: DownloadFormat): Promise<void> {
  const { signal } = new AbortController()
  const { downloadUrl, fileName } = await requestExport({ id, format, signal }, () => {})
  saveFile(urlFor(downloadUrl), fileName)
}
