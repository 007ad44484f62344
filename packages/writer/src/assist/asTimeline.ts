import { type Bullet, bulletText, type Slide, splitLeadIn, withBulletText } from '@deckloom/deck'
import { capitalize } from '../language/letterCase.ts'
import { dateLed } from './dateWords.ts'
import { reportNothing, oneVersion } from './outcome.ts'
import type { AssistOutcome } from './types.ts'

const year = /(?<![\p{L}\d.,])((?:1[4-9]|20)\d{2})(?![\p{L}\d]|[.,]\d)/u

/** Returns the slide as a timeline, with each line led by its date. */
export function asTimeline(slide: Slide): AssistOutcome {
  const dated = slide.bullet_points.map((bullet) => ({ bullet: datedBullet(bullet) }))
  const moments = dated.flatMap(({ bullet }) => (bullet === undefined ? [] : [bullet]))
  if (moments.length < 2 || moments.length < dated.length) {
    return reportNothing('A timeline needs a date in every line, such as “2024: first pilot”.')
  }
  const years = moments.map(({ at }) => at)
  const inOrder = years.every((at) => at !== undefined)
    ? moments.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
    : moments
  return oneVersion(`A timeline of ${moments.length} moments`, {
    ...slide,
    layout_template: 'timeline',
    bullet_points: inOrder.map(({ line }) => line),
  })
}

interface Moment {
  readonly line: Bullet
  /** Undefined if the year is not known. */
  readonly at: number | undefined
}

function datedBullet(bullet: Bullet): Moment | undefined {
  const text = bulletText(bullet).trim()
  const found = year.exec(text)?.[1]
  const at = found === undefined ? undefined : Number(found)
  if (dateLed.test(text)) return { line: addLead(bullet, text), at }
  return found === undefined
    ? undefined
    : { line: withBulletText(bullet, `${found}: ${capitalize(text)}`), at }
}

/**
 * Turns '2024 first pilot' into '2024: First pilot'; a line that already has a lead-in stays as it
 * is.
 */
function addLead(bullet: Bullet, text: string): Bullet {
  if (splitLeadIn(text, 1)) return bullet
  const [moment = ''] = dateLed.exec(text) ?? []
  const rest = text.slice(moment.length).replace(/^[\s,–—-]+/u, '')
  return rest === '' ? bullet : withBulletText(bullet, `${moment}: ${capitalize(rest)}`)
}
