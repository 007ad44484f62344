import {
  ApiError,
  type CommentThread,
  type CurrentUser,
  type DeckRole,
  type Presentation,
} from '@deckloom/contract'
import { Button, Spinner, toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { latePart } from '../../features/editor/controls/latePart.tsx'
import { EditorFrame } from '../../features/editor/EditorFrame.tsx'
import { EditorProvider, useEditor } from '../../features/editor/session/EditorContext.tsx'
import { useDeckSession } from '../../features/editor/session/useDeckSession.ts'
import { askComments, showThread } from '../../shared/comments/discussion.ts'
import { useThreads } from '../../shared/comments/threads.ts'
import { AvatarMenu } from '../../shared/nav/AvatarMenu.tsx'
import { BackToDashboard, PageNotice } from './PageNotice.tsx'
import { presentationQuery } from './presentationQuery.ts'
import { ShareLayer } from './ShareLayer.tsx'
import { lazyPart } from '../../shared/loading/lazyPart.ts'

const ReadDeck = lazyPart(async () => (await import('./ReadDeck.tsx')).ReadDeck)
const ClosedDeck = lazyPart(async () => (await import('./ClosedDeck.tsx')).ClosedDeck)

const EditorComments = latePart(async () => (await import('./EditorComments.tsx')).EditorComments)

export interface OpenDeckProps {
  readonly id: number
  readonly user: CurrentUser
}

/** Loads a deck and opens it: in the editor, or as a page for those who may not edit it. */
export function OpenDeck({ id, user }: OpenDeckProps) {
  const { data, isFetching, error, refetch } = useQuery(presentationQuery(id))
  // Once the deck is open, later server state reaches it through saves.
  const [opened, setOpened] = useState<Presentation>()
  // Whoever may no longer edit reads on where they were.
  const [left, setLeft] = useState<string>()
  // What was read before stays while the server cannot be reached, but not once it says no.
  if (data && isReader(data.role) && !isClosed(error)) {
    return (
      <Suspense fallback={<Loading />}>
        <ReadDeck deck={data} user={user} startAt={left} />
      </Suspense>
    )
  }
  if (!opened && error && !isFetching) {
    return <Failed id={id} email={user.email} error={error} onRetry={() => void refetch()} />
  }
  if (!opened && data && !isFetching) setOpened(data)
  if (opened) {
    const readAgain = (slideId: string | undefined) => {
      setLeft(slideId)
      setOpened(undefined)
      void refetch()
    }
    return <Editing presentation={opened} user={user} onLostRight={readAgain} />
  }
  return <Loading />
}

function isReader(role: Presentation['role']): boolean {
  return role === 'viewer' || role === 'commenter'
}

/** Whether the deck is gone, or the person may not see it. */
function isClosed(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

interface FailedProps {
  readonly id: number
  /** The user's address. */
  readonly email: string
  readonly error: Error
  readonly onRetry: () => void
}

function Failed({ id, email, error, onRetry }: FailedProps) {
  if (isClosed(error)) {
    return (
      <Suspense fallback={<Loading />}>
        <ClosedDeck id={id} email={email} onAllowed={onRetry} />
      </Suspense>
    )
  }
  return (
    <PageNotice title="Failed to load presentation">
      <BackToDashboard />
      <Button size="large" onClick={onRetry}>
        Try again
      </Button>
    </PageNotice>
  )
}

interface EditingProps {
  readonly presentation: Presentation
  readonly user: CurrentUser
  /** Called with the slide that was shown. */
  readonly onLostRight: (slideId: string | undefined) => void
}

function Editing({ presentation, user, onLostRight }: EditingProps) {
  const shown = useRef<string>(undefined)
  const noteShown = useCallback((slideId: string) => {
    shown.current = slideId
  }, [])
  const session = useDeckSession({
    presentation,
    userId: user.id,
    onLostRight: (role) => {
      announceLostRight(role)
      onLostRight(shown.current)
    },
  })
  if (!session) return <Loading />
  return (
    <EditorProvider session={session}>
      <EditorFrame account={<AvatarMenu user={user} />} comments={<EditorComments />} />
      <CommentsOfAddress />
      <ShownSlide onShow={noteShown} />
      <ShareLayer />
    </EditorProvider>
  )
}

/** Notes the slide that is shown, for when the editor is gone. */
function ShownSlide({ onShow }: { readonly onShow: (slideId: string) => void }) {
  const { id } = useEditor().slide
  useEffect(() => onShow(id), [onShow, id])
  return null
}

function announceLostRight(role: DeckRole | undefined) {
  const what = role === 'commenter' ? 'comment on' : 'view'
  const title =
    role === undefined
      ? 'You no longer have access to this deck'
      : `You can only ${what} this deck now`
  toast({ title, variant: 'notice' })
}

/** Opens the comments for the mark on a deck's card, and the thread that a notification or an email links to. */
function CommentsOfAddress() {
  const { id, showSlide } = useEditor()
  const threads = useThreads(id)
  const address = new URLSearchParams(useSearch())
  const asksUnread = address.has('comments')
  useEffect(() => {
    if (asksUnread) askComments('unread')
  }, [asksUnread])
  const wanted = Number(address.get('thread'))
  const thread = threads.find((one) => one.id === wanted)
  const open = useEffectEvent(({ slideId }: CommentThread) => {
    showThread(wanted, 'focus')
    showSlide(slideId)
  })
  const isLoaded = thread !== undefined
  useEffect(() => {
    if (thread) open(thread)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, and not again when it changes
  }, [wanted, isLoaded])
  return null
}

function Loading() {
  return <Spinner page label="Loading presentation..." />
}
