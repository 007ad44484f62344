import { latePart } from './latePart.tsx'

// What is not on the screen when the editor opens is not waited for. Loaded while nothing else is done, so that it is
// there when it is asked for, also without a connection.
export const CompactEditor = latePart(
  async () => (await import('./CompactEditor.tsx')).CompactEditor,
)
export const ExportWarnings = latePart(
  async () => (await import('./topBar/ExportWarnings.tsx')).ExportWarnings,
)
export const EditorPalette = latePart(
  async () => (await import('./palette/EditorPalette.tsx')).EditorPalette,
)
export const HistoryDialog = latePart(
  async () => (await import('./history/HistoryDialog.tsx')).HistoryDialog,
)
export const NewSlideDialog = latePart(
  async () => (await import('./slides/NewSlideDialog.tsx')).NewSlideDialog,
)
export const FindPanel = latePart(async () => (await import('./find/FindPanel.tsx')).FindPanel)
export const GridView = latePart(async () => (await import('./slides/GridView.tsx')).GridView)
export const ElementMenu = latePart(
  async () => (await import('./canvas/menu/ElementMenu.tsx')).ElementMenu,
)
export const FloatingBar = latePart(
  async () => (await import('./canvas/menu/FloatingBar.tsx')).FloatingBar,
)
export const ManyPanel = latePart(async () => (await import('./panels/ManyPanel.tsx')).ManyPanel)
export const RulerEdges = latePart(async () => (await import('./canvas/RulerEdges.tsx')).RulerEdges)
export const ShortcutSheet = latePart(
  async () => (await import('./canvas/menu/ShortcutSheet.tsx')).ShortcutSheet,
)
export const ElementPanel = latePart(
  async () => (await import('./panels/ElementPanel.tsx')).ElementPanel,
)
export const LayoutPanel = latePart(
  async () => (await import('./panels/LayoutPanel.tsx')).LayoutPanel,
)
export const IdeasPanel = latePart(async () => (await import('./panels/IdeasPanel.tsx')).IdeasPanel)
export const SlidePointMenu = latePart(
  async () => (await import('./slides/SlidePointMenu.tsx')).SlidePointMenu,
)
export const StylePanel = latePart(async () => (await import('./panels/StylePanel.tsx')).StylePanel)
export const TableEditor = latePart(
  async () => (await import('./table/TableEditor.tsx')).TableEditor,
)
export const TextEditor = latePart(async () => (await import('./text/TextEditor.tsx')).TextEditor)
