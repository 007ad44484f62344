import type { ExportFormat } from '@deckloom/contract'
import {
  ChevronLeft,
  ChevronRight,
  Command,
  FileText,
  History,
  Image,
  LayoutGrid,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  PanelsTopLeft,
  Pencil,
  PenTool,
  Play,
  Presentation,
  Redo2,
  Replace,
  Search,
  Share2,
  SwatchBook,
  Undo2,
} from 'lucide-react'
import type { PanelTab } from '../session/EditorContext.tsx'
import { openFind } from '../overlays/findState.ts'
import { historyDialog } from '../overlays/historyDialogState.ts'
import { commandPalette } from '../overlays/paletteState.ts'
import { slideCheck } from '../overlays/slideCheckState.ts'
import type { DeckContext, EditorAction } from './EditorAction.ts'
import { threadActions } from './threadActions.ts'
import { shareDeck } from '../session/shareDeck.ts'

export const deckActions = {
  searchActions: {
    label: 'Search actions',
    icon: Command,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+K'] },
    run: commandPalette.open,
  },
  undo: {
    label: 'Undo',
    icon: Undo2,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+Z'] },
    isEnabled: ({ canUndo }) => canUndo,
    run: ({ undo }) => undo(),
  },
  redo: {
    label: 'Redo',
    icon: Redo2,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+Shift+Z', 'Mod+Y'] },
    isEnabled: ({ canRedo }) => canRedo,
    run: ({ redo }) => redo(),
  },
  previousSlide: {
    label: 'Previous slide',
    icon: ChevronLeft,
    group: 'Deck and view',
    keys: { anywhere: ['PageUp'] },
    isEnabled: ({ editor: { index } }) => index > 0,
    run: (context) => showSlideBeside(context, -1),
  },
  nextSlide: {
    label: 'Next slide',
    icon: ChevronRight,
    group: 'Deck and view',
    keys: { anywhere: ['PageDown'] },
    isEnabled: ({ editor: { index, order } }) => index < order.length - 1,
    run: (context) => showSlideBeside(context, 1),
  },
  ...threadActions,
  find: {
    label: 'Find',
    icon: Search,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+F'] },
    hasOwnEvent: true,
    run: () => openFind('find'),
  },
  replace: {
    label: 'Find and replace',
    icon: Replace,
    group: 'Deck and view',
    keys: { anywhere: ['Mod+H'] },
    hasOwnEvent: true,
    run: () => openFind('replace'),
  },
  checkSlide: {
    label: 'Check slide',
    icon: ListChecks,
    group: 'Deck and view',
    run: slideCheck.open,
  },
  gridView: {
    label: 'Grid view',
    description: 'Show all slides in a grid',
    icon: LayoutGrid,
    group: 'Deck and view',
    present: ({ editor: { gridView } }) => ({
      label: gridView ? 'Close grid view' : 'Grid view',
      isOn: gridView,
    }),
    run: ({ editor: { gridView, setGridView } }) => setGridView(!gridView),
  },
  versions: {
    label: 'Version history',
    icon: History,
    group: 'Deck and view',
    run: historyDialog.open,
  },
  present: {
    label: 'Present',
    icon: Play,
    group: 'Deck and view',
    keys: { always: ['Mod+F5', 'Shift+F5'] },
    run: ({ present }) => present(),
  },
  presentFromStart: {
    label: 'Present from the beginning',
    icon: Play,
    group: 'Deck and view',
    keys: { always: ['Mod+Shift+F5'] },
    run: ({ present }) => present(0),
  },
  share: {
    label: 'Share',
    description: 'Copy the share link and choose who can open it',
    icon: Share2,
    group: 'Deck and view',
    run: ({ editor: { id } }) => void shareDeck(id),
  },
  exportPdf: exportAction('pdf', 'Export to PDF', FileText),
  exportPptx: exportAction('pptx', 'Export to PowerPoint', Presentation),
  exportPng: exportAction('png', 'Slides as PNG', Image),
  exportSvg: exportAction('svg', 'Slides as SVG', PenTool),
  editPanel: panelAction('EDIT', 'Open the Edit panel', Pencil),
  layoutPanel: panelAction('LAYOUT', 'Open the Layout panel', PanelsTopLeft),
  ideasPanel: panelAction('IDEAS', 'Open the Ideas panel', Lightbulb),
  stylePanel: panelAction('STYLE', 'Open the Style panel', SwatchBook),
} as const satisfies Readonly<Record<string, EditorAction<DeckContext>>>

export type DeckActionId = keyof typeof deckActions

function exportAction(format: ExportFormat, label: string, icon: LucideIcon) {
  return {
    label,
    icon,
    group: 'Deck and view',
    isEnabled: ({ isExporting }) => !isExporting,
    run: ({ exportAs }) => exportAs(format),
  } as const satisfies EditorAction<DeckContext>
}

function panelAction(tab: PanelTab, label: string, icon: LucideIcon) {
  return {
    label,
    icon,
    group: 'Deck and view',
    isShown: ({ editor, isPhone }) => !isPhone && (editor.tab !== tab || editor.gridView),
    run: ({ editor }) => {
      editor.setGridView(false)
      editor.setTab(tab)
    },
  } as const satisfies EditorAction<DeckContext>
}

function showSlideBeside({ editor: { index, order, showSlide } }: DeckContext, by: number): void {
  const id = order[index + by]
  if (id !== undefined) showSlide(id)
}
