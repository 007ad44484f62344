import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ShowLink } from '../slideshow/useShowLink.ts'
import {
  changeStrokes,
  type InkHistory,
  type InkMessage,
  inkMessageSchema,
  type Stroke,
  strokesOn,
  undoChange,
} from './ink.ts'
import { keepInk, readInk } from './keptInk.ts'

export interface InkOptions {
  readonly deckId: string
  readonly slideId: string
  readonly link: Pick<ShowLink, 'share' | 'shared'>
}

export interface InkState {
  readonly history: InkHistory
  readonly strokes: readonly Stroke[]
  /** The stroke that the other window draws on this slide. */
  readonly theirs: Stroke | undefined
  readonly add: (stroke: Stroke) => void
  readonly change: (strokes: readonly Stroke[]) => void
  readonly undo: () => void
  /** Shows the other window the stroke being drawn; undefined when it ends. */
  readonly tell: (live: Stroke | undefined) => void
}

/** Holds what is drawn in the show: the same in both windows, and after a reload of either. */
export function useInk({ deckId, slideId, link }: InkOptions): InkState {
  const [history, setHistory] = useState<InkHistory>(() => ({ ink: readInk(deckId), past: {} }))
  const [theirs, setTheirs] = useState<{ slideId: string; live: Stroke }>()
  useEffect(() => keepInk(deckId, history.ink), [deckId, history.ink])
  const share = (message: InkMessage) => link.share('ink', message)
  const read = useEffectEvent((content: unknown) => {
    const parsed = inkMessageSchema.safeParse(content)
    if (!parsed.success) return
    const { data } = parsed
    if ('ask' in data) share({ all: history.ink })
    else if ('all' in data) setHistory({ ...history, ink: data.all })
    else if ('strokes' in data) {
      setHistory((before) => changeStrokes(before, data.slideId, data.strokes))
      setTheirs(undefined)
    } else setTheirs(data.live ? { slideId: data.slideId, live: data.live } : undefined)
  })
  const { shared } = link
  useEffect(() => {
    const stop = shared.listen(({ kind, content }) => {
      if (kind === 'ink') read(content)
    })
    share({ ask: true })
    return stop
    // oxlint-disable-next-line react/exhaustive-deps -- asks once for what the other window has
  }, [shared])
  // Two strokes may end before the first is rendered, so that the latest history is at hand here.
  const latest = useRef(history)
  useLayoutEffect(() => {
    latest.current = history
  }, [history])
  const set = (next: InkHistory) => {
    latest.current = next
    setHistory(next)
    share({ slideId, strokes: strokesOn(next, slideId) })
  }
  const change = (strokes: readonly Stroke[]) =>
    set(changeStrokes(latest.current, slideId, strokes))
  return {
    history,
    strokes: strokesOn(history, slideId),
    theirs: theirs?.slideId === slideId ? theirs.live : undefined,
    add: (stroke) => change([...strokesOn(latest.current, slideId), stroke]),
    change,
    undo: () => set(undoChange(latest.current, slideId)),
    tell: (live) => share({ slideId, live: live ?? null }),
  }
}
