import type { LayoutTemplate } from '@deckloom/deck'

const labels: Partial<Record<LayoutTemplate, string>> = {
  'cover-image': 'Cover with image',
  'kpi row': 'KPI row',
}

export function layoutLabel(layout: LayoutTemplate): string {
  return labels[layout] ?? layout.charAt(0).toUpperCase() + layout.slice(1)
}
