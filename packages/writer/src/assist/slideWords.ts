import { bulletText, type Slide } from '@deckloom/deck'
import { type Frames, framesOf } from '../frames/frames.ts'
import { languageOf } from '../language/languageOf.ts'

/** Returns the assistant's own wording in the language of the slide, or in English if the language is not supported. */
export function wordsFor(slide: Slide): Frames['assist'] {
  const lines = [slide.slide_title, ...slide.bullet_points.map(bulletText)]
  const frames = framesOf(languageOf(lines.join('. '))) ?? framesOf('en')
  return frames.assist
}
