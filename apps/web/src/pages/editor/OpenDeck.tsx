import type { CurrentUser, DeckRole, Presentation } from '@deckloom/contract'
import { Button, Spinner, toast } from '@deckloom/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect } from 'wouter'
import { EditorFrame } from '../../features/editor/EditorFrame.tsx'
import { EditorProvider } from '../../features/editor/session/EditorContext.tsx'
import { useDeckSession } from '../../features/editor/session/useDeckSession.ts'
import { AvatarMenu } from '../../shared/nav/AvatarMenu.tsx'
import { BackToDashboard, PageNotice } from './PageNotice.tsx'
import { presentationQuery } from './presentationQuery.ts'

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
      <EditorFrame account={<AvatarMenu user={user} />} />
    </EditorProvider>
  )
}

function announceLostRight(role: DeckRole | undefined) {
  const title =
    role === undefined ? 'You no longer have access to this deck' : 'You can now view only'
  toast({ title, variant: 'notice' })
}

function Loading() {
  return <Spinner page label="Loading presentation..." />
}
