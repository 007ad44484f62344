import type { ExportFormat } from '@deckloom/contract'
import type { PlacedElement } from '@deckloom/editor'
import type { LucideIcon } from 'lucide-react'
import type { Editor } from '../session/EditorContext.tsx'
import type { Insert } from '../insert/visuals/useInsert.ts'

/** Group of an action in the shortcuts sheet and the command palette. */
export type ActionGroup = (typeof actionGroups)[number]

export const actionGroups = [
  'Select',
  'Insert',
  'Change',
  'Text',
  'Arrange',
  'Slides',
  'Comments',
  'Deck and view',
] as const

/** Group of an action in the canvas menu; `order`, `align` and `turn` are submenus. */
export type MenuGroup =
  | 'open'
  | 'clipboard'
  | 'style'
  | 'order'
  | 'align'
  | 'turn'
  | 'arrange'
  | 'comment'
  | 'select'
  | 'view'

/** Group of an action in the slide menu. */
export type SlideMenuGroup = 'add' | 'move' | 'state' | 'delete'

/** Shortcuts of an action. "Mod" is Ctrl, or Command on a Mac. A key is the character it types, or its name. */
export interface ActionKeys {
  /** Active also while typing text. */
  readonly always?: readonly string[]
  /** Active except while typing text. */
  readonly anywhere?: readonly string[]
  /** Active while the slide or nothing has the focus. */
  readonly canvas?: readonly string[]
  /** Active while the slide list has the focus. */
  readonly slides?: readonly string[]
  /** Active while the comments have the focus, which handle them themselves. */
  readonly comments?: readonly string[]
}

/**
 * Something a user can do in the editor. Shortcuts, menus, the command palette and the shortcuts sheet all read it from
 * here, so a new action is a single record in the table of its group.
 */
export interface EditorAction<Context> {
  readonly label: string
  /** Used where a panel has no room for the label. */
  readonly shortLabel?: string
  readonly icon: LucideIcon
  readonly group: ActionGroup
  /** Text in the shortcuts sheet and the command palette when the label is not enough. */
  readonly description?: string
  readonly keys?: ActionKeys
  /** Its keys are handled elsewhere: as a browser event such as `copy`, or also while typing text. */
  readonly hasOwnEvent?: true
  readonly isDangerous?: true
  /** Its appearance, if that depends on what is selected or shown. */
  readonly present?: (context: Context) => {
    readonly label: string
    readonly icon?: LucideIcon
    /** For actions that toggle something. */
    readonly isOn?: boolean
  }
  /** Whether menus and the command palette show it. Default: true. */
  readonly isShown?: (context: Context) => boolean
  /**
   * Whether it is enabled in menus and panels. Shortcuts always run it, so that it can announce why nothing happens.
   */
  readonly isEnabled?: (context: Context) => boolean
  /** Runs it as one undo step and returns the announcement for screen readers. */
  readonly run: (context: Context) => string | undefined | void
}

/** An action on elements of a slide. */
export interface ElementAction<Context = ElementContext> extends EditorAction<Context> {
  /** Without a selection its shortcut does nothing and the command palette omits it. */
  readonly needsSelection?: true
  readonly menu?: MenuGroup
}

/** An action on the selected slides. */
export interface SlideAction extends EditorAction<SlideContext> {
  readonly menu?: SlideMenuGroup
}

/** Context of element actions. */
export interface ElementContext {
  readonly editor: Editor
  readonly insert: Insert
  /** All selectable elements, back to front. */
  readonly elements: readonly PlacedElement[]
  readonly selected: readonly PlacedElement[]
  readonly focusCanvas?: () => void
}

/** Context of deck actions. */
export interface DeckContext {
  readonly editor: Editor
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Opens the presenter at the shown slide, or at another one, counted from 0. */
  readonly present: (from?: number) => void
  readonly isExporting: boolean
  /** On a small screen panels are sheets that open from their tabs. */
  readonly isPhone: boolean
  readonly exportAs: (format: ExportFormat) => void
}

/** Context of slide actions. */
export interface SlideContext {
  /** Number of selected slides. */
  readonly count: number
  readonly canRemove: boolean
  readonly canMoveUp: boolean
  readonly canMoveDown: boolean
  readonly hidden: boolean
  /** Name of the section that starts at the current slide. */
  readonly section: string | undefined
  readonly add: () => void
  readonly chooseAll: () => void
  readonly duplicate: () => void
  readonly copyPicture: () => void
  /** Moves by positions in the deck. */
  readonly move: (by: number) => void
  readonly split: () => void
  readonly setHidden: (hidden: boolean) => void
  readonly beginSection: () => void
  readonly endSection: () => void
  readonly remove: () => void
}

/** Context of zoom actions. */
export interface ZoomContext {
  readonly fit: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
}
