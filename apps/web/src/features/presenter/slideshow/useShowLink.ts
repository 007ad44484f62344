import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameHere } from '../../../shared/place.ts'
import { createSignal, type Signal } from './signal.ts'
import type { LaserPoint, ShowMessage, ShowRole } from './showMessage.ts'
import type { ShowState } from './slideshow.ts'
import { follows, isTurnOf } from './turns.ts'
import { holdWindowLock, useWindowLock } from './useWindowLock.ts'

export interface ShowLinkOptions {
  readonly deckId: string
  /** Windows with the same role do not follow each other: two users' tabs are two shows. */
  readonly role: ShowRole
  readonly state: ShowState
  readonly onFollow: (state: ShowState) => void
  readonly onLaser: (at: LaserPoint | undefined) => void
  readonly onEnd: () => void
}

export interface ShowLink {
  /** Whether a window of the other role is open. */
  readonly connected: boolean
  readonly pointAt: (at: LaserPoint | undefined) => void
  readonly end: () => void
  /** Sends what is drawn or said to the other window. */
  readonly share: (kind: SharedPart['kind'], content: unknown) => void
  /** What the other window shares. */
  readonly shared: Signal<SharedPart>
}

export type SharedPart = Extract<ShowMessage, { readonly kind: 'ink' | 'captions' }>

/** Keeps the audience window and the speaker window in sync; the one opened later follows the other. */
export function useShowLink(options: ShowLinkOptions): ShowLink {
  const { deckId, role } = options
  const [connected, setConnected] = useState(false)
  const channel = useRef<Channel>(undefined)
  const [shared] = useState(() => createSignal<SharedPart>())
  const state = sharedState(options.state)
  const lastSent = useRef(state.turn)
  const send = (message: ShowMessage) => channel.current?.send(message)
  const handleMessage = useEffectEvent((message: ShowMessage) => {
    if (message.from === role) return
    setConnected(message.kind !== 'bye' && message.kind !== 'end')
    if (message.kind === 'hello') send({ kind: 'show', from: role, state })
    else if (message.kind === 'laser') options.onLaser(message.at ?? undefined)
    else if (message.kind === 'end') options.onEnd()
    else if (message.kind === 'ink' || message.kind === 'captions') shared.emit(message)
    else if (message.kind === 'show') options.onFollow(message.state)
  })
  useEffect(() => {
    const open = openChannel(deckId, (message) => handleMessage(message))
    const letGo = holdWindowLock(deckId, role)
    channel.current = open
    const greet = () => open.send({ kind: 'hello', from: role })
    const leave = () => open.send({ kind: 'bye', from: role })
    greet()
    addEventListener('pagehide', leave)
    // To the other window, a page restored from the browser's history was gone.
    addEventListener('pageshow', greet)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', greet)
      leave()
      open.close()
      letGo()
      channel.current = undefined
    }
  }, [deckId, role])
  // A window that has opened since the other one went answers.
  const handleGone = () => {
    setConnected(false)
    send({ kind: 'hello', from: role })
  }
  useWindowLock({ deckId, role: other(role), watching: connected, onGone: handleGone })
  useEffect(() => {
    // Received state is not sent back.
    if (!isTurnOf(state.turn, role) || !follows(lastSent.current, state.turn)) return
    lastSent.current = state.turn
    channel.current?.send({ kind: 'show', from: role, state })
  })
  return {
    connected,
    pointAt: (at) => send({ kind: 'laser', from: role, at: at ?? null }),
    end: () => send({ kind: 'end', from: role }),
    share: (kind, content) => send({ kind, from: role, content }),
    shared,
  }
}

// Loaded late: half the size of the presenter itself, and not needed until another window sends a message.
const loadSchema = () => import('./showMessage.ts')

interface Channel {
  readonly send: (message: ShowMessage) => void
  readonly close: () => void
}

function openChannel(deckId: string, onMessage: (message: ShowMessage) => void): Channel {
  const channel = new BroadcastChannel(nameHere(`deckloom-show-${deckId}`))
  const read = async (data: unknown) => {
    const { showMessageSchema } = await loadSchema()
    const parsed = showMessageSchema.safeParse(data)
    if (parsed.success) onMessage(parsed.data)
  }
  channel.addEventListener('message', ({ data }) => void read(data))
  return {
    // False positive: the rule expects a window, but a channel reaches only pages of this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

function other(role: ShowRole): ShowRole {
  return role === 'audience' ? 'speaker' : 'audience'
}

function sharedState(state: ShowState): ShowState {
  const { index, revealed, screen, playing, stepByStep, zoom, turn } = state
  return { index, revealed, screen, playing, stepByStep, zoom, turn }
}
