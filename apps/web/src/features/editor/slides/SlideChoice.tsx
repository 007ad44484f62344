import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useEditor } from '../session/EditorContext.tsx'

/** How a press selects a thumbnail: alone, toggled with Ctrl, or as a range with Shift. */
export type ChoiceKind = 'single' | 'toggle' | 'range'

/** The slides that actions apply to: the current slide and those selected with it. */
export interface SlideChoice {
  /** In deck order; never empty. */
  readonly chosen: readonly string[]
  readonly choose: (id: string, kind: ChoiceKind) => void
  /** Selects several slides and shows the first. */
  readonly chooseAll: (ids: readonly string[]) => void
}

const Context = createContext<SlideChoice | undefined>(undefined)

export function useSlideChoice(): SlideChoice {
  const choice = useContext(Context)
  if (!choice) throw new Error('useSlideChoice needs a SlideChoiceProvider above it')
  return choice
}

interface Chosen {
  /** The selection is valid while this slide is shown. */
  readonly shown: string
  readonly ids: ReadonlySet<string>
  /** Start of a range. */
  readonly anchor: string
}

export function SlideChoiceProvider({ children }: { readonly children: ReactNode }) {
  const { order, slide, showSlide } = useEditor()
  const [state, setState] = useState<Chosen>()
  const choice = useMemo((): SlideChoice => {
    const held = state?.shown === slide.id ? state : singleChoice(slide.id)
    const set = (next: Chosen) => {
      setState(next)
      showSlide(next.shown)
    }
    return {
      chosen: order.filter((id) => id === slide.id || held.ids.has(id)),
      choose: (id, kind) => set(applyPress(id, kind, { order, held })),
      chooseAll: (ids) => {
        const [first] = ids
        if (first !== undefined) set({ shown: first, ids: new Set(ids), anchor: first })
      },
    }
  }, [state, slide.id, order, showSlide])
  return <Context value={choice}>{children}</Context>
}

function singleChoice(id: string): Chosen {
  return { shown: id, ids: new Set([id]), anchor: id }
}

function applyPress(
  id: string,
  kind: ChoiceKind,
  { order, held }: { readonly order: readonly string[]; readonly held: Chosen },
): Chosen {
  switch (kind) {
    case 'single':
      return singleChoice(id)
    case 'range': {
      const ends = [order.indexOf(held.anchor), order.indexOf(id)].toSorted((a, b) => a - b)
      const [from = 0, to = 0] = ends
      return { ...held, shown: id, ids: new Set(order.slice(Math.max(0, from), to + 1)) }
    }
    case 'toggle': {
      if (!held.ids.has(id)) return { shown: id, ids: new Set([...held.ids, id]), anchor: id }
      const left = [...held.ids].filter((other) => other !== id)
      const shown = left.includes(held.shown) ? held.shown : left.at(-1)
      return shown === undefined ? held : { shown, ids: new Set(left), anchor: shown }
    }
  }
}
