import type { Brief } from '../brief/brief.ts'
import { fill } from '../language/fill.ts'
import { capitalise } from '../language/letterCase.ts'
import { shorten } from '../language/words.ts'
import { firstFitting } from '../wording/expand.ts'
import type { Phrases } from '../wording/phrases.ts'
import type { Slots } from '../wording/slots.ts'
import { phrasesFor } from '../wording/wordings.ts'
import type { ChosenNarrative } from './chooseNarrative.ts'
import { layoutLimits } from './layoutLimits.ts'
import type { PlannedSlide } from './plannedSlide.ts'

interface CoverParts {
  readonly brief: Brief
  readonly chosen: ChosenNarrative
  readonly slots: Slots
  readonly title: string
}

export function coverSlide({ brief, chosen, slots, title }: CoverParts): PlannedSlide {
  const phrases = phrasesFor(brief.language)
  const lead = firstFitting(chosen.narrative.leads, slots, { chars: layoutLimits.cover.item }) ?? ''
  return {
    role: 'cover',
    title: shorten(title, 90),
    eyebrow: eyebrowFor(chosen, phrases),
    points: [lead, phrases.presented],
    notes: coverNotes(brief, phrases),
    layouts: ['cover-image', 'cover'],
    picture: title,
  }
}

function eyebrowFor({ family, type }: ChosenNarrative, { eyebrows }: Phrases): string {
  if (family === 'explainer' && type === 'pitch') return eyebrows.talk
  return family === 'proposal' ? eyebrows.proposal : eyebrows[type]
}

function coverNotes({ purpose, tone }: Brief, { welcome, aim, manners }: Phrases): string {
  const given = purpose === undefined ? '' : fill(aim, purpose)
  return `${welcome}${given}${tone === 'plain' ? '' : manners[tone]}`
}

/** Rows are the chapters that the deck really has. */
export function agendaSlide(rows: readonly string[], phrases: Phrases): PlannedSlide {
  const shown = rows.slice(0, layoutLimits.agenda.items[1])
  return {
    role: 'agenda',
    title: fill(phrases.agendaTitle, phrases.counts[shown.length] ?? String(shown.length)),
    points: shown.map((row) => shorten(row, layoutLimits.agenda.item)),
    notes: phrases.agendaNotes,
    layouts: ['agenda'],
    picture: 'plan path',
  }
}

export interface Section {
  readonly number: number
  readonly title: string
  readonly lead: string
}

export function sectionSlide({ number, title, lead }: Section, phrases: Phrases): PlannedSlide {
  const { title: titleLimit, item } = layoutLimits['section header']
  return {
    role: 'section',
    title: shorten(title, titleLimit),
    eyebrow: String(number),
    points: lead === '' ? [] : [shorten(capitalise(lead), item)],
    notes: phrases.sectionNotes,
    layouts: ['section header'],
    picture: title,
  }
}

/** `ask` is the person's own sentence that asks; it stands in place of the prompt for one. */
export function closingSlide(chosen: ChosenNarrative, slots: Slots, ask?: string): PlannedSlide {
  const { titles, leads, contacts, notes } = chosen.narrative.closing
  const limit = layoutLimits.closing
  const asked = ask !== undefined && ask.length <= limit.item ? ask : undefined
  return {
    role: 'closing',
    title: firstFitting(titles, slots, { chars: limit.title, words: 12 }) ?? titles.at(-1) ?? '',
    points: [asked ?? firstFitting(leads, slots, { chars: limit.item }) ?? '', ...contacts],
    notes,
    layouts: ['closing'],
    picture: 'next goal',
  }
}
