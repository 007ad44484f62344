import type { LivePerson } from '@deckloom/contract'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../session/EditorContext.tsx'

const nobody: readonly LivePerson[] = []
const doNothing = () => {}

/** Returns the other windows that have the deck open. */
export function useOthers(): readonly LivePerson[] {
  const { live } = useEditor()
  return useSyncExternalStore(
    (listener) => live?.subscribe(listener) ?? doNothing,
    () => live?.others ?? nobody,
  )
}

/** Returns whether anybody else has the deck open. */
export function useIsShared(): boolean {
  const { live } = useEditor()
  return useSyncExternalStore(
    (listener) => live?.subscribe(listener) ?? doNothing,
    () => (live?.others.length ?? 0) > 0,
  )
}

/** Returns each person once: in the window in which they present, or else were last seen. */
export function onePerPerson(others: readonly LivePerson[]): readonly LivePerson[] {
  const presenting = others.filter(({ presence }) => presence?.isPresenting === true)
  return [...new Map([...others, ...presenting].map((person) => [person.userId, person])).values()]
}

/** Returns whoever is on a slide. */
export function peopleOn(others: readonly LivePerson[], slideId: string): readonly LivePerson[] {
  return others.filter(({ presence }) => presence?.slideId === slideId)
}
