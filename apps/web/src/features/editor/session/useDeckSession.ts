import type { Presentation } from '@deckloom/contract'
import type { ChangeKind } from '@deckloom/editor'
import { commandLetter, toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { threadsKey } from '../../../shared/comments/threads.ts'
import { warnOfProblem } from '../../../shared/logProblem.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { type DeckSession, openDeck, type OpenDeckOptions } from './openDeck.ts'

export interface UseDeckSession {
  readonly presentation: Presentation
  readonly userId: string
  /** Called when the person may no longer edit the deck, or not even see it. */
  readonly onLostRight: OpenDeckOptions['onLostRight']
}

/** Opens the deck for editing; undefined while unsaved edits are being looked up. */
export function useDeckSession({
  presentation,
  userId,
  onLostRight,
}: UseDeckSession): DeckSession | undefined {
  const [session, setSession] = useState<DeckSession>()
  const queryClient = useQueryClient()
  const watch = useEffectEvent((opened: DeckSession) => {
    if (opened.repaired.length > 0)
      void notify(({ announceRepair }) => announceRepair(opened.repaired))
    const { recoveredFrom } = opened
    if (recoveredFrom !== undefined)
      void notify(({ announceRecovery }) => announceRecovery(recoveredFrom))
    let last = opened.autosave.state.kind
    return opened.autosave.subscribe(() => {
      const { state } = opened.autosave
      if (state.kind === 'failed' && last !== 'failed') announceFailure(state)
      if (state.kind === 'saved') void queryClient.invalidateQueries({ queryKey: presentationsKey })
      last = state.kind
    })
  })
  const lose = useEffectEvent(onLostRight)
  const open = useEffectEvent(() =>
    openDeck({
      presentation,
      userId,
      onMerged: (...merge) => void notify(({ announceMerge }) => announceMerge(...merge)),
      onCommented: () => {
        void queryClient.invalidateQueries({ queryKey: threadsKey(presentation.id) })
      },
      onAsked: () => {
        const queryKey = [...presentationsKey, presentation.id, 'access-requests']
        void queryClient.invalidateQueries({ queryKey })
        void notify(({ announceRequest }) => void announceRequest(presentation.id))
      },
      onLostRight: (role) => lose(role),
    }),
  )
  useEffect(() => {
    let closed = false
    const opening = open()
    const show = async () => {
      const opened = await opening
      if (closed) return
      watch(opened)
      setSession(opened)
    }
    void show()
    return () => {
      closed = true
      void closeOpened(opening)
    }
  }, [])
  useLeaving(session)
  return session
}

const notices = () => import('./notices.ts')

/** Shows one of the notices that are rare enough to load when they are needed. */
async function notify(show: (all: Awaited<ReturnType<typeof notices>>) => void) {
  try {
    show(await notices())
  } catch (problem) {
    warnOfProblem(problem)
  }
}

async function closeOpened(opening: Promise<DeckSession>) {
  const session = await opening
  // The page closes but the edits survive: what cannot be saved now stays on the device.
  await session.autosave.flush()
  session.close()
}

/** Saves pending edits when the page is hidden or Ctrl+S is pressed, and warns before closing with unsaved edits. */
function useLeaving(session: DeckSession | undefined) {
  useEffect(() => {
    if (!session) return
    const { autosave, live } = session
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') void autosave.flush()
    }
    const handleOnline = () => {
      live?.retry()
      void autosave.flush()
    }
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (autosave.state.kind === 'saved') return
      event.preventDefault()
      void autosave.flush()
    }
    // Otherwise the browser would offer to save the page as a file.
    const handleKey = (event: KeyboardEvent) => {
      if (commandLetter(event) !== 's') return
      event.preventDefault()
      void autosave.flush()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    addEventListener('keydown', handleKey, { capture: true })
    addEventListener('online', handleOnline)
    addEventListener('beforeunload', handleUnload)
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility)
      removeEventListener('keydown', handleKey, { capture: true })
      removeEventListener('online', handleOnline)
      removeEventListener('beforeunload', handleUnload)
    }
  }, [session])
}

const failureTitles: Readonly<Record<ChangeKind, string>> = {
  addition: 'Failed to add slide',
  deletion: 'Failed to delete slide',
  edit: 'Save Failed',
}

function announceFailure({ message, change }: { message: string; change: ChangeKind }) {
  toast({ title: failureTitles[change], description: message, variant: 'destructive' })
}
