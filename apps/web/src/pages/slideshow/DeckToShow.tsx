import type { Presentation } from '@deckloom/contract'
import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { isDeckId, presentationQuery } from '../editor/presentationQuery.ts'

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
  if (!isDeckId(id) || (isError && !isFetching)) return <NotFound />
  if (!data || isFetching) return <Loading />
  if (data.slides.length === 0) return <NoSlides id={id} />
  return children(data)
}

function Loading() {
  return (
    <div className="dark bg-black">
      <Spinner page label="Loading presentation..." />
    </div>
  )
}

function NotFound() {
  return (
    <Notice
      title="Presentation Not Found"
      text="The presentation you're looking for doesn't exist or you don't have permission to view it."
    >
      <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
        Back to Dashboard
      </Link>
    </Notice>
  )
}

function NoSlides({ id }: { readonly id: string }) {
  return (
    <Notice title="No Slides Found" text="This presentation doesn't have any slides yet.">
      <Link href={`/editor/${id}`} className={buttonClass({ variant: 'primary', size: 'large' })}>
        Edit Presentation
      </Link>
    </Notice>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <main
      id="content"
      className="dark flex min-h-dvh flex-col items-start justify-center bg-black px-8 text-ink md:px-24"
    >
      <h1 className="font-display text-h1 font-title">{title}</h1>
      <p className="mt-3 max-w-read text-lead text-ink-muted">{text}</p>
      <div className="mt-7">{children}</div>
    </main>
  )
}
