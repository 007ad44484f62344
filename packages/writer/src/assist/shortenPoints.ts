import {
  type Bullet,
  bulletText,
  deckLimits,
  type Slide,
  splitLeadIn,
  withBulletText,
} from '@deckloom/deck'
import { countWords } from '../language/words.ts'
import { sentencesIn } from '../text/sentencesIn.ts'
import { compressSentence } from './compressSentence.ts'
import { reportNothing, oneVersion } from './outcome.ts'
import type { AssistOutcome } from './types.ts'

/** Lines with at most this many words are not shortened. */
const short = 7
/** Maximum shares of a line that may remain; the shortest is tried first. */
const shares = [0.6, 0.75, 0.95] as const

/** Shortens the points: removes openers, asides and relative clauses and splits long sentences. */
export function shortenPoints(slide: Slide): AssistOutcome {
  const bullets = slide.bullet_points.flatMap(shorterBullets).slice(0, deckLimits.bullets)
  const [title = slide.slide_title, ...rest] = shorterLines(slide.slide_title)
  const texts = slide.text_elements?.map((element) => {
    const content = element.content.split('\n').flatMap(shorterLines).join('\n')
    if (content === element.content) return element
    const { runs: _, lines: __, ...plain } = element
    return { ...plain, content }
  })
  const { slide_title_runs: runs, ...others } = slide
  const keepsTitle = rest.length > 0 || title === slide.slide_title
  const next: Slide = {
    ...others,
    ...(keepsTitle ? runs && { slide_title_runs: runs } : { slide_title: title }),
    bullet_points: bullets,
    ...(texts && { text_elements: texts }),
  }
  if (lettersOf(next) >= lettersOf(slide)) {
    return reportNothing('Every line here is as short as it can be without leaving something out.')
  }
  const saved = Math.round((1 - lettersOf(next) / lettersOf(slide)) * 100)
  return oneVersion(`${Math.max(1, saved)} percent fewer letters`, next)
}

function shorterBullets(bullet: Bullet): readonly Bullet[] {
  const text = bulletText(bullet)
  const lead = splitLeadIn(text)
  if (!lead) return shorterLines(text).map((line) => withBulletText(bullet, line))
  const [detail, ...more] = shorterLines(lead.detail)
  // The text after a lead-in stays one point.
  if (detail === undefined || detail === lead.detail || more.length > 0) return [bullet]
  const sign = text.startsWith(`${lead.lead}:`) ? ':' : '.'
  return [withBulletText(bullet, `${lead.lead}${sign} ${detail}`)]
}

/** Returns the line as one or more shorter ones, or unchanged if nothing can be removed. */
function shorterLines(text: string): readonly string[] {
  const parts = sentencesIn(text).flatMap(shorterSentence)
  const letters = parts.reduce((sum, part) => sum + part.length, 0)
  return letters < text.trim().length ? parts : [text]
}

/** A relative clause between two commas, both of which are removed with it. */
const enclosed = /,\s+(?:which|who|whose|where)\s([^,;]*),\s+(?=\S)/giu
const limiting = /\b(?:not|no|never|only|without|if|unless|except)\b/iu

function shorterSentence(given: string): readonly string[] {
  if (countWords(given) <= short) return [given]
  const sentence = given.replaceAll(enclosed, (clause) => (limiting.test(clause) ? clause : ' '))
  const words = countWords(sentence)
  for (const share of shares) {
    const limit = { chars: Math.floor(sentence.length * share), words: Math.ceil(words * share) }
    const points = compressSentence(sentence, limit)
    if (points.length > 0) return points
  }
  return [sentence]
}

function lettersOf({
  slide_title: title,
  bullet_points: bullets,
  text_elements: texts = [],
}: Slide) {
  return [title, ...bullets.map(bulletText), ...texts.map(({ content }) => content)].join('').length
}
