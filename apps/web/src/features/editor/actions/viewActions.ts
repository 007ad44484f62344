import {
  Eraser,
  Grid3x3,
  Keyboard,
  Maximize,
  Ruler,
  SeparatorHorizontal,
  SeparatorVertical,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { isGridShown, isRulersShown, toggleGrid, toggleRulers } from '../paper/grid.ts'
import { addGuide, clearGuides, guidesOf } from '../paper/placedGuides.ts'
import type { Editor } from '../session/EditorContext.tsx'
import { shortcutSheet } from '../overlays/shortcutSheetState.ts'
import type { EditorAction, ElementAction, ZoomContext } from './EditorAction.ts'

/** What the actions on the view need to know. */
export interface ViewContext {
  readonly editor: Pick<Editor, 'id'>
}

/** Rulers, grid, guides and the like; they need no selection. */
export const viewActions = {
  grid: {
    label: 'Show grid',
    description: 'Show or hide the grid',
    icon: Grid3x3,
    group: 'Deck and view',
    keys: { anywhere: ["Mod+'"] },
    menu: 'view',
    present: () => ({ label: isGridShown() ? 'Hide grid' : 'Show grid' }),
    run: toggleGrid,
  },
  rulers: {
    label: 'Show rulers',
    description: 'Show or hide the rulers',
    icon: Ruler,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+Alt+R'] },
    menu: 'view',
    present: () => ({ label: isRulersShown() ? 'Hide rulers' : 'Show rulers' }),
    run: toggleRulers,
  },
  addVerticalGuide: {
    label: 'Add vertical guide',
    icon: SeparatorVertical,
    group: 'Deck and view',
    menu: 'view',
    run: ({ editor }) => void addGuide(editor.id, 'x'),
  },
  addHorizontalGuide: {
    label: 'Add horizontal guide',
    icon: SeparatorHorizontal,
    group: 'Deck and view',
    menu: 'view',
    run: ({ editor }) => void addGuide(editor.id, 'y'),
  },
  clearGuides: {
    label: 'Clear guides',
    icon: Eraser,
    group: 'Deck and view',
    menu: 'view',
    isShown: ({ editor }) => guidesOf(editor.id).length > 0,
    run: ({ editor }) => clearGuides(editor.id),
  },
  shortcuts: {
    label: 'Keyboard shortcuts',
    icon: Keyboard,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+/'], canvas: ['?'] },
    menu: 'view',
    run: shortcutSheet.open,
  },
} as const satisfies Readonly<Record<string, ElementAction<ViewContext>>>

export const zoomActions = {
  zoomIn: {
    label: 'Zoom in',
    icon: ZoomIn,
    group: 'Deck and view',
    keys: { anywhere: ['Mod++', 'Mod+='] },
    run: ({ zoomIn }) => zoomIn(),
  },
  zoomOut: {
    label: 'Zoom out',
    icon: ZoomOut,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+-'] },
    run: ({ zoomOut }) => zoomOut(),
  },
  zoomFit: {
    label: 'Fit to window',
    icon: Maximize,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+0'] },
    run: ({ fit }) => fit(),
  },
} as const satisfies Readonly<Record<string, EditorAction<ZoomContext>>>
