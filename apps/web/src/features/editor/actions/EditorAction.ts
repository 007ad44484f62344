import type { PlacedElement } from '@deckloom/editor'
import type { LucideIcon } from 'lucide-react'
import type { Editor } from '../EditorContext.tsx'
import type { Insert } from '../insert/InsertProvider.tsx'

/** The part of the shortcuts sheet that lists an action. */
export type ActionGroup = 'Select' | 'Change' | 'Arrange' | 'Deck and view'

/** The part of the canvas menu that shows an action; `order`, `align` and `turn` are menus inside it. */
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

/** 'Mod' is Ctrl, or Command on a Mac. A key is the character that it types, or its name. */
export interface ActionKeys {
  /** Work wherever no text is typed. */
  readonly anywhere?: readonly string[]
  /** Work while the slide or nothing has the focus. */
  readonly canvas?: readonly string[]
}

/**
 * Something a person can do in the editor. Keyboard, menus, panels and the shortcuts sheet read it from here, so a new
 * action is one record.
 */
export interface EditorAction<Context> {
  readonly label: string
  /** Where a panel has no room for the label. */
  readonly shortLabel?: string
  readonly icon: LucideIcon
  readonly group: ActionGroup
  /** What the shortcuts sheet says where the label doesn't say it all. */
  readonly description?: string
  readonly keys?: ActionKeys
  /** The browser turns its keys into an event of their own, such as `copy`. */
  readonly hasOwnEvent?: true
  /** Its keys do nothing while nothing is selected. */
  readonly needsSelection?: true
  readonly menu?: MenuGroup
  readonly isDangerous?: true
  /** How it reads where that depends on what is selected or shown. */
  readonly present?: (context: Context) => {
    readonly label: string
    readonly icon?: LucideIcon
    /** For an action that switches something on and off. */
    readonly isOn?: boolean
  }
  /** Whether menus show it; they do where this is left out. */
  readonly isShown?: (context: Context) => boolean
  /** Whether it can be chosen from a menu or a panel. Keys always run it, so that it can say why nothing happens. */
  readonly isEnabled?: (context: Context) => boolean
  /** Does it, as one undo step, and returns what is announced to screen readers. */
  readonly run: (context: Context) => string | undefined | void
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
  readonly undo: () => void
  readonly redo: () => void
}

/** What actions on the scale of the slide work with. */
export interface ZoomContext {
  readonly fit: () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
}
