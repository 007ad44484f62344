import type { Brief } from '../brief/brief.ts'
import type { ChosenNarrative } from './chooseNarrative.ts'
import { capitalise } from '../language/letterCase.ts'
import { shorten } from '../language/words.ts'
import { firstFitting } from '../wording/expand.ts'
import type { Slots } from '../wording/slots.ts'
import { layoutLimits } from './layoutLimits.ts'
import type { PlannedSlide } from './plannedSlide.ts'

const countNames = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const eyebrows = {
  pitch: 'Pitch',
  report: 'Report',
  marketing: 'Marketing plan',
  training: 'Training',
} as const

interface CoverParts {
  readonly brief: Brief
  readonly chosen: ChosenNarrative
  readonly slots: Slots
  readonly title: string
}

export function coverSlide({ brief, chosen, slots, title }: CoverParts): PlannedSlide {
  const isTalk = chosen.narrative.id === 'explainer' && chosen.type === 'pitch'
  const lead = firstFitting(chosen.narrative.leads, slots, { chars: layoutLimits.cover.item }) ?? ''
  return {
    role: 'cover',
    title: shorten(title, 90),
    eyebrow: isTalk
      ? 'A talk'
      : chosen.narrative.id === 'proposal'
        ? 'Proposal'
        : eyebrows[chosen.type],
    points: [lead, brief.language === 'en' ? 'Presented by [your name], [date]' : '[Name], [date]'],
    notes: coverNotes(brief),
    layouts: ['cover'],
    picture: title,
  }
}

const welcome =
  'Say who you are and why this subject is yours in two sentences. Then give the promise of the talk: what listeners will know or be able to decide at the end.'
const manners = {
  plain: '',
  playful: ' Keep it light: one surprise a slide is enough.',
  formal: ' Keep it sober: short sentences, sources at hand.',
} as const

function coverNotes(brief: Brief): string {
  const aim = brief.purpose === undefined ? '' : ` The aim that was given: ${brief.purpose}.`
  return `${welcome}${aim}${manners[brief.tone]}`
}

/** Rows are the chapters that the deck really has. */
export function agendaSlide(rows: readonly string[]): PlannedSlide {
  const shown = rows.slice(0, layoutLimits.agenda.items[1])
  return {
    role: 'agenda',
    title: `The story in ${countNames[shown.length] ?? 'several'} parts`,
    points: shown.map((row) => shorten(row, layoutLimits.agenda.item)),
    notes: 'Read the questions rather than the names. Say which part you will spend most time on.',
    layouts: ['agenda'],
    picture: 'plan path',
  }
}

export function sectionSlide(number: number, title: string, lead: string): PlannedSlide {
  return {
    role: 'section',
    title: shorten(title, layoutLimits['section header'].title),
    eyebrow: String(number),
    points: lead === '' ? [] : [shorten(capitalise(lead), layoutLimits['section header'].item)],
    notes:
      'Pause for a breath. Say in one sentence what was shown so far and which question comes next.',
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
    title: firstFitting(titles, slots, { chars: limit.title, words: 12 }) ?? '',
    points: [asked ?? firstFitting(leads, slots, { chars: limit.item }) ?? '', ...contacts],
    notes,
    layouts: ['closing'],
    picture: 'next goal',
  }
}
