import type { Slide } from '@deckloom/deck'
import { isPrompt } from './content/isPrompt.ts'
import { takePendingKeys } from './PendingKeys.tsx'
import type { TextWriter } from './TextWriter.ts'

interface Place {
  readonly slide: Slide
  readonly elementId: string
}

/** Puts the caret where the text was opened, and types the keys that were pressed before it was open. */
export function beginWriting(writer: TextWriter, place: Place): void {
  writer.focus()
  const pending = takePendingKeys()
  const { keys, press } = pending
  // What is typed replaces words that only say what to write.
  const keepsWords = !isPrompt(place.slide, place.elementId)
  const atEnd = pending.atEnd && keepsWords
  if (atEnd) writer.goToEnd()
  const isPressed = !atEnd && press?.elementId === place.elementId
  if (!isPressed) return writer.type(keys)
  // The words have their places once what was set just now is rendered, which is before any other event.
  queueMicrotask(() => {
    // Of several prompts, such as those of cards, only the one that was pressed.
    writer.selectAt(press, keepsWords ? 'word' : 'line')
    writer.type(keys)
  })
}
