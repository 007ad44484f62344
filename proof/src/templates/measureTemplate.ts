import type { Template } from '@deckloom/templates'
import type { FontBook } from '@deckloom/text'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { measureDeck } from '../scoreboard/measureDeck.ts'

/**
 * Describes all faults of a template: those that no deck may have, and slides whose content does not fit their layout.
 */
export function measureTemplate(
  { id, name, slides }: Template,
  fonts: FontBook,
): readonly string[] {
  const deck = { seed: 0, isWritten: true, title: name, about: name, slides }
  // A template is meant to be filled in, so how full its pages are does not matter yet.
  const findings = measureDeck(deck, fonts)
    .findings.filter(({ measure }) => measure !== 'page with an empty half')
    .map(({ measure, slide, words }) => `${id} ${slide ?? ''}: ${measure}, ${words}`)
  const scenes = layOutDeck({ title: name, slides }, fonts)
  const notices = scenes.flatMap(({ notices: own, layout }, index) => [
    ...own.map(({ code, elementId }) => `${id} ${index + 1}: ${code} at ${elementId}`),
    ...(layout.template === slides[index]?.layout_template
      ? []
      : [`${id} ${index + 1}: laid out as ${layout.template}`]),
  ])
  return [...findings, ...notices]
}
