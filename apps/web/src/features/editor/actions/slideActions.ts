import {
  ArrowLeft,
  ArrowRight,
  BookmarkMinus,
  BookmarkPlus,
  Copy,
  Eye,
  EyeOff,
  ImageDown,
  LayoutTemplate,
  ListChecks,
  Plus,
  Split,
  Trash2,
} from 'lucide-react'
import { canCopyPictures } from '../clipboard/copyAsPicture.ts'
import { focusShownSlide } from '../paper/focusShownSlide.ts'
import { newSlideDialog } from '../overlays/newSlideDialogState.ts'
import type { SlideAction, SlideContext, SlideMenuGroup } from './EditorAction.ts'
import { isOnSlides } from '../controls/keys.ts'

const table = {
  addSlide: {
    label: 'Add slide',
    icon: Plus,
    group: 'Slides',
    keys: { always: ['Mod+M'] },
    run: ({ add }) => add(),
  },
  addSlideWithLayout: {
    label: 'Add slide with layout...',
    icon: LayoutTemplate,
    group: 'Slides',
    menu: 'add',
    run: newSlideDialog.open,
  },
  duplicateSlide: {
    label: 'Duplicate Slide',
    icon: Copy,
    group: 'Slides',
    keys: { slides: ['Mod+D'] },
    menu: 'add',
    present: ({ count }) => ({ label: `Duplicate Slide${countLabel(count)}` }),
    run: ({ duplicate }) => duplicate(),
  },
  copySlideAsPicture: {
    label: 'Copy as picture',
    description: 'Copy the slide as a picture',
    icon: ImageDown,
    group: 'Slides',
    menu: 'add',
    isShown: canCopyPictures,
    run: ({ copyPicture }) => copyPicture(),
  },
  moveSlideUp: {
    label: 'Move up',
    description: 'Move the slide up',
    icon: ArrowLeft,
    group: 'Slides',
    keys: { slides: ['Alt+ArrowLeft', 'Alt+ArrowUp'] },
    menu: 'move',
    isEnabled: ({ canMoveUp }) => canMoveUp,
    run: ({ move }) => move(-1),
  },
  moveSlideDown: {
    label: 'Move down',
    description: 'Move the slide down',
    icon: ArrowRight,
    group: 'Slides',
    keys: { slides: ['Alt+ArrowRight', 'Alt+ArrowDown'] },
    menu: 'move',
    isEnabled: ({ canMoveDown }) => canMoveDown,
    run: ({ move }) => move(1),
  },
  hideSlide: {
    label: 'Hide Slide',
    icon: EyeOff,
    group: 'Slides',
    menu: 'state',
    present: ({ hidden }) =>
      hidden ? { label: 'Show Slide', icon: Eye } : { label: 'Hide Slide', icon: EyeOff },
    run: ({ hidden, setHidden }) => setHidden(!hidden),
  },
  toggleSection: {
    label: 'Start a section here',
    icon: BookmarkPlus,
    group: 'Slides',
    menu: 'state',
    present: ({ section }) =>
      section === undefined
        ? { label: 'Start a section here', icon: BookmarkPlus }
        : { label: 'Remove section', icon: BookmarkMinus },
    run: ({ section, beginSection, endSection }) =>
      section === undefined ? beginSection() : endSection(),
  },
  splitSlide: {
    label: 'Split slide',
    description: 'Split the slide into several',
    icon: Split,
    group: 'Slides',
    run: ({ split }) => split(),
  },
  selectAllSlides: {
    label: 'Select all slides',
    icon: ListChecks,
    group: 'Slides',
    keys: { slides: ['Mod+A'] },
    run: ({ chooseAll }) => chooseAll(),
  },
  deleteSlide: {
    label: 'Delete Current Slide',
    icon: Trash2,
    group: 'Slides',
    keys: { slides: ['Delete', 'Backspace'] },
    menu: 'delete',
    isDangerous: true,
    present: ({ count }) => ({
      label: count > 1 ? `Delete Slides${countLabel(count)}` : 'Delete Current Slide',
    }),
    isEnabled: ({ canRemove }) => canRemove,
    run: removeSlides,
  },
} as const satisfies Readonly<Record<string, SlideAction>>

export type SlideActionId = keyof typeof table

/** Actions on the current and other selected slides, in menu order. */
export const slideActions: Readonly<Record<SlideActionId, SlideAction>> = table

/** Returns the actions of one slide menu group, in order. */
export function slideActionsIn(group: SlideMenuGroup): readonly SlideActionId[] {
  return Object.keys(table)
    .filter(isSlideActionId)
    .filter((id) => slideActions[id].menu === group)
}

function isSlideActionId(id: string): id is SlideActionId {
  return Object.hasOwn(table, id)
}

function removeSlides({ remove }: SlideContext): void {
  const hadFocus = isOnSlides(document.activeElement)
  remove()
  // The focused thumbnail is gone, so the focus moves to the one now shown.
  if (hadFocus) requestAnimationFrame(focusShownSlide)
}

function countLabel(count: number): string {
  return count > 1 ? ` (${count})` : ''
}
