import type { CommentThread, CurrentUser, DeckRole, Presentation } from '@deckloom/contract'
import { Button, Spinner, toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { latePart } from '../../features/editor/controls/latePart.tsx'
import { EditorFrame } from '../../features/editor/EditorFrame.tsx'
import { EditorProvider, useEditor } from '../../features/editor/session/EditorContext.tsx'
import { useDeckSession } from '../../features/editor/session/useDeckSession.ts'
import { showThread } from '../../shared/comments/discussion.ts'
import { useThreads } from '../../shared/comments/threads.ts'
import { AvatarMenu } from '../../shared/nav/AvatarMenu.tsx'
import { BackToDashboard, PageNotice } from './PageNotice.tsx'
import { presentationQuery } from './presentationQuery.ts'

const EditorComments = latePart(async () => (await import('./EditorComments.tsx')).EditorComments)

export interface OpenDeckProps {
  readonly id: number
  readonly user: CurrentUser
}

/** Loads a deck and opens it. */
export function OpenDeck({ id, user }: OpenDeckProps) {
  const { data, isFetching, isError, refetch } = useQuery(presentationQuery(id))
  // Once the deck is open, later server state reaches it through saves.
  const [opened, setOpened] = useState<Presentation>()
  // Users who may not edit get the slideshow.
  const mayOnlyLook = data?.role === 'viewer' || data?.role === 'commenter'
  if (mayOnlyLook) return <Redirect to={`/slideshow/${id}`} replace />
  if (!opened && data && !isFetching) setOpened(data)
  if (opened) {
    const readAgain = () => {
      setOpened(undefined)
      void refetch()
    }
    return <Editing presentation={opened} user={user} onLostRight={readAgain} />
  }
  if (isError && !isFetching) {
    return (
      <PageNotice title="Failed to load presentation">
        <BackToDashboard />
        <Button size="large" onClick={() => void refetch()}>
          Try again
        </Button>
      </PageNotice>
    )
  }
  return <Loading />
}

interface EditingProps {
  readonly presentation: Presentation
  readonly user: CurrentUser
  readonly onLostRight: () => void
}

function Editing({ presentation, user, onLostRight }: EditingProps) {
  const session = useDeckSession({
    presentation,
    userId: user.id,
    onLostRight: (role) => {
      announceLostRight(role)
      onLostRight()
    },
  })
  if (!session) return <Loading />
  return (
    <EditorProvider session={session}>
      <EditorFrame account={<AvatarMenu user={user} />} comments={<EditorComments />} />
      <ThreadOfAddress />
    </EditorProvider>
  )
}

function announceLostRight(role: DeckRole | undefined) {
  const title =
    role === undefined ? 'You no longer have access to this deck' : 'You can now view only'
  toast({ title, variant: 'notice' })
}

/** Opens the thread that a notification or an email links to. */
function ThreadOfAddress() {
  const { id, showSlide } = useEditor()
  const threads = useThreads(id)
  const wanted = Number(new URLSearchParams(useSearch()).get('thread'))
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
