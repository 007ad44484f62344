import { groupable, isLocked, isOrderable, placingOf, unitsOf } from '@deckloom/editor'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  BringToFront,
  Group,
  Lock,
  LockOpen,
  RotateCcw,
  RotateCw,
  SendToBack,
  Ungroup,
} from 'lucide-react'
import { align, distribute, group, lock, reorder, turn, ungroup } from './arrange.ts'
import { hasSelection, idsOf, isGrouped } from './changeSlide.ts'
import type { ElementAction, ElementContext } from './EditorAction.ts'

export const arrangeActions = {
  forward: {
    label: 'Bring forward',
    shortLabel: 'Forward',
    icon: BringToFront,
    group: 'Arrange',
    keys: { canvas: ['Mod+ArrowUp'] },
    needsSelection: true,
    menu: 'order',
    isEnabled: canReorder,
    run: (context) => reorder(context, 'forward', 'Brought forward'),
  },
  backward: {
    label: 'Send backward',
    shortLabel: 'Backward',
    icon: SendToBack,
    group: 'Arrange',
    keys: { canvas: ['Mod+ArrowDown'] },
    needsSelection: true,
    menu: 'order',
    isEnabled: canReorder,
    run: (context) => reorder(context, 'backward', 'Sent backward'),
  },
  front: {
    label: 'Bring to front',
    icon: ArrowUpToLine,
    group: 'Arrange',
    keys: { canvas: ['Mod+Shift+ArrowUp'] },
    needsSelection: true,
    menu: 'order',
    isEnabled: canReorder,
    run: (context) => reorder(context, 'front', 'Brought to front'),
  },
  back: {
    label: 'Send to back',
    icon: ArrowDownToLine,
    group: 'Arrange',
    keys: { canvas: ['Mod+Shift+ArrowDown'] },
    needsSelection: true,
    menu: 'order',
    isEnabled: canReorder,
    run: (context) => reorder(context, 'back', 'Sent to back'),
  },
  alignLeft: {
    label: 'Left edge',
    description: 'Align left edges',
    icon: AlignStartVertical,
    group: 'Arrange',
    needsSelection: true,
    menu: 'align',
    run: (context) => align(context, 'left', 'Left edges aligned'),
  },
  alignCenter: {
    label: 'Center horizontally',
    description: 'Align centers horizontally',
    icon: AlignCenterVertical,
    group: 'Arrange',
    needsSelection: true,
    menu: 'align',
    run: (context) => align(context, 'center', 'Centered horizontally'),
  },
  alignRight: {
    label: 'Right edge',
    description: 'Align right edges',
    icon: AlignEndVertical,
    group: 'Arrange',
    needsSelection: true,
    menu: 'align',
    run: (context) => align(context, 'right', 'Right edges aligned'),
  },
  alignTop: {
    label: 'Top edge',
    description: 'Align top edges',
    icon: AlignStartHorizontal,
    group: 'Arrange',
    needsSelection: true,
    menu: 'align',
    run: (context) => align(context, 'top', 'Top edges aligned'),
  },
  alignMiddle: {
    label: 'Center vertically',
    description: 'Align centers vertically',
    icon: AlignCenterHorizontal,
    group: 'Arrange',
    needsSelection: true,
    menu: 'align',
    run: (context) => align(context, 'middle', 'Centered vertically'),
  },
  alignBottom: {
    label: 'Bottom edge',
    description: 'Align bottom edges',
    icon: AlignEndHorizontal,
    group: 'Arrange',
    needsSelection: true,
    menu: 'align',
    run: (context) => align(context, 'bottom', 'Bottom edges aligned'),
  },
  distributeAcross: {
    label: 'Distribute horizontally',
    shortLabel: 'Horizontally',
    icon: AlignHorizontalDistributeCenter,
    group: 'Arrange',
    menu: 'align',
    isShown: canDistribute,
    isEnabled: canDistribute,
    run: (context) => distribute(context, 'across', 'Distributed horizontally'),
  },
  distributeDown: {
    label: 'Distribute vertically',
    shortLabel: 'Vertically',
    icon: AlignVerticalDistributeCenter,
    group: 'Arrange',
    menu: 'align',
    isShown: canDistribute,
    isEnabled: canDistribute,
    run: (context) => distribute(context, 'down', 'Distributed vertically'),
  },
  turnRight: {
    label: 'Right by 15°',
    description: 'Rotate right by 15 degrees',
    icon: RotateCw,
    group: 'Arrange',
    keys: { canvas: ['Alt+R'] },
    needsSelection: true,
    menu: 'turn',
    isEnabled: canTurn,
    run: (context) => turn(context, 15),
  },
  turnLeft: {
    label: 'Left by 15°',
    description: 'Rotate left by 15 degrees',
    icon: RotateCcw,
    group: 'Arrange',
    keys: { canvas: ['Alt+Shift+R'] },
    needsSelection: true,
    menu: 'turn',
    isEnabled: canTurn,
    run: (context) => turn(context, -15),
  },
  group: {
    label: 'Group',
    icon: Group,
    group: 'Arrange',
    keys: { anywhere: ['Mod+Alt+G', 'Mod+G'] },
    needsSelection: true,
    menu: 'arrange',
    isShown: (context) => hasSelection(context) && !isGrouped(context),
    isEnabled: (context) => unitsOf(context.editor.slide, placeable(context)).length > 1,
    run: group,
  },
  ungroup: {
    label: 'Ungroup',
    icon: Ungroup,
    group: 'Arrange',
    keys: { anywhere: ['Mod+Alt+Shift+G', 'Mod+Shift+G'] },
    needsSelection: true,
    menu: 'arrange',
    isShown: hasGroup,
    run: ungroup,
  },
  lock: {
    label: 'Lock',
    description: 'Lock or unlock',
    icon: Lock,
    group: 'Arrange',
    keys: { anywhere: ['Mod+Alt+L'] },
    needsSelection: true,
    menu: 'arrange',
    present: (context) =>
      isAllLocked(context)
        ? { label: 'Unlock', icon: LockOpen, isOn: true }
        : { label: 'Lock', icon: Lock, isOn: false },
    isShown: hasSelection,
    isEnabled: (context) => placeable(context).length > 0,
    run: lock,
  },
} as const satisfies Readonly<Record<string, ElementAction>>

function canReorder(context: ElementContext): boolean {
  return idsOf(context).some((id) => isOrderable(context.editor.slide, id))
}

function canDistribute(context: ElementContext): boolean {
  return unitsOf(context.editor.slide, idsOf(context)).length > 2
}

function canTurn(context: ElementContext): boolean {
  return idsOf(context).some((id) => placingOf(context.editor.slide, id))
}

function hasGroup(context: ElementContext): boolean {
  return unitsOf(context.editor.slide, idsOf(context)).some((unit) => unit.length > 1)
}

/** Returns the selected elements that can be grouped and locked. */
function placeable(context: ElementContext): readonly string[] {
  return groupable(context.editor.slide, idsOf(context))
}

function isAllLocked(context: ElementContext): boolean {
  const ids = placeable(context)
  return ids.length > 0 && ids.every((id) => isLocked(context.editor.slide, id))
}
