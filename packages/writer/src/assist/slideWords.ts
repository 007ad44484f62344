import { bulletText, type Slide } from '@deckloom/deck'
import { type Frames, framesOf } from '../frames/frames.ts'
import { languageOf } from '../language/languageOf.ts'

/** The few words that the assistant says itself, in the language of the slide; English where it is another. */
export function wordsFor(slide: Slide): Frames['assist'] {
  const lines = [slide.slide_title, ...slide.bullet_points.map(bulletText)]
  const frames = framesOf(languageOf(lines.join('. '))) ?? framesOf('en')
  return frames.assist
}
