import type { CurrentUser, Presentation } from '@deckloom/contract'
import { deckDefaults, type Slide } from '@deckloom/deck'
import { Button } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useIsCompact } from '../../features/editor/controls/useIsCompact.ts'
import { AskToEdit } from '../../features/reader/AskToEdit.tsx'
import { DownloadMenu, type DownloadWish } from '../../features/reader/DownloadMenu.tsx'
import { Reader, type ReaderPlace } from '../../features/reader/Reader.tsx'
import { ReaderBadge } from '../../features/reader/ReaderBadge.tsx'
import { readerFacts } from '../../features/reader/readerFacts.ts'
import {
  askComments,
  closeComments,
  showThread,
  toggleComments,
  useDiscussion,
} from '../../shared/comments/discussion.ts'
import { requestExport } from '../../shared/files/requestExport.ts'
import { saveFile } from '../../shared/files/saveFile.ts'
import { AvatarMenu } from '../../shared/nav/AvatarMenu.tsx'
import { usePageTitle } from '../../shared/nav/usePageTitle.ts'
import { urlFor } from '../../shared/place.ts'
import { useActivity } from '../../shared/tracking/useActivity.ts'
import { useSlideWatch } from '../../shared/tracking/useSlideWatch.ts'
import { lazyPart } from '../../shared/loading/lazyPart.ts'
import { presentationKey } from './presentationQuery.ts'
import { useLiveReading } from './useLiveReading.ts'

const ReaderSlideComments = lazyPart(
  async () => (await import('./ReaderSlideComments.tsx')).ReaderSlideComments,
)
const ReaderComments = lazyPart(async () => (await import('./ReaderComments.tsx')).ReaderComments)

export interface ReadDeckProps {
  readonly deck: Presentation
  readonly user: CurrentUser
  /** The slide to begin with; the first by default. */
  readonly startAt?: string | undefined
}

/** A deck of somebody else, for who may look at it or comment on it. */
export function ReadDeck({ deck, user, startAt }: ReadDeckProps) {
  const { id, slides, role, ownerName = '', lastModified } = deck
  const title = deck.title || deckDefaults.untitledTitle
  const [, navigate] = useLocation()
  usePageTitle(title)
  useActivity('view', id)
  const watch = useSlideWatch({ deckId: id })
  const [reading, setReading] = useState(slides[0]?.id)
  const handleRead = useCallback(
    (slideId: string | undefined) => {
      setReading(slideId)
      watch(slideId)
    },
    [watch],
  )
  const mayEdit = useLiveReading(deck, reading)
  const canComment = role === 'commenter'
  const comments = useCommentsBeside({ deck, reading, canComment })
  const [now] = useState(() => new Date())
  const facts = { ownerName, slides: slides.length, changedAt: lastModified }
  return (
    <>
      <Reader
        title={title}
        facts={readerFacts(facts, now)}
        badge={<ReaderBadge access={mayEdit ? 'editor' : canComment ? 'commenter' : 'viewer'} />}
        slides={slides}
        startAt={startAt}
        actions={
          <>
            <DownloadMenu
              download={(wish) => downloadDeck(id, wish)}
              {...(canComment && { discussed: id })}
            />
            {canComment && <CommentsButton />}
            {mayEdit ? (
              <EditButton deckId={id} />
            ) : (
              <AskToEdit deckId={id} ownerName={ownerName || 'The owner'} />
            )}
          </>
        }
        account={<AvatarMenu user={user} />}
        aside={comments.aside}
        layerOf={canComment ? (slide, place) => commentsOn(slide, { deck, place }) : undefined}
        onPresent={(index) => navigate(`/slideshow/${id}${index === 0 ? '' : `#${index + 1}`}`)}
        onRead={handleRead}
      />
      {comments.sheet}
    </>
  )
}

interface SlideOfDeck {
  readonly deck: Presentation
  readonly place: ReaderPlace
}

function commentsOn(slide: Slide, { deck: { id, title, slides }, place }: SlideOfDeck) {
  return (
    <Suspense>
      <ReaderSlideComments
        deckId={id}
        slide={slide}
        deckTitle={title || deckDefaults.untitledTitle}
        count={slides.length}
        {...place}
      />
    </Suspense>
  )
}

interface CommentsBeside {
  readonly deck: Presentation
  /** The slide that is being read. */
  readonly reading: string | undefined
  readonly canComment: boolean
}

/** The comments of who may comment: beside the slides where there is room, which is how they begin, else as a sheet. */
function useCommentsBeside({ deck, reading, canComment }: CommentsBeside) {
  const isCompact = useIsCompact()
  const { isOpen } = useDiscussion()
  const address = new URLSearchParams(useSearch())
  const wanted = address.get('thread')
  const open = useEffectEvent(() => {
    if (!canComment) return
    if (address.has('comments')) askComments('unread')
    else if (wanted !== null || !isCompact) showThread(Number(wanted) || undefined)
  })
  useEffect(() => {
    open()
    return closeComments
  }, [])
  if (!canComment || !isOpen || reading === undefined) return {}
  const { id, slides } = deck
  const panel = (
    <Suspense>
      <ReaderComments deckId={id} slides={slides} currentSlideId={reading} isCompact={isCompact} />
    </Suspense>
  )
  return isCompact
    ? {
        sheet: (
          <>
            {/* So that the last slide can be scrolled above it. */}
            <div className="h-[56dvh]" />
            <div className="fixed inset-x-0 bottom-0 z-30">{panel}</div>
          </>
        ),
      }
    : {
        aside: (
          <div className="sticky top-22 flex max-h-[calc(100dvh-7rem)] flex-col rounded-card bg-surface shadow-sheet">
            {panel}
          </div>
        ),
      }
}

/** Reads the deck again, which is then the editor's. */
function EditButton({ deckId }: { readonly deckId: number }) {
  const queryClient = useQueryClient()
  const open = () =>
    queryClient.invalidateQueries({ queryKey: presentationKey(deckId), exact: true })
  return <Button onClick={() => void open()}>Edit</Button>
}

function CommentsButton() {
  const { isOpen } = useDiscussion()
  const shared = {
    'aria-pressed': isOpen,
    icon: <MessageSquareText size={18} strokeWidth={1.75} aria-hidden="true" />,
    onClick: toggleComments,
  }
  return useIsCompact() ? (
    <Button {...shared} iconOnly aria-label="Comments" />
  ) : (
    <Button {...shared}>Comments</Button>
  )
}

async function downloadDeck(id: number, wish: DownloadWish): Promise<void> {
  const { signal } = new AbortController()
  const { downloadUrl, fileName } = await requestExport({ ...wish, id, signal }, () => {})
  saveFile(urlFor(downloadUrl), fileName)
}
