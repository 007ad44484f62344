import {
  isChoosing,
  isLocked,
  type PlacedElement,
  toggled,
  withElementBoxes,
} from '@deckloom/editor'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '../EditorContext.tsx'
import { isElsewhere, isOnCanvas, shortcutOf } from '../shortcutOf.ts'
import type { ShortcutAction } from '../shortcuts.ts'
import { type Action, useActions } from './actions/useActions.ts'
import { announce } from './announcer.ts'
import { toggleGrid, toggleRulers } from './grid.ts'
import { showShortcuts } from './menu/shortcutSheetState.ts'
import { nudge } from './nudge.ts'
import { manyWords, placeWords } from './placeWords.ts'
import type { CanvasElements } from './useCanvasElements.ts'

export interface CanvasKeys {
  readonly canvas: CanvasElements
  readonly focusCanvas: () => void
}

/** What the keys do on the canvas; which key does what is told by the table of shortcuts. */
export function useCanvasKeys({ canvas, focusCanvas }: CanvasKeys): void {
  const { document, slide, selection, changeSelection, stepOut } = useEditor()
  const { selected } = canvas
  const run = useActions(canvas)

  const move = (event: KeyboardEvent): boolean => {
    const moving = selected.filter(({ id }) => !isLocked(slide, id))
    const boxes = nudge(moving, event)
    if (!boxes || event.ctrlKey || event.metaKey || selected.length === 0) return false
    const gesture = `${event.altKey ? 'resize' : 'move'} ${moving.map(({ id }) => id).join(' ')}`
    document.edit(slide.id, (now) => withElementBoxes(now, boxes), gesture)
    announce(movedWords(moving, boxes))
    return true
  }
  const space = (event: KeyboardEvent): boolean => {
    if (event.key !== ' ' || event.ctrlKey || !isChoosing(selection)) return false
    const id = focusedElement()
    if (id !== undefined) changeSelection((before) => toggled(before, [id]))
    return id !== undefined
  }
  const leave = () => {
    stepOut()
    focusCanvas()
  }
  const always: Readonly<Record<string, () => void>> = {
    grid: toggleGrid,
    rulers: toggleRulers,
    shortcuts: showShortcuts,
    selectAll: () => run('selectAll'),
  }
  const act = (action: ShortcutAction | undefined): boolean => {
    const free = always[String(action)]
    const chosen = isAction(action) ? () => run(action) : action === 'stepOut' ? leave : undefined
    const done = free ?? (selection.state === 'none' ? undefined : chosen)
    done?.()
    if (action === 'delete' && done) focusCanvas()
    return done !== undefined
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || selection.state === 'editing' || isElsewhere(event.target)) return
    if (isInList(event.target)) return
    const isMoved = isOnCanvas(event.target) && (move(event) || space(event))
    if (isMoved || act(shortcutOf(event))) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}

const actions: ReadonlySet<string> = new Set<Action>([
  'open',
  'delete',
  'duplicate',
  'copyStyle',
  'pasteStyle',
  'choose',
  'group',
  'ungroup',
  'lock',
  'turnLeft',
  'turnRight',
  'front',
  'forward',
  'backward',
  'back',
])

function isAction(action: ShortcutAction | undefined): action is Extract<ShortcutAction, Action> {
  return action !== undefined && actions.has(action)
}

function focusedElement(): string | undefined {
  const { activeElement } = window.document
  return activeElement instanceof HTMLElement ? activeElement.dataset['canvasElement'] : undefined
}

/** The list of slides has keys of its own. */
function isInList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=listbox]') !== null
}

function movedWords(
  moving: readonly PlacedElement[],
  boxes: NonNullable<ReturnType<typeof nudge>>,
): string {
  const [first, ...rest] = moving
  const [box] = boxes
  if (!first || !box) return 'What is locked does not move'
  return rest.length > 0 ? manyWords(moving) : placeWords(first.name, box[1])
}
