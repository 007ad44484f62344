import {
  copyOf,
  isLocked,
  isWritable,
  selectionOf,
  removeLocked,
  withoutElements,
} from '@deckloom/editor'
import {
  ClipboardPaste,
  Copy,
  CopyPlus,
  ImageDown,
  MousePointer2,
  Paintbrush,
  PaintRoller,
  Pencil,
  Scissors,
  Trash2,
} from 'lucide-react'
import { canCopyPictures, copyAsPicture } from '../clipboard/copyAsPicture.ts'
import { pasteFromSystem } from '../clipboard/pasteFromSystem.ts'
import { putElements } from '../clipboard/putElements.ts'
import { loadLateClipboard } from '../clipboard/loadLateClipboard.ts'
import { runClipboardCommand } from '../clipboard/runClipboardCommand.ts'
import { openVisual } from '../insert/pictures/cropActions.ts'
import { hasSelection, isGrouped, isSomethingUnlocked } from './changeSlide.ts'
import type { ElementAction, ElementContext } from './EditorAction.ts'
import { enterGroup } from './selectActions.ts'

export const changeActions = {
  open: {
    label: 'Edit',
    description:
      'Edit the text, crop the picture, open the chart or icon, or select inside the group',
    icon: Pencil,
    group: 'Change',
    keys: { canvas: ['Enter', 'F2'] },
    needsSelection: true,
    menu: 'open',
    present: (context) => {
      if (isGrouped(context)) return { label: 'Select inside the group', icon: MousePointer2 }
      const [first] = context.selected
      return { label: first && isWritable(first.element) ? 'Edit text' : 'Edit' }
    },
    isShown: (context) => isOpenable(context) || isGrouped(context),
    run: (context) => {
      if (isGrouped(context)) return enterGroup(context)
      const [first] = context.selected
      if (!first) return undefined
      const { element } = first
      if (element.kind === 'visual' && !isWritable(element)) openVisual(context, element.visual)
      else context.editor.edit(first.id)
      return undefined
    },
  },
  cut: {
    label: 'Cut',
    icon: Scissors,
    group: 'Change',
    keys: { anywhere: ['Mod+X'] },
    hasOwnEvent: true,
    menu: 'clipboard',
    isShown: hasSelection,
    isEnabled: isSomethingUnlocked,
    run: () => runClipboardCommand('cut', 'elements'),
  },
  copy: {
    label: 'Copy',
    icon: Copy,
    group: 'Change',
    keys: { anywhere: ['Mod+C'] },
    hasOwnEvent: true,
    menu: 'clipboard',
    isShown: hasSelection,
    run: () => runClipboardCommand('copy', 'elements'),
  },
  copyAsPicture: {
    label: 'Copy as picture',
    icon: ImageDown,
    group: 'Change',
    needsSelection: true,
    menu: 'clipboard',
    isShown: (context) => hasSelection(context) && canCopyPictures(),
    run: ({ editor, selected }) => void copyAsPicture(editor, selected),
  },
  paste: {
    label: 'Paste',
    description: 'Paste elements, text or a picture',
    icon: ClipboardPaste,
    group: 'Change',
    keys: { anywhere: ['Mod+V'] },
    hasOwnEvent: true,
    menu: 'clipboard',
    run: ({ editor }) => void pasteFromSystem(editor),
  },
  duplicate: {
    label: 'Duplicate',
    icon: CopyPlus,
    group: 'Change',
    keys: { anywhere: ['Mod+D'] },
    needsSelection: true,
    menu: 'clipboard',
    isShown: hasSelection,
    run: ({ editor, selected }) => {
      if (selected.length === 0) return
      const { document, slide } = editor
      const copied = copyOf(document.slide(slide.id) ?? slide, selected)
      putElements(editor, copied, { beside: true, words: 'duplicated' })
    },
  },
  delete: {
    label: 'Delete',
    icon: Trash2,
    group: 'Change',
    keys: { canvas: ['Delete', 'Backspace'] },
    needsSelection: true,
    menu: 'clipboard',
    isDangerous: true,
    isShown: hasSelection,
    isEnabled: isSomethingUnlocked,
    run: deleteElements,
  },
  copyStyle: {
    label: 'Copy style',
    description: 'Copy the style',
    icon: Paintbrush,
    group: 'Change',
    keys: { anywhere: ['Mod+Alt+C'] },
    needsSelection: true,
    menu: 'style',
    isShown: hasSelection,
    run: (context) => void loadLateClipboard().then(({ copyStyle }) => copyStyle(context)),
  },
  pasteStyle: {
    label: 'Paste style',
    description: 'Paste the style',
    icon: PaintRoller,
    group: 'Change',
    keys: { anywhere: ['Mod+Alt+V'] },
    needsSelection: true,
    menu: 'style',
    isShown: hasSelection,
    run: (context) => void loadLateClipboard().then(({ pasteStyle }) => pasteStyle(context)),
  },
} as const satisfies Readonly<Record<string, ElementAction>>

function isOpenable({ selected }: ElementContext): boolean {
  const [only, ...others] = selected
  if (!only || others.length > 0) return false
  const { element } = only
  return element.kind !== 'visual' || !['picture', 'line'].includes(element.visual.kind)
}

function deleteElements({ editor, selected, focusCanvas }: ElementContext): string | undefined {
  const { document, slide, changeSelection } = editor
  const [first] = selected
  if (!first) return undefined
  const ids = selected.map(({ id }) => id)
  const free = removeLocked(slide, ids)
  if (free.length > 0) {
    document.edit(slide.id, (now) => withoutElements(now, free))
    changeSelection(() => selectionOf(ids.filter((id) => isLocked(slide, id))))
  }
  focusCanvas?.()
  if (free.length === 0) return 'Locked elements can’t be deleted'
  return free.length === 1 ? `${first.name} deleted` : `${free.length} elements deleted`
}
