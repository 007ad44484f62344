import type { LayoutTemplate } from '@deckloom/deck'

export function layoutLabel(layout: LayoutTemplate): string {
  return layout.charAt(0).toUpperCase() + layout.slice(1)
}
