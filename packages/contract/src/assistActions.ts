/** Actions of the assistant on a single slide. */
export const assistActions = [
  'rewrite',
  'shorten',
  'expand',
  'simplify',
  'tone',
  'translate',
  'chart',
  'table',
  'timeline',
  'alternatives',
  'notes',
  'alt',
] as const

export type AssistAction = (typeof assistActions)[number]

export const assistTones = ['formal', 'friendly', 'confident', 'persuasive', 'neutral'] as const
export type AssistTone = (typeof assistTones)[number]
