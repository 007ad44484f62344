import { ownTemplates, type TemplateItem } from '@deckloom/contract'
import type { Slide } from '@deckloom/deck'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'
import {
  deleteOwnTemplate,
  findOwnTemplate,
  insertOwnTemplate,
  listOwnTemplates,
  type OwnTemplateRow,
} from './templatesRepository.ts'

const notFound = 'This template no longer exists.'
const isFull = 'You have 100 templates of your own. Delete one to save another.'

export interface OwnTemplatePorts {
  readonly queries: Queries
  /** A deck if the caller may copy it. */
  readonly readDeck: (which: {
    readonly id: number
    readonly userId: string
  }) => Promise<{ readonly slides: readonly Slide[] } | Failure>
}

interface Which {
  readonly id: string
  readonly userId: string
}

export async function ownTemplateItems(
  queries: Queries,
  userId: string,
): Promise<readonly TemplateItem[]> {
  return (await listOwnTemplates(queries, userId)).map(presentOwn)
}

/** Saves a deck's current state as a template; later changes of the deck have no effect. */
export async function saveOwnTemplate(
  { queries, readDeck }: OwnTemplatePorts,
  saved: {
    readonly userId: string
    readonly presentationId: number
    readonly name: string
    readonly description?: string | undefined
  },
): Promise<TemplateItem | Failure> {
  const { userId, presentationId, name, description = '' } = saved
  const deck = await readDeck({ id: presentationId, userId })
  if (deck instanceof Failure) return deck
  const { slides } = deck
  const [cover] = slides
  if (!cover) return new Failure('last_slide')
  const kept = await insertOwnTemplate(queries, { userId, name, description, slides })
  if (!kept) return new Failure('quota_exceeded', isFull)
  return presentOwn({ ...kept, slideCount: slides.length, cover })
}

/** A person's own template by its gallery id; undefined for other ids and templates of others. */
export async function openOwnTemplate(queries: Queries, { id, userId }: Which) {
  const number = numberOf(id)
  const found = number && (await findOwnTemplate(queries, { id: number, userId }))
  return found ? presentWhole(found) : undefined
}

export async function removeOwnTemplate(
  queries: Queries,
  { id, userId }: Which,
): Promise<Failure | undefined> {
  const number = numberOf(id)
  const isGone = number !== undefined && (await deleteOwnTemplate(queries, { id: number, userId }))
  return isGone ? undefined : new Failure('not_found', notFound)
}

function numberOf(id: string): number | undefined {
  const digits = /^mine-([1-9]\d{0,8})$/.exec(id)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

function presentOwn(
  row: Pick<OwnTemplateRow, 'id' | 'name' | 'description' | 'createdAt'> & {
    readonly slideCount: number
    readonly cover: Slide
  },
): TemplateItem {
  return { ...factsOf(row), thumbnail: null, slideCount: row.slideCount, cover: row.cover }
}

function presentWhole(row: OwnTemplateRow) {
  return { ...factsOf(row), slides: row.slides }
}

function factsOf(row: Pick<OwnTemplateRow, 'id' | 'name' | 'description' | 'createdAt'>) {
  return {
    id: `mine-${row.id}`,
    name: row.name,
    description: row.description ?? '',
    category: ownTemplates,
    isPremium: false,
    isPopular: false,
    createdAt: row.createdAt.toISOString(),
  } as const
}
