import type { Template } from '@deckloom/templates'
import type { FontBook } from '@deckloom/text'
import { layOutDeck } from '../corpus/layOutDeck.ts'
import { measureDeck } from '../scoreboard/measureDeck.ts'

/** Everything that is wrong with a template, in words: what no deck may have, and slides that their layout does not hold. */
export function measureTemplate(
  { id, name, slides }: Template,
  fonts: FontBook,
): readonly string[] {
  const deck = { seed: 0, isWritten: true, title: name, about: name, slides }
  // A template is filled in before it is shown: how full its pages are says nothing yet.
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
