import { selectedIds, type Selection } from '@deckloom/editor'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { presentationsKey } from '../../../shared/presentations.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { currentWriting, subscribeToWriting } from '../text/writing.ts'
import { onePerPerson, useOthers } from './useOthers.ts'
import { useArrivals } from './useArrivals.ts'
import { pagePoints } from '../../../shared/scene/pagePoints.ts'

/** Tells the others where this person is, and a screen reader who comes. Shows nothing. */
export function PresenceReport() {
  useReport()
  useFreshPeople()
  return <output className="sr-only">{useArrivals(onePerPerson(useOthers()))}</output>
}

/** Keeps an open share dialog true about who is here. */
function useFreshPeople() {
  const { id } = useEditor()
  const queryClient = useQueryClient()
  const ids = [...new Set(useOthers().map(({ userId }) => userId))].toSorted().join(' ')
  useEffect(() => {
    if (ids === '') return undefined
    const refresh = () =>
      void queryClient.invalidateQueries({ queryKey: [...presentationsKey, id, 'people'] })
    refresh()
    // Nothing is shown any more once the last one has left.
    return refresh
  }, [queryClient, id, ids])
}

interface Point {
  readonly x: number
  readonly y: number
}

function useReport() {
  const { live, slide, selection } = useEditor()
  const pointer = useRef<Point>(undefined)
  const say = useEffectEvent((slideId: string, selected: Selection) => {
    live?.say({
      slideId,
      elementIds: [...selectedIds(selected)].slice(0, 100),
      isEditing: selected.state === 'editing',
      ...(selected.state === 'editing' && writtenWords()),
      ...(pointer.current && { pointer: pointer.current }),
    })
  })
  const sayAgain = useEffectEvent(() => say(slide.id, selection))
  useEffect(() => say(slide.id, selection), [slide.id, selection])
  useEffect(() => subscribeToWriting(() => sayAgain()), [])
  useEffect(() => {
    const point = (event: PointerEvent) => {
      const next = event.pointerType === 'touch' ? undefined : pointOnPaper(event)
      if (next === pointer.current) return
      pointer.current = next
      sayAgain()
    }
    addEventListener('pointermove', point, { passive: true })
    return () => removeEventListener('pointermove', point)
  }, [])
}

/** Returns the selection, or the caret, in the text that is being edited. */
function writtenWords() {
  const words = currentWriting()?.words
  if (!words) return undefined
  const { quote, offset } = words.format.selectedWords()
  return { words: { from: offset, to: offset + quote.length } }
}

/** Returns where on the slide the pointer is, in page units; undefined beside it. */
function pointOnPaper(event: PointerEvent): Point | undefined {
  const paper = event.target instanceof Element ? event.target.closest('#content') : null
  if (!paper) return undefined
  const { x, y } = pagePoints(paper)(event)
  return { x: Math.round(x), y: Math.round(y) }
}
