import { type Audience, workspaceLimits } from '@deckloom/contract'
import { axisSteps } from '@deckloom/scene'

/** Formats milliseconds as 4:52, or 1:04:52 from an hour on. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Returns the steps of an axis of time, in seconds: round seconds, or from two minutes on round minutes. */
export function timeSteps(mostSeconds: number): readonly number[] {
  const unit = mostSeconds < 120 ? 1 : 60
  return axisSteps(mostSeconds / unit, 4).map((step) => Math.round(step * unit))
}

/** Formats a share of visitors as a whole percentage; 0% of none. */
export function shareText(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`
}

/** Returns what a link is called: its own name, or its place among the links of the deck. */
export function linkName(links: Audience['links'], id: number): string {
  const place = links.findIndex((link) => link.id === id)
  const link = links[place]
  const name = link?.label ?? `Link ${place + 1}`
  return link?.isEnded ? `${name} (ended)` : name
}

/** Compares a number of visits with as many days before, if they had any: "6 more than the 30 days before". */
export function comparisonText(
  { visits, visitsBefore }: Pick<Audience['totals'], 'visits' | 'visitsBefore'>,
  days: string,
): string | undefined {
  if (visitsBefore === null || visitsBefore === 0) return undefined
  const difference = visits - visitsBefore
  if (difference === 0) return `As many as the ${days} days before`
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than the ${days} days before`
}

/** Says how long visits are kept: "Visits are deleted after 90 days.", and the addresses that visitors gave. */
export function keptText(days: number | null): string {
  const visits =
    days === null
      ? 'Visits are kept until the presentation is deleted.'
      : `Visits are deleted after ${days === 1 ? 'a day' : `${days} days`}.`
  return `${visits} Email addresses that visitors give stay in the share dialog for ${workspaceLimits.guestDays} days.`
}
