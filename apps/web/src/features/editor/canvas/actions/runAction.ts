import { page, type Slide } from '@deckloom/deck'
import {
  alignBoxes,
  type AlignEdge,
  distributeBoxes,
  edges,
  type ElementBox,
  groupable,
  isLocked,
  normalTurn,
  orderMoves,
  type OrderMove,
  type PlacedElement,
  placingOf,
  selectionOf,
  turnBoxes,
  unlocked,
  withElementBoxes,
  withGroup,
  withLock,
  withOrder,
  withoutElements,
  withoutGroup,
  withTurn,
  withTurnedBoxes,
} from '@deckloom/editor'
import type { Editor } from '../../EditorContext.tsx'
import { newId } from '../../../../shared/newId.ts'
import { turnedPairs } from '../gestures/turnedPairs.ts'

export type AlignAction = `align-${AlignEdge}`
export type ElementAction =
  | OrderMove
  | AlignAction
  | 'across'
  | 'down'
  | 'delete'
  | 'group'
  | 'ungroup'
  | 'lock'
  | 'turnLeft'
  | 'turnRight'

export interface ActionContext {
  readonly editor: Pick<Editor, 'document' | 'slide' | 'changeSelection'>
  readonly selected: readonly PlacedElement[]
}

/** Does something to what is selected, as one undo step; answers what is said about it. */
export function runAction(action: ElementAction, context: ActionContext): string | undefined {
  const ids = context.selected.map(({ id }) => id)
  if (ids.length === 0) return undefined
  if (isOrderMove(action)) {
    return changed(context, orderWords[action], (now) => withOrder(now, ids, action))
  }
  const edge = edges.find((candidate) => action === `align-${candidate}`)
  return edge ? align(context, edge) : others[action]?.(context, ids)
}

type Run = (context: ActionContext, ids: readonly string[]) => string

const others: Readonly<Record<string, Run>> = {
  delete: remove,
  group,
  ungroup: (context, ids) => changed(context, 'Ungrouped', (now) => withoutGroup(now, ids)),
  lock: (context, ids) => lock(context, groupable(context.editor.slide, ids)),
  turnLeft: (context) => turn(context, -15),
  turnRight: (context) => turn(context, 15),
  across: (context) => distribute(context, 'across'),
  down: (context) => distribute(context, 'down'),
} satisfies Record<Exclude<ElementAction, OrderMove | AlignAction>, Run>

const orderWords: Readonly<Record<OrderMove, string>> = {
  front: 'Brought to front',
  forward: 'Brought forward',
  backward: 'Sent backward',
  back: 'Sent to back',
}

function isOrderMove(action: ElementAction): action is OrderMove {
  return orderMoves.some((move) => move === action)
}

/** Says the words where the edit changes anything. */
function changed(
  { editor: { document, slide } }: ActionContext,
  words: string,
  edit: (slide: Slide) => Slide,
): string {
  const before = document.slide(slide.id)
  document.edit(slide.id, edit)
  return document.slide(slide.id) === before ? 'Nothing has changed' : words
}

function remove(context: ActionContext, ids: readonly string[]): string {
  const { document, slide, changeSelection } = context.editor
  const free = unlocked(slide, ids)
  if (free.length === 0) return 'What is locked cannot be deleted'
  document.edit(slide.id, (now) => withoutElements(now, free))
  changeSelection(() => selectionOf(ids.filter((id) => !free.includes(id))))
  const [first] = context.selected
  return free.length === 1 && first ? `${first.name} deleted` : `${free.length} elements deleted`
}

function group(context: ActionContext, ids: readonly string[]): string {
  const { document, slide, changeSelection } = context.editor
  const members = groupable(slide, ids)
  if (members.length < 2) return 'A group needs two elements; title and bullets stay outside'
  const groupId = newId()
  document.edit(slide.id, (now) => withGroup(now, members, groupId))
  changeSelection(() => selectionOf(members))
  return `${members.length} elements grouped`
}

function lock(context: ActionContext, ids: readonly string[]): string {
  const { slide } = context.editor
  const locks = ids.some((id) => !isLocked(slide, id))
  return changed(context, locks ? 'Locked' : 'Unlocked', (now) => withLock(now, ids, locks))
}

function turn(context: ActionContext, by: number): string {
  const words = `Turned by ${by} degrees`
  const { slide } = context.editor
  const turning = context.selected.filter(({ id }) => placingOf(slide, id) && !isLocked(slide, id))
  const [first, ...rest] = turning
  // Several turn as by the handle of their frame: as one thing.
  if (rest.length > 0) {
    const pairs = turnedPairs(turning, turnBoxes(turning, by).boxes)
    return changed(context, words, (now) => withTurnedBoxes(now, pairs))
  }
  return changed(context, words, (now) =>
    first ? withTurn(now, first.id, normalTurn(first.rotation + by)) : now,
  )
}

const edgeWords: Readonly<Record<AlignEdge, string>> = {
  left: 'Left edges aligned',
  center: 'Centred across',
  right: 'Right edges aligned',
  top: 'Top edges aligned',
  middle: 'Centred down',
  bottom: 'Bottom edges aligned',
}

/** One element, or one whole group, to the slide; several among each other. */
function align(context: ActionContext, edge: AlignEdge): string {
  const { selected } = context
  const alone = selected.length === 1
  const boxes = alignBoxes(selected, edge, alone ? { x: 0, y: 0, ...page } : undefined)
  return placed(context, boxes, edgeWords[edge])
}

function distribute(context: ActionContext, axis: 'across' | 'down'): string {
  if (context.selected.length < 3) return 'Select three elements or more to distribute them'
  const boxes = distributeBoxes(context.selected, axis)
  return placed(context, boxes, axis === 'across' ? 'Distributed across' : 'Distributed down')
}

function placed(
  context: ActionContext,
  boxes: ReturnType<typeof alignBoxes>,
  words: string,
): string {
  const pairs = context.selected.flatMap(({ id }, index): readonly ElementBox[] => {
    const box = boxes[index]
    return box ? [[id, box]] : []
  })
  return changed(context, words, (now) => withElementBoxes(now, pairs))
}
