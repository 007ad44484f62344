import type { SharedDeck } from '@deckloom/contract'
import { Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { EmbeddedDeck } from '../../features/reader/EmbeddedDeck.tsx'
import { sharingApi } from '../../shared/sharing/sharingApi.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { absoluteUrlFor } from '../../shared/place.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { useSlideWatch } from '../../shared/tracking/useSlideWatch.ts'

/** What a link shows in a frame of another website. `token` from the URL. */
export function EmbedPage({ token }: { readonly token: string }) {
  useEffect(() => void warmUpTypesetter(), [])
  const { data, isError } = useQuery({
    queryKey: ['/api/share', token],
    queryFn: () => sharingApi.openShared(token),
  })
  usePageTitle(data?.title ?? 'Presentation')
  if (isError) {
    return (
      <main id="content" className="flex min-h-dvh items-center justify-center p-6 text-center">
        <h1 className="text-h3 font-heading">This presentation is no longer shared.</h1>
      </main>
    )
  }
  if (!data) return <Spinner page label="Loading presentation..." />
  return <Shown token={token} deck={data} />
}

function Shown({ token, deck }: { readonly token: string; readonly deck: SharedDeck }) {
  const { title, slides, countsReaders } = deck
  const handleRead = useSlideWatch(countsReaders ? { token } : undefined)
  const first = slides[0]?.id
  useEffect(() => handleRead(first), [handleRead, first])
  return (
    <EmbeddedDeck
      title={title}
      slides={slides}
      wholePage={absoluteUrlFor(`/share/${token}`)}
      onRead={handleRead}
    />
  )
}
