import type { Slide } from '@deckloom/deck'
import { elementTexts, newText } from '@deckloom/editor'
import { withoutPrompts } from '@deckloom/scene'

/** Whether the words only say what to write, so that whatever is typed replaces all of them. */
export function isPrompt(slide: Slide, elementId: string): boolean {
  const words = elementTexts(slide, elementId)?.join('')
  return words === newText || elementTexts(withoutPrompts(slide), elementId)?.join('') === ''
}
