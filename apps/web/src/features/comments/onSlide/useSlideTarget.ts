import type { CommentAnchor, CommentThread } from '@deckloom/contract'
import { hitTest, type Point, type Scene } from '@deckloom/scene'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { elementAnchor, showThread } from '../../../shared/comments/discussion.ts'
import { type ShownSlide, threadAt } from '../../../shared/comments/pins/placePin.ts'
import { commentTarget } from './commentTarget.ts'
import { keepSelectionInElement } from './keepSelectionInElement.ts'
import { pagePoints } from '../../../shared/scene/pagePoints.ts'
import { selectedWords } from './selectedWords.ts'

interface DrawnSlide extends ShownSlide {
  readonly scene: Scene
  readonly threads: readonly CommentThread[]
}

/** Until a selection counts as made: a double press selects a word, and handles of a phone extend it. */
const settledMs = 250

/** Opens the thread on words that are pressed; selects what else is pressed on a slide, and words that the browser's selection is on, to be commented on. */
export function useSlideTarget(
  layer: RefObject<HTMLElement | null>,
  shown: DrawnSlide | undefined,
) {
  const slideId = shown?.slide.id
  const choose = useEffectEvent((paper: Element, pressed: Point | undefined) => {
    if (!shown) return
    const words = selectedWords(paper, shown)
    if (words) select(words, shown)
    else if (pressed) press(pressed, shown)
    else if (selectedOn(shown)?.kind === 'words') commentTarget.set(undefined)
  })
  useEffect(() => {
    const paper = layer.current?.parentElement
    if (!paper) return undefined
    let timer = 0
    let pressed: Point | undefined
    const chooseSoon = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        choose(paper, pressed)
        pressed = undefined
      }, settledMs)
    }
    const handlePress = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return
      pressed = pagePoints(paper)(event)
      chooseSoon()
    }
    const letGo = keepSelectionInElement(paper)
    paper.addEventListener('click', handlePress)
    document.addEventListener('selectionchange', chooseSoon)
    return () => {
      clearTimeout(timer)
      paper.removeEventListener('click', handlePress)
      letGo()
      document.removeEventListener('selectionchange', chooseSoon)
    }
  }, [layer])
  useEffect(
    () => () => {
      if (commentTarget.get()?.slideId === slideId) commentTarget.set(undefined)
    },
    [slideId],
  )
}

/** Opens the thread on the words that are pressed, else selects the element, else nothing. */
function press(point: Point, shown: DrawnSlide): void {
  const thread = threadAt(point, shown.threads, shown)
  const element = thread ? undefined : elementAt(shown, point)
  if (element) select(element, shown)
  else if (thread || selectedOn(shown)) commentTarget.set(undefined)
  if (thread) showThread(thread.id, 'focus')
}

function select(anchor: CommentAnchor, { slide }: DrawnSlide): void {
  commentTarget.set({ slideId: slide.id, anchor })
}

function selectedOn({ slide }: DrawnSlide): CommentAnchor | undefined {
  const target = commentTarget.get()
  return target?.slideId === slide.id ? target.anchor : undefined
}

function elementAt({ scene, elements }: DrawnSlide, point: Point) {
  const hit = hitTest(scene, point)
  const element = elements.find(({ id }) => id === hit?.elementId)
  return element && elementAnchor(element)
}
