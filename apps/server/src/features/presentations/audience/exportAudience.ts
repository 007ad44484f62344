import { Failure } from '../../../http/errors/failure.ts'
import { listVisits } from './audienceRepository.ts'
import { csvOf } from './csvOf.ts'
import { type AudiencePorts, type AudienceQuestion, openAudience } from './readAudience.ts'

/** The visits of a deck as CSV, newest first, with a column for each slide. */
export async function exportAudience(
  ports: AudiencePorts,
  question: AudienceQuestion,
): Promise<string | Failure> {
  const opened = await openAudience(ports, question)
  if (opened instanceof Failure) return opened
  const { counted, links, slides } = opened
  const labels = new Map(links.map(({ id, label }, index) => [id, label ?? `Link ${index + 1}`]))
  const visits = await listVisits(ports.queries, counted)
  return csvOf([
    [
      'Opened (UTC)',
      'Link',
      'Visitor',
      'Email',
      'Seconds',
      'Slides seen',
      'Saw the last slide',
      ...slides.map(({ title }, index) => `Slide ${index + 1}: ${title || 'Untitled'} (seconds)`),
    ],
    ...visits.map((visit) => {
      const shown = new Map(Object.entries(visit.slides))
      const times = slides.map(({ id }) => shown.get(id))
      const ms = [...shown.values()].reduce((sum, time) => sum + time, 0)
      return [
        visit.startedAt.toISOString().slice(0, 19).replace('T', ' '),
        labels.get(visit.linkId) ?? '',
        visit.visitorId,
        visit.email ?? '',
        secondsOf(ms),
        times.filter((time) => time !== undefined).length,
        times.at(-1) === undefined ? 'no' : 'yes',
        ...times.map((time) => (time === undefined ? '' : secondsOf(time))),
      ]
    }),
  ])
}

function secondsOf(ms: number): number {
  return Math.round(ms / 100) / 10
}
