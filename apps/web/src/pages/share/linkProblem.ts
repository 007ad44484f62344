import { ApiError } from '@deckloom/contract'

const longDate = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' })
const longDateWithYear = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

interface LinkProblem {
  readonly title: string
  readonly text: string
}

/** Says why a link shows nothing. */
export function linkProblem(error: unknown, now = new Date()): LinkProblem {
  if (!(error instanceof ApiError)) {
    return { title: 'The server could not be reached', text: 'Check your connection and reload.' }
  }
  if (error.body?.code === 'link_ended') {
    const { endedAt } = error.body
    return {
      title:
        endedAt === undefined
          ? 'This link has ended.'
          : `This link ended on ${dayOf(endedAt, now)}.`,
      text: 'Ask the person who sent it for a new one.',
    }
  }
  return {
    title: 'This link doesn’t work',
    text: 'It’s incomplete, or the presentation is gone. Ask the person who sent it.',
  }
}

function dayOf(moment: string, now: Date): string {
  const date = new Date(moment)
  const format = date.getFullYear() === now.getFullYear() ? longDate : longDateWithYear
  return format.format(date)
}
