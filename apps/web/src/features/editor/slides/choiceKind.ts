import type { ChoiceKind } from './SlideChoice.tsx'

/** How the modifier keys of a press choose. */
export function choiceKind(event: {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}): ChoiceKind {
  if (event.ctrlKey || event.metaKey) return 'toggle'
  return event.shiftKey ? 'range' : 'single'
}
