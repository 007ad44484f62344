import { bulletRuns, readContent, type Slide, type SlideContent } from '@deckloom/deck'
import {
  faceFor,
  fontFaces,
  needsStandIns,
  withFallbacks,
  type FaceId,
  type FontBook,
} from '@deckloom/text'
import { themes } from '@deckloom/themes'
import { defaultTheme } from './colors/look.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Returns the faces that a slide may use: those of its theme and its bullets, plus the italics and other weights of the
 * theme's families only if the slide has such text.
 */
export function facesOf(slide: Slide): readonly FaceId[] {
  const { heading, body, eyebrow } = themes[(slide.theme ?? defaultTheme).id]
  const asked = asksFor(readContent(slide))
  const families = new Set([heading.family, body.family, ...asked.families])
  const styled = fontFaces.filter(
    (face) =>
      families.has(face.family) &&
      (face.italic
        ? asked.italics
        : asked.italics || asked.weights || asked.families.includes(face.family)),
  )
  const plain = [
    faceFor({ ...heading, italic: false }),
    faceFor({ family: body.family, weight: body.weight, italic: false }),
    faceFor({ family: body.family, weight: body.strong, italic: false }),
    ...(eyebrow ? [faceFor({ ...eyebrow, italic: false })] : []),
    faceFor({ family: 'Arimo', weight: 400, italic: false }),
  ]
  return [...new Set([...plain.map(({ face }) => face), ...styled.map(({ id }) => id)])]
}

/**
 * Returns the faces to fetch before a slide can be laid out: its own, plus the fallback faces if its text has more than
 * Latin letters. Once they are loaded, `missingFaces` tells what is still missing.
 */
export function facesToLoad(slide: Slide, deckTitle: string): readonly FaceId[] {
  const own = facesOf(slide)
  return needsStandIns(wordsOf([deckTitle, slide])) ? withFallbacks(own) : own
}

/** Returns the faces that the text of a slide needs and the font book does not have. */
export function missingFaces(slide: Slide, deckTitle: string, fonts: FontBook): readonly FaceId[] {
  const words = wordsOf([deckTitle, slide])
  return fonts.reading(words).missingFor(facesOf(slide), words)
}

interface Asked {
  readonly italics: boolean
  readonly weights: boolean
  readonly families: readonly string[]
}

function asksFor(content: SlideContent): Asked {
  const { titleStyle, titleRuns = [], bullets, bulletStyle, texts, visuals } = content
  const shapes = visuals.flatMap((visual) => (visual.kind === 'shape' ? [visual.shape] : []))
  const styles = [
    titleStyle,
    bulletStyle,
    ...titleRuns,
    ...bullets.flatMap((bullet) => bulletRuns(bullet) ?? []),
    ...texts.flatMap(({ style, runs = [] }) => [style, ...runs]),
    ...shapes.flatMap(({ textStyle, runs = [] }) => [textStyle, ...runs]),
  ].filter((style) => style !== undefined)
  return {
    italics: styles.some(
      (style) => style.italic === true || ('fontStyle' in style && style.fontStyle === 'italic'),
    ),
    weights: styles.some((style) => style.bold !== undefined || 'fontWeight' in style),
    families: styles.flatMap(({ fontFamily }) => fontFamily ?? []),
  }
}
