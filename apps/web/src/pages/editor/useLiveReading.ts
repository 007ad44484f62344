import type { Presentation } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetAccessRequest } from '../../features/reader/useAccessRequest.ts'
import { threadsKey } from '../../shared/comments/threads.ts'
import { browserClock } from '../../shared/live/browserClock.ts'
import { LiveDeck } from '../../shared/live/LiveDeck.ts'
import { openSocket } from '../../shared/live/openSocket.ts'
import { presentationKey } from './presentationQuery.ts'

/** Shortest time between two reads of the deck while somebody types, in milliseconds: each one fetches the whole deck. */
const refreshMs = 1_500

const ignore = () => {}

/**
 * Keeps the reader's page up to date with what others save, and shows them which slide this person is reading. Somebody
 * who may now edit is asked before the page becomes the editor: returns whether that is so.
 */
export function useLiveReading(deck: Presentation, reading: string | undefined): boolean {
  const { id } = deck
  const [mayEdit, setMayEdit] = useState(false)
  const queryClient = useQueryClient()
  const channel = useRef<LiveDeck>(undefined)
  const isNew = useEffectEvent((version: number) => version > deck.version)
  const refresh = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: presentationKey(id), exact: true })
  })
  const refreshThreads = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: threadsKey(id) })
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isPromoted = false
    const refreshSoon = () => {
      if (isPromoted) return
      waiting ??= setTimeout(() => {
        waiting = undefined
        refresh()
      }, refreshMs)
    }
    const live = new LiveDeck({
      open: (events) => openSocket(id, events),
      clock: browserClock,
      random: Math.random,
      onSaved: refreshSoon,
      onVersion: (version) => isNew(version) && refreshSoon(),
      onRenamed: refreshSoon,
      onCommented: () => refreshThreads(),
      onRole: (role) => {
        isPromoted = role === 'owner' || role === 'editor'
        forgetAccessRequest(id)
        setMayEdit(isPromoted)
        if (isPromoted) offerEditing(() => refresh())
        else refreshSoon()
      },
      // The server answers that there is no such deck, as for any other that the person may not see.
      onNoAccess: () => {
        announceNoAccess()
        refresh()
      },
      // Only owners are told, and they read nothing here.
      onAsked: ignore,
      onTooManyWindows: ignore,
      onPeople: ignore,
      onCompany: ignore,
    })
    channel.current = live
    return () => {
      clearTimeout(waiting)
      live.close()
    }
  }, [id])
  useEffect(() => {
    if (reading !== undefined) {
      channel.current?.say({ slideId: reading, elementIds: [], isEditing: false })
    }
  }, [reading])
  return mayEdit
}

function announceNoAccess() {
  toast({ title: 'You no longer have access to this deck', variant: 'notice' })
}

function offerEditing(onAct: () => void) {
  toast({
    title: 'You can edit this deck now',
    action: { label: 'Edit', onAct },
  })
}
