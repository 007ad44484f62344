import type { ChoiceKind } from './SlideChoice.tsx'

/** Returns how a press selects, by its modifier keys. */
export function choiceKind(event: {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}): ChoiceKind {
  if (event.ctrlKey || event.metaKey) return 'toggle'
  return event.shiftKey ? 'range' : 'single'
}
