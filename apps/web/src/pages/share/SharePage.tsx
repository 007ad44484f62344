import { ApiError, type SharedDeck } from '@deckloom/contract'
import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { Presenter } from '../../features/presenter/Presenter.tsx'
import { api } from '../../shared/api.ts'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { useActivity } from '../../shared/tracking/useActivity.ts'
import { useSlideWatch } from '../../shared/tracking/useSlideWatch.ts'
import { PasswordGate } from './PasswordGate.tsx'

/** What a share link shows. `token` from the URL. */
export function SharePage({ token }: { readonly token: string }) {
  useEffect(() => void warmUpTypesetter(), [])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/share', token],
    queryFn: () => api.openShared(token),
  })
  usePageTitle(data?.title ?? 'Presentation')
  if (data) return <Shown token={token} deck={data} />
  if (isFetching) return <Loading />
  if (error instanceof ApiError && error.body?.code === 'password_required')
    return <PasswordGate token={token} onUnlocked={() => void refetch()} />
  return (
    <Dark title="This link no longer works">
      <p className="mt-3 max-w-read text-lead text-ink-muted">
        It was turned off, has expired, or is incomplete. Ask the sender for a new one.
      </p>
      <Link
        href="/"
        className={buttonClass({ variant: 'primary', size: 'large', className: 'mt-7' })}
      >
        What is Deckloom?
      </Link>
    </Dark>
  )
}

function Shown({ token, deck }: { readonly token: string; readonly deck: SharedDeck }) {
  const [, navigate] = useLocation()
  const { title, slides } = deck
  useActivity('view')
  const handleShown = useSlideWatch({ token })
  if (slides.length === 0) return <Dark title="No Slides Found" />
  return (
    <Presenter
      deckId={token}
      title={title}
      slides={slides}
      speaker={false}
      onShown={handleShown}
      onClose={() => navigate('/')}
    />
  )
}

function Loading() {
  return (
    <div className="dark bg-black">
      <Spinner page label="Loading presentation..." />
    </div>
  )
}

function Dark({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <main
      id="content"
      className="dark flex min-h-dvh flex-col items-start justify-center bg-black px-8 text-ink md:px-24"
    >
      <h1 className="font-display text-h1 font-title">{title}</h1>
      {children}
    </main>
  )
}
