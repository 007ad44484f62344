import type { AssistAction } from '@deckloom/contract'

export interface SlideActionChoice {
  readonly action: AssistAction
  readonly label: string
  /** Part of the label, for a narrow button. */
  readonly short: string
  /** Option to ask for first. */
  readonly asks?: 'tone' | 'language'
}

/** Assistant actions on the current slide, in panel order. */
export const slideActions: readonly SlideActionChoice[] = [
  { action: 'shorten', label: 'Shorten', short: 'Shorten' },
  { action: 'rewrite', label: 'Rewrite', short: 'Rewrite' },
  { action: 'expand', label: 'Expand', short: 'Expand' },
  { action: 'simplify', label: 'Simplify', short: 'Simplify' },
  { action: 'tone', label: 'Change tone', short: 'Tone', asks: 'tone' },
  { action: 'translate', label: 'Translate', short: 'Translate', asks: 'language' },
  { action: 'chart', label: 'Make a chart', short: 'Chart' },
  { action: 'table', label: 'Make a table', short: 'Table' },
  { action: 'timeline', label: 'Make a timeline', short: 'Timeline' },
  { action: 'alternatives', label: 'Three alternatives', short: 'Alternatives' },
  { action: 'notes', label: 'Write notes', short: 'Notes' },
  { action: 'alt', label: 'Alt text for pictures', short: 'Alt text' },
]
