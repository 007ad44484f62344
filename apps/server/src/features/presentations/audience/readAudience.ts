import type { Audience } from '@deckloom/contract'
import { readContent } from '@deckloom/deck'
import type { Queries } from '../../../db/openDatabase.ts'
import { Failure } from '../../../http/errors/failure.ts'
import { mayShare } from '../decks/presentationPolicy.ts'
import { findPresentation, type Seen } from '../decks/presentationsRepository.ts'
import { editsByLink } from '../people/linkMembersRepository.ts'
import { fillDays, startOfDays } from './audienceDays.ts'
import {
  type Counted,
  countDownloads,
  countVisits,
  listVisitedLinks,
  listVisitors,
  sumDays,
  sumSlides,
  sumVisits,
} from './audienceRepository.ts'

export interface AudiencePorts {
  readonly queries: Queries
  readonly now: () => Date
  /** How long visits are kept; undefined for ever. */
  readonly keptMs: number | undefined
}

/** What somebody asks about the audience of a deck. */
export interface AudienceQuestion {
  readonly id: number
  readonly userId: string
  readonly link?: number | undefined
  readonly days?: number | undefined
}

const invitedOnly =
  'Only the owner and editors who were invited can see who read this presentation.'
const dayMs = 24 * 60 * 60 * 1_000

/** How a deck was read through its links, for those who may share it. */
export async function readAudience(
  ports: AudiencePorts,
  question: AudienceQuestion,
): Promise<Audience | Failure> {
  const { queries, now, keptMs } = ports
  const opened = await openAudience(ports, question)
  if (opened instanceof Failure) return opened
  const { seen, counted, links, slides } = opened
  const ids = slides.map(({ id }) => id)
  const sums = await sumSlides(queries, counted)
  return {
    countsReaders: seen.presentation.countsReaders,
    keptDays: keptMs === undefined ? null : Math.round(keptMs / dayMs),
    links: links.map(({ showsNotes: _showsNotes, ...link }) => ({
      ...link,
      createdAt: link.createdAt.toISOString(),
    })),
    totals: {
      ...(await sumVisits(queries, { ...counted, lastSlide: ids.at(-1) })),
      visitsBefore: await countEarlier(ports, counted, question.days),
      downloads: await countDownloads(queries, counted),
    },
    slides: slides.map(({ id, title }) => ({
      id,
      title,
      ...(sums.get(id) ?? { medianMs: 0, visitors: 0 }),
    })),
    days: fillDays(await sumDays(queries, counted), { from: counted.from, now: now() }),
    visitors: (await listVisitors(queries, { ...counted, slides: ids })).map((visitor) => ({
      ...visitor,
      lastAt: visitor.lastAt.toISOString(),
    })),
  }
}

/** The deck, if the caller may share it, its links, and the slides that these show. */
export async function openAudience(
  { queries, now }: AudiencePorts,
  { id, userId, link, days }: AudienceQuestion,
) {
  const seen = await findShareable(queries, { id, userId })
  if (seen instanceof Failure) return seen
  const links = await listVisitedLinks(queries, { deckId: id, now: now() })
  if (link !== undefined && links.every((other) => other.id !== link))
    return new Failure('not_found')
  const from = days === undefined ? undefined : startOfDays(days, now())
  const asked = links.filter((other) => link === undefined || other.id === link)
  return { seen, links, counted: { deckId: id, link, from }, slides: slidesOf(seen, asked) }
}

/** The deck, if the caller may share it by more than a link that somebody passed on to them (0100). */
export async function findShareable(
  queries: Queries,
  which: { readonly id: number; readonly userId: string },
): Promise<Seen | Failure> {
  const seen = await findPresentation(queries, which)
  if (!seen) return new Failure('not_found')
  const mayAsk = mayShare(seen.role) && !(await editsByLink(queries, which, seen))
  return mayAsk ? seen : new Failure('forbidden', invitedOnly)
}

/** The slides that readers of some of these links are shown. */
function slidesOf(
  { presentation: { slides, showsNotes } }: Seen,
  links: readonly { readonly showsNotes: boolean | null }[],
) {
  const showsHidden = showsNotes && links.some((link) => link.showsNotes !== false)
  return slides.shownTo({ role: 'link', showsNotes, showsHidden }).map(readContent)
}

/** Visits in as many days before, unless some of them are deleted by now. */
async function countEarlier(
  { queries, keptMs }: AudiencePorts,
  counted: Counted,
  days: number | undefined,
): Promise<number | null> {
  const { from: before } = counted
  if (before === undefined || days === undefined) return null
  if (keptMs !== undefined && keptMs < 2 * days * dayMs) return null
  const from = new Date(before.getTime() - days * dayMs)
  return countVisits(queries, { ...counted, from, before })
}
