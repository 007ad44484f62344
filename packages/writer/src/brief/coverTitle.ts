import type { Phrase } from './brief.ts'
import type { People } from './assignPeople.ts'
import { capitalise } from '../language/letterCase.ts'
import { shorten } from '../language/words.ts'
import type { FoundTopic } from './findTopic.ts'
import { namesListeners } from './people.ts'

const coverLength = 60
const headlineLength = 80

/** The topic as it was typed, else the subject with people and place in the longest form that a cover holds. */
export function coverTitle(found: FoundTopic, people: People): string {
  const { headline } = found
  if (headline !== undefined && headline.length <= headlineLength) return headline
  const forms = [...givenForm(found), ...builtForms(found, people)]
  const fitting = forms.find((form) => form.length <= coverLength) ?? forms.at(-1) ?? ''
  return capitalise(fitting === '' ? 'Our idea' : shorten(fitting, coverLength))
}

/** A venture is known by what it makes, in the plural: there the typed words would name one of it. */
function givenForm({ named, given, angle }: FoundTopic): readonly string[] {
  const { name } = named.subject
  const isSort = named.isVenture && !named.isSingle && name === undefined
  return given === undefined || isSort || angle !== undefined ? [] : [calledBy(name, given)]
}

function builtForms({ named, topic, angle, sort }: FoundTopic, people: People): readonly string[] {
  const called = sort ?? calledBy(named.subject.name, named.label)
  const base = angle === undefined ? called : `${angle} for ${called}`
  const forWhom = peopleWords(named.isVenture, people)
  // A thing is made for a region; a shop stands in its town.
  const joint = named.isVenture && !named.isSingle && forWhom === '' ? 'for' : 'in'
  const where = topic.place ? ` ${joint} ${topic.place.text}` : ''
  return [
    `${base}${forWhom}${where}`,
    `${base}${forWhom}`,
    `${base}${where}`,
    base,
    called,
    named.subject.short.text,
  ]
}

function calledBy(name: string | undefined, words: string): string {
  return name === undefined ? words : `${name}: ${words}`
}

function peopleWords(isVenture: boolean, people: People): string {
  const named = isVenture ? people.customers : (people.customers ?? learners(people.audience))
  return named ? ` for ${named.text}` : ''
}

/** Those who learn belong in the title; a board that listens does not. */
function learners(audience: Phrase | undefined): Phrase | undefined {
  return audience && !namesListeners(audience.text) ? audience : undefined
}
