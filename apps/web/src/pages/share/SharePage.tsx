import { ApiError, type SharedDeck } from '@deckloom/contract'
import { buttonClass, Spinner } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { DownloadMenu } from '../../features/reader/DownloadMenu.tsx'
import { Reader } from '../../features/reader/Reader.tsx'
import { ReaderBadge } from '../../features/reader/ReaderBadge.tsx'
import { readerFacts } from '../../features/reader/readerFacts.ts'
import { sharingApi } from '../../shared/sharing/sharingApi.ts'
import { Header } from '../../shared/nav/Header.tsx'
import { PageMessage } from '../../shared/nav/PageMessage.tsx'
import { SkipLink } from '../../shared/nav/SkipLink.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { warmUpTypesetter } from '../../shared/scene/typesetter.ts'
import { useActivity } from '../../shared/tracking/useActivity.ts'
import { useSlideWatch } from '../../shared/tracking/useSlideWatch.ts'
import { downloadShared } from './downloadShared.ts'
import { GuestGate, needsGuest } from './GuestGate.tsx'
import { JoinButton } from './JoinButton.tsx'
import { PasswordGate } from './PasswordGate.tsx'
import { linkProblem } from './linkProblem.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const Presenter = lazyPart(
  async () => (await import('../../features/presenter/Presenter.tsx')).Presenter,
)

const EmbedPage = lazyPart(async () => (await import('./EmbedPage.tsx')).EmbedPage)

export interface SharePageProps {
  /** From the URL. */
  readonly token: string
  /** Whether another website shows it in a frame. */
  readonly embedded?: boolean
}

/** What a share link shows. */
export function SharePage({ token, embedded = false }: SharePageProps) {
  if (!embedded) return <LinkedDeck token={token} />
  return (
    <Suspense fallback={<Spinner page />}>
      <EmbedPage token={token} />
    </Suspense>
  )
}

function LinkedDeck({ token }: Pick<SharePageProps, 'token'>) {
  useEffect(() => void warmUpTypesetter(), [])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/share', token],
    queryFn: () => sharingApi.openShared(token),
  })
  usePageTitle(data?.title ?? 'Presentation')
  const [isAsked, setAsked] = useState(() => needsGuest(token))
  if (data?.asksEmail && isAsked) return <GuestGate token={token} onDone={() => setAsked(false)} />
  if (data) return <Shown token={token} deck={data} />
  if (isFetching) return <Spinner page label="Loading presentation..." />
  if (error instanceof ApiError && error.body?.code === 'password_required')
    return <PasswordGate token={token} onUnlocked={() => void refetch()} />
  const { title, text } = linkProblem(error)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <PageMessage title={title} text={text}>
        <Link href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
          What is Deckloom?
        </Link>
      </PageMessage>
    </div>
  )
}

interface ShownProps {
  readonly token: string
  readonly deck: SharedDeck
}

/** The slides to read, or the slideshow, which leads back to them. */
function Shown({ token, deck }: ShownProps) {
  const { title, slides, allowsDownload, countsReaders, role } = deck
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  useActivity('view')
  const handleShown = useSlideWatch(countsReaders ? { token } : undefined)
  if (slides.length === 0) return <Empty />
  if (params.has('present')) {
    return (
      <Suspense fallback={<Spinner page label="Loading presentation..." />}>
        <Presenter
          deckId={token}
          title={title}
          slides={slides}
          speaker={false}
          onShown={handleShown}
          onClose={() => navigate(`/share/${token}${location.hash}`, { replace: true })}
        />
      </Suspense>
    )
  }
  const present = (index: number) =>
    navigate(`/share/${token}?present${index === 0 ? '' : `#${index + 1}`}`)
  return (
    <Reader
      title={title}
      facts={readerFacts({ slides: slides.length })}
      badge={role === 'viewer' && <ReaderBadge access="viewer" />}
      slides={slides}
      actions={
        <>
          {allowsDownload && (
            <DownloadMenu download={({ format }) => downloadShared(token, format)} />
          )}
          {role !== 'viewer' && <JoinButton token={token} role={role} />}
        </>
      }
      onPresent={present}
      onRead={handleShown}
    />
  )
}

function Empty() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <PageMessage title="No Slides Found" text="This presentation doesn’t show any slides.">
        <Link href="/" className={buttonClass({ size: 'large' })}>
          What is Deckloom?
        </Link>
      </PageMessage>
    </div>
  )
}
