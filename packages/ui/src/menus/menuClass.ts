/** Classes of a row of a menu and of its panel. */
export const menuRowClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-ui outline-none select-none data-disabled:cursor-default data-disabled:text-ink-subtle data-highlighted:bg-surface-hover touch:min-h-11'

export const menuPanelClass =
  'animate-menu z-50 max-w-80 min-w-48 rounded-card bg-surface-raised p-1.5 text-ink shadow-float'
