import type { Presentation } from '@deckloom/contract'
import type { ChangeKind, Merged } from '@deckloom/editor'
import { commandLetter, toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { threadsKey } from '../../../shared/comments/threads.ts'
import { presentationsKey } from '../../../shared/presentations.ts'
import { shareDialog } from '../overlays/shareDialogState.ts'
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
    if (opened.repaired.length > 0) announceRepair(opened.repaired)
    if (opened.recoveredFrom !== undefined) announceRecovery(opened.recoveredFrom)
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
      onMerged: announceMerge,
      onCommented: () => {
        void queryClient.invalidateQueries({ queryKey: threadsKey(presentation.id) })
      },
      onAsked: () => {
        const queryKey = [...presentationsKey, presentation.id, 'access-requests']
        void queryClient.invalidateQueries({ queryKey })
        toast({
          title: 'Someone asks for access',
          action: { label: 'Answer', onAct: () => shareDialog.open({ copied: false }) },
        })
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

function announceRepair(numbers: readonly number[]) {
  const which = numbers.length === 1 ? `Slide ${numbers[0]}` : `Slides ${numbers.join(', ')}`
  toast({
    title: 'This deck was repaired',
    description: `${which} had content that can’t be shown. It was corrected or removed.`,
    variant: 'notice',
  })
}

function announceRecovery(savedAt: number) {
  const time = new Date(savedAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  toast({
    title: 'Unsaved changes restored',
    description: `Your edits from ${time} hadn’t been saved to the server. They’re back and are being saved now.`,
  })
}

function announceMerge({ kept, taken }: Merged, isSeen: boolean) {
  if (kept.length > 0) announceClash(kept.length)
  if (isSeen || taken.length === 0) return
  toast({
    title: 'This deck was also changed elsewhere',
    description: `Those changes are now on ${countSlides(taken.length)} here.`,
    variant: 'notice',
  })
}

function announceClash(count: number) {
  toast({
    title: 'Edited by two people at once',
    description: `On ${countSlides(count)}, you and someone else changed the same thing. Text has both versions; everything else is as you left it.`,
    variant: 'notice',
  })
}

function countSlides(count: number): string {
  return count === 1 ? '1 slide' : `${count} slides`
}
