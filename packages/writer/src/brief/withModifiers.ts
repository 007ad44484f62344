import { tidy } from '../language/words.ts'
import type { Opening } from './readOpening.ts'
import type { Topic } from './readTopic.ts'

const periodical = /^(?:qbr|quarterly|annual|monthly|weekly|yearly|half-year)\b/iu
const weak =
  /^(?:(?:quarterly|annual|monthly|weekly|yearly|half-year|project|status|team|company|product|business|launch|progress|incident|internal|school|sales|marketing|strategy|customer|client|user)\s*)+$/iu

/** 'Quarterly review for Acme Corp' speaks of results, and Acme Corp is whose they are. */
export function isOwner({ core }: Topic, rest: string): boolean {
  return core === '' || (/^\p{Lu}/u.test(core) && /^(?:for|at|in|to)\s/u.test(rest))
}

/** 'The board of a regional hospital' hears about the hospital. */
const bodyOf =
  /^(?:the\s|our\s)?(?:board|council|trustees|owners|management|directors|shareholders|supervisory board)\sof\s(.+)$/iu

function resultsOf({ title = '', period: named }: Opening, topic: Topic): Partial<Topic> {
  const spoken =
    title === 'QBR' ? 'quarterly' : title.toLowerCase().replace(/(?:\sbusiness)?\s\S+$/u, '')
  const period = named ?? spoken
  const told = topic.people.map(({ text }) => bodyOf.exec(text)?.[1]).find(Boolean)
  const whose = topic.core === '' ? told : topic.core
  return { core: `our ${period} results`, ...(whose !== undefined && { whose }) }
}

const unnamedResults = /^(?:sales|marketing|project|team|company|product|business|financial)$/iu

/** Words that say something and did not become the topic: 'Summer sale campaign for Acme shoes'. */
export function isDropped(modifiers: string, topic: Topic): boolean {
  return modifiers !== '' && !weak.test(modifiers) && !topic.core.startsWith(modifiers)
}

export function isWeak(modifiers: string): boolean {
  return modifiers === '' || weak.test(modifiers)
}

/** 'Cybersecurity awareness training for employees': the words before the sort of deck are the topic. */
export function withModifiers(topic: Topic, opening: Opening): Topic {
  return titledTopic(topic, opening) ?? modifiedTopic(topic, opening)
}

function titledTopic(topic: Topic, opening: Opening): Topic | undefined {
  const { modifiers, title, period } = opening
  if (title === undefined) return undefined
  const isOfResults = periodical.test(title) || (period !== undefined && modifiers === '')
  if (isOfResults) return { ...topic, ...resultsOf(opening, topic) }
  return topic.core === '' ? undefined : { ...topic, core: modifiers, whose: topic.core }
}

function modifiedTopic(topic: Topic, { modifiers, kind }: Opening): Topic {
  if (modifiers === '') return topic
  if (topic.core !== '' && (weak.test(modifiers) || topic.core.includes(' '))) return topic
  if (topic.core !== '') {
    const joint = /\d/u.test(topic.core) ? '' : 'for '
    return { ...topic, core: modifiers, tail: tidy(`${joint}${topic.core} ${topic.tail}`) }
  }
  return {
    ...topic,
    core: kind === 'report' && unnamedResults.test(modifiers) ? `${modifiers} results` : modifiers,
  }
}
