import { bulletText, deckLimits, type Slide, visualsOf } from '@deckloom/deck'
import { reportNothing, oneVersion } from './outcome.ts'
import { descriptionOf } from './describePictures.ts'
import { wordsFor } from './slideWords.ts'
import type { AssistOutcome } from './types.ts'

/** Adds an outline of speaker notes made of the slide's own text; existing notes stay above it. */
export function withNotes(slide: Slide): AssistOutcome {
  const { notes } = wordsFor(slide)
  const title = slide.slide_title.trim()
  const points = slide.bullet_points.map(bulletText)
  const shown = visualsOf(slide).flatMap((visual) => visual.alt || descriptionOf(visual) || [])
  const lines = [
    ...(title === '' ? [] : [`${notes.open}: ${title}`]),
    ...points.map((point, index) => `${notes.point} ${index + 1}: ${point.replaceAll('\n', ', ')}`),
    ...shown.map((what) => `${notes.show}: ${what}`),
  ]
  if (lines.length === 0) return reportNothing('There are no words on this slide to make notes of.')
  const skeleton = [...lines, notes.close].join('\n')
  const before = (slide.notes ?? '').trim()
  if (before.includes(skeleton)) return reportNothing('These notes are there already.')
  const all = before === '' ? skeleton : `${before}\n\n${skeleton}`
  if (all.length > deckLimits.notesLength) return reportNothing('The notes are full.')
  return oneVersion('Notes from the words of the slide', { ...slide, notes: all })
}
