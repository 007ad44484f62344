import type { Brief, Phrase } from '../brief/brief.ts'
import { withArticle } from '../language/article.ts'
import { domainFor } from './domainFor.ts'

/** The phrases that a template may name. An absent one makes a template that needs it unusable. */
export const slotNames = [
  'subject',
  'short',
  /** The short form of a doing, and of anything else: 'brewing coffee', 'fire safety'. */
  'activity',
  'thing',
  'offer',
  'one',
  'place',
  'audience',
  'customers',
  'person',
  'a person',
  'people',
  'pain',
  'rivals',
  'measure',
  'price',
  'proof',
  'scene',
] as const
export type SlotName = (typeof slotNames)[number]
export type Slots = Readonly<Partial<Record<SlotName, Phrase>>>

/** The phrases of a brief. In a language that the templates do not speak, only general words remain. */
export function slotsFor(brief: Brief): Slots {
  if (brief.language !== 'en' && brief.language !== 'other') return foreignSlots(brief)
  const domain = domainFor(
    `${brief.subject.general.text} ${brief.subject.name === undefined ? '' : brief.title}`,
    `${brief.title} ${brief.text.slice(0, 1_000)}`,
  )
  const spoken = brief.subject.isPhrase
  const people = many(domain.people)
  return {
    ...(spoken && {
      subject: brief.subject.general,
      short: brief.subject.short,
      offer: offerOf(brief),
      [brief.subject.isActivity ? 'activity' : 'thing']: brief.subject.short,
    }),
    ...(spoken && brief.subject.one !== undefined && { one: one(withArticle(brief.subject.one)) }),
    ...(brief.place && { place: brief.place }),
    ...(brief.audience && { audience: brief.audience }),
    customers:
      brief.customers ?? (brief.place ? many(`${domain.people} in ${brief.place.text}`) : people),
    person: one(domain.person),
    'a person': one(withArticle(domain.person)),
    people,
    pain: one(domain.pain),
    rivals: many(domain.rivals),
    measure: many(domain.measure),
    price: one(domain.price),
    proof: one(domain.proof),
    scene: one(domain.scene),
  }
}

/** Other languages name the subject before a colon, and listeners with their preposition; both need no grammar. */
function foreignSlots({ subject, audience }: Brief): Slots {
  return { ...(subject.isPhrase && { short: subject.short }), ...(audience && { audience }) }
}

function one(text: string): Phrase {
  return { text, many: false }
}

function many(text: string): Phrase {
  return { text, many: true }
}

/** The thing as those who present it call it. */
function offerOf(brief: Brief): Phrase {
  const { name, short, general } = brief.subject
  const thing = brief.subject.one
  if (name !== undefined) return { text: name, many: false }
  if (/^our\s/iu.test(general.text)) return short
  if (thing === undefined || brief.subject.isActivity) return short
  const words = thing.split(/\s+/u)
  return { text: `our ${words.length <= 2 ? thing : words.slice(-2).join(' ')}`, many: false }
}
