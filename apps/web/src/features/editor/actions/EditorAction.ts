import type { ExportFormat } from '@deckloom/contract'
import type { PlacedElement } from '@deckloom/editor'
import type { LucideIcon } from 'lucide-react'
import type { Editor } from '../session/EditorContext.tsx'
import type { Insert } from '../insert/visuals/useInsert.ts'

/** The part of the shortcuts sheet and of the command palette that lists an action. */
export type ActionGroup = (typeof actionGroups)[number]

export const actionGroups = ['Select', 'Change', 'Arrange', 'Slides', 'Deck and view'] as const

/** The part of the canvas menu that shows an action; `order`, `align` and `turn` are submenus. */
export type MenuGroup =
  | 'open'
  | 'clipboard'
  | 'style'
  | 'order'
  | 'align'
  | 'turn'
  | 'arrange'
  | 'select'
  | 'view'

/** The part of the slide menu that shows an action. */
export type SlideMenuGroup = 'add' | 'move' | 'state' | 'delete'

/** 'Mod' is Ctrl, or Command on a Mac. A key is the character that it types, or its name. */
export interface ActionKeys {
  /** Work wherever no text is typed. */
  readonly anywhere?: readonly string[]
  /** Work while the slide or nothing has the focus. */
  readonly canvas?: readonly string[]
  /** Work while the list of slides has the focus. */
  readonly slides?: readonly string[]
}

/**
 * Something a person can do in the editor. Keyboard, menus, command palette and shortcuts sheet read it from here, so a
 * new action is one record in the table of its group.
 */
export interface EditorAction<Context> {
  readonly label: string
  /** Where a panel has no room for the label. */
  readonly shortLabel?: string
  readonly icon: LucideIcon
  readonly group: ActionGroup
  /** What the shortcuts sheet and the command palette show where the label is not enough. */
  readonly description?: string
  readonly keys?: ActionKeys
  /** Its keys are handled elsewhere: as an event of the browser's such as `copy`, or also while text is typed. */
  readonly hasOwnEvent?: true
  readonly isDangerous?: true
  /** How it reads where that depends on what is selected or shown. */
  readonly present?: (context: Context) => {
    readonly label: string
    readonly icon?: LucideIcon
    /** For an action that switches something on and off. */
    readonly isOn?: boolean
  }
  /** Whether menus and the command palette show it; they do where this is left out. */
  readonly isShown?: (context: Context) => boolean
  /** Whether it can be chosen from a menu or a panel. Keys always run it, so that it can announce why nothing happens. */
  readonly isEnabled?: (context: Context) => boolean
  /** Does it, as one undo step, and returns what is announced to screen readers. */
  readonly run: (context: Context) => string | undefined | void
}

/** An action on the elements of a slide. */
export interface ElementAction<Context = ElementContext> extends EditorAction<Context> {
  /** Its keys do nothing and the command palette leaves it out while nothing is selected. */
  readonly needsSelection?: true
  readonly menu?: MenuGroup
}

/** An action on the chosen slides. */
export interface SlideAction extends EditorAction<SlideContext> {
  readonly menu?: SlideMenuGroup
}

/** What actions on the elements of a slide work with. */
export interface ElementContext {
  readonly editor: Editor
  readonly insert: Insert
  /** All that can be selected, back to front. */
  readonly elements: readonly PlacedElement[]
  readonly selected: readonly PlacedElement[]
  readonly focusCanvas?: () => void
}

/** What actions on the deck work with. */
export interface DeckContext {
  readonly editor: Editor
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  readonly present: () => void
  readonly isExporting: boolean
  /** On a small screen panels are sheets that open from their tabs. */
  readonly isCompact: boolean
  readonly exportAs: (format: ExportFormat) => void
}

/** What actions on the chosen slides work with. */
export interface SlideContext {
  /** How many are chosen. */
  readonly count: number
  readonly canRemove: boolean
  readonly canMoveUp: boolean
  readonly canMoveDown: boolean
  readonly hidden: boolean
  /** The section that begins at the slide that is shown. */
  readonly section: string | undefined
  readonly add: () => void
  readonly chooseAll: () => void
  readonly duplicate: () => void
  /** By places in the deck. */
  readonly move: (by: number) => void
  readonly split: () => void
  readonly setHidden: (hidden: boolean) => void
  readonly beginSection: () => void
  readonly endSection: () => void
  readonly remove: () => void
}

/** What actions on the scale of the slide work with. */
export interface ZoomContext {
  readonly fit: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
}
