import type { ChoiceKind } from './SlideChoice.tsx'

/** What the keys that are held say about a press. */
export function choiceKind(event: {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}): ChoiceKind {
  if (event.ctrlKey || event.metaKey) return 'toggle'
  return event.shiftKey ? 'range' : 'single'
}
