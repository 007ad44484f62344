import { bulletText, withBulletText, type Bullet } from '@deckloom/deck'

/** Shorter bullets are never divided, because they would not be the reason for an overflow. */
const leastLength = 120

/**
 * Returns the bullet in two parts, divided at the end of a sentence or else at a space near its middle; just the bullet
 * if it has neither.
 */
export function halvesOfBullet(bullet: Bullet): readonly Bullet[] {
  const text = bulletText(bullet)
  if (text.length < leastLength) return [bullet]
  const at =
    nearestToMiddle(text, /[.!?…。！？]\s*(?=\S)/gu) ?? nearestToMiddle(text, /\s+(?=\S)/gu)
  if (at === undefined) return [bullet]
  return [text.slice(0, at).trim(), text.slice(at).trim()].map((half) =>
    withBulletText(bullet, half),
  )
}

function nearestToMiddle(text: string, boundary: RegExp): number | undefined {
  const middle = text.length / 2
  const ends = Array.from(text.matchAll(boundary), (match) => match.index + match[0].length)
  const near = ends.filter((end) => Math.abs(end - middle) < text.length * 0.3)
  return near.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
}
