import type { Phrase } from './brief.ts'
import type { People } from './assignPeople.ts'
import { capitalise } from '../language/letterCase.ts'
import { shorten } from '../language/words.ts'
import type { FoundTopic } from './findTopic.ts'
import { namesListeners } from './people.ts'

const coverLength = 60
const headlineLength = 80

/** The subject with people and place, in the longest form that a cover holds in three lines. */
export function coverTitle(found: FoundTopic, people: People): string {
  const { headline, named, topic } = found
  if (headline !== undefined && headline.length <= headlineLength) return headline
  const { label, subject } = named
  const called = subject.name === undefined ? label : `${subject.name}: ${label}`
  const base = found.angle === undefined ? called : `${found.angle} for ${called}`
  const forWhom = peopleWords(named.isVenture, people)
  // A thing is made for a region; a shop stands in its town.
  const joint = named.isVenture && !named.isSingle && forWhom === '' ? 'for' : 'in'
  const where = topic.place ? ` ${joint} ${topic.place.text}` : ''
  const forms = [
    `${base}${forWhom}${where}`,
    `${base}${forWhom}`,
    `${base}${where}`,
    base,
    called,
    subject.short.text,
  ]
  const fitting = forms.find((form) => form.length <= coverLength) ?? shorten(base, coverLength)
  return capitalise(fitting === '' ? 'Our idea' : fitting)
}

function peopleWords(isVenture: boolean, people: People): string {
  const named = isVenture ? people.customers : (people.customers ?? learners(people.audience))
  return named ? ` for ${named.text}` : ''
}

/** Those who learn belong in the title; a board that listens does not. */
function learners(audience: Phrase | undefined): Phrase | undefined {
  return audience && !namesListeners(audience.text) ? audience : undefined
}
