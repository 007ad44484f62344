import { layouts, type LayoutTemplate, type PointsForm } from '@deckloom/deck'
import { shorten } from '../language/words.ts'
import type { PlannedSlide } from '../plan/plannedSlide.ts'
import type { OutlineEntry } from '../types.ts'
import { cleanText } from './cleanText.ts'
import { listOf, findMember } from './fields.ts'
import { formOf, shapeOf } from './forms.ts'
import type { Known } from './known.ts'
import { readPoints } from './readPoints.ts'

const titleLength = 110
const factLength = 400
const mostFacts = 12
/** Decks with at least this many slides have an agenda as their second slide. */
const withAgenda = 8
const { items: agendaRows, item: agendaRow } = layouts.agenda.limits

export interface EntryPlace {
  readonly id: string
  readonly index: number
  readonly count: number
  readonly known: Known
}

/**
 * Reads an entry of a model's outline, or returns undefined if it has no title or the title has an
 * unknown figure.
 */
export function readEntry(value: unknown, place: EntryPlace): OutlineEntry | undefined {
  const title = shorten(
    cleanText(findMember(value, 'title', 'slide_title', 'headline')),
    titleLength,
  )
  if (!/[\p{L}\p{N}]/u.test(title) || !place.known(title)) return undefined
  const form = formOf(findMember(value, 'form', 'type', 'layout'))
  const role = roleOf(place, form)
  const { items, characters } =
    role === 'agenda' ? { items: agendaRows[1], characters: agendaRow } : shapeOf(form)
  const given = findMember(value, 'points', 'bullets', 'content')
  const points = readPoints(given, { items, characters }).filter(place.known)
  const facts = listOf(findMember(value, 'facts'))
    .slice(0, mostFacts)
    .map((fact) => shorten(cleanText(fact), factLength))
    .filter((fact) => fact !== '' && place.known(fact))
  const isAgenda = role === 'agenda' && points.length >= agendaRows[0]
  const kept = role === 'agenda' && !isAgenda ? 'content' : role
  return {
    id: place.id,
    title,
    points,
    draft: {
      role: kept,
      form,
      points,
      facts,
      notes: '',
      layouts: layoutsFor(kept, form),
      picture: shorten(cleanText(findMember(value, 'picture', 'visual', 'image')), 60) || title,
    },
  }
}

function roleOf({ index, count }: EntryPlace, form: PointsForm): PlannedSlide['role'] {
  if (index === 0) return 'cover'
  if (index === count - 1) return 'closing'
  if (index === 1 && count >= withAgenda) return 'agenda'
  return form === 'section' ? 'section' : 'content'
}

const ownLayouts: Readonly<
  Record<Exclude<PlannedSlide['role'], 'content'>, readonly LayoutTemplate[]>
> = {
  cover: ['cover-image', 'cover'],
  agenda: ['agenda'],
  section: ['section header'],
  closing: ['closing', 'title + bullets'],
}

function layoutsFor(role: PlannedSlide['role'], form: PointsForm): readonly LayoutTemplate[] {
  return role === 'content' ? shapeOf(form).layouts : ownLayouts[role]
}
