import type { Presentation } from '@deckloom/contract'
import { Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '../../shared/loading/lazyPart.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { isDeckId, presentationQuery } from '../editor/presentationQuery.ts'

// Seldom shown, and the slide loads sooner without them.
const NotFound = lazyPart(async () => (await import('./ShowNotices.tsx')).NotFound)
const NoSlides = lazyPart(async () => (await import('./ShowNotices.tsx')).NoSlides)

export interface DeckToShowProps {
  /** From the URL. */
  readonly id: string
  /** Window title; by default the deck's title. */
  readonly name?: (title: string) => string
  readonly children: (deck: Presentation) => ReactNode
}

/** Loads the deck to present, or shows why that is not possible. */
export function DeckToShow({ id, name = (title) => title, children }: DeckToShowProps) {
  useEffect(() => void warmUpTypesetter(), [])
  const { data, isFetching, isError } = useQuery({
    ...presentationQuery(Number(id)),
    enabled: isDeckId(id),
  })
  usePageTitle(name(data?.title ?? 'Presentation'))
  if (!isDeckId(id) || (isError && !isFetching)) return <Late part={<NotFound />} />
  if (!data || isFetching) return <Loading />
  if (data.slides.length === 0) return <Late part={<NoSlides id={id} />} />
  return children(data)
}

function Late({ part }: { readonly part: ReactNode }) {
  return <Suspense fallback={<Loading />}>{part}</Suspense>
}

function Loading() {
  return (
    <div className="dark bg-black">
      <Spinner page label="Loading presentation..." />
    </div>
  )
}
