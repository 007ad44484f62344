import {
  copyOf,
  type ElementLook,
  lookOfElement,
  type PlacedElement,
  selectionOf,
  withLook,
} from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { useEditor } from '../../EditorContext.tsx'
import { useInsert } from '../../insert/InsertProvider.tsx'
import { announce } from '../announcer.ts'
import { putElements } from './putElements.ts'
import { type ElementAction, runAction } from './runAction.ts'

// One for all decks of this page: a style is taken from one slide to another.
let copiedLook: ElementLook | undefined

export type Action =
  | ElementAction
  | 'open'
  | 'duplicate'
  | 'copyStyle'
  | 'pasteStyle'
  | 'selectAll'
  | 'choose'

export interface ActionsOptions {
  /** All that can be selected, back to front. */
  readonly elements: readonly PlacedElement[]
  readonly selected: readonly PlacedElement[]
}

/** What keys, menus and panels do to what is selected. */
export function useActions({ elements, selected }: ActionsOptions) {
  const editor = useEditor()
  const { reopen } = useInsert()
  const { document, slide, edit } = editor
  const ids = selected.map(({ id }) => id)
  const [first] = selected

  const open = () => {
    if (!first) return
    if (first.element.kind !== 'image') edit(first.id)
    else reopen(first.element.image)
  }
  const duplicate = () => {
    if (!first) return
    const copied = copyOf(document.slide(slide.id) ?? slide, selected)
    putElements(editor, copied, { beside: true, words: 'duplicated' })
  }
  const copyStyle = () => {
    const look = first && lookOfElement(document.slide(slide.id) ?? slide, first.id)
    if (!look) return announce('Pictures and charts have no style to copy')
    copiedLook = look
    announce('Style copied')
  }
  const pasteStyle = () => {
    if (!copiedLook) {
      toast({ title: 'No Style Copied', description: 'Copy the style of an element first' })
      return
    }
    const look = copiedLook
    document.edit(slide.id, (now) => withLook(now, ids, look))
    announce('Style pasted')
  }
  const own: Readonly<Record<string, () => void>> = {
    open,
    duplicate,
    copyStyle,
    pasteStyle,
    selectAll: () => selectEach(editor, elements),
    choose: () => chooseSeveral(editor),
  }
  return (action: Action): void => {
    if (!isElementAction(action)) return own[action]?.()
    const words = runAction(action, { editor, selected })
    if (words !== undefined) announce(words)
  }
}

type Selecting = Pick<ReturnType<typeof useEditor>, 'changeSelection'>

function selectEach({ changeSelection }: Selecting, elements: readonly PlacedElement[]) {
  changeSelection(() => selectionOf(elements.map(({ id }) => id)))
  announce(`${elements.length} selected`)
}

function chooseSeveral({ changeSelection }: Selecting) {
  changeSelection((before) =>
    before.state === 'selected' ? { ...before, choosing: true } : before,
  )
  announce('Choosing several: Tab walks, Space adds and takes away, Escape ends')
}

const ownActions: ReadonlySet<Action> = new Set([
  'open',
  'duplicate',
  'copyStyle',
  'pasteStyle',
  'selectAll',
  'choose',
])

function isElementAction(action: Action): action is ElementAction {
  return !ownActions.has(action)
}
