import { namesBody, namesPeople, namesWorkers } from './people.ts'
import { readOpening } from './readOpening.ts'
import { countWords } from '../language/words.ts'

/** The sentence that names the topic, without words that say who speaks and who listens. */
export interface Asides {
  readonly rest: string
  /** Who listens, where only the comma before 'for' says so, in order: 'prisoners', 'the justice ministry'. */
  readonly audiences: readonly string[]
}

const forWhom = /^(.+),\s+(?:for|to|aimed at)\s+([^,]+)$/iu
/** Who speaks, or what is told apart; a year belongs to the topic. */
const byWhom = /^(.+),\s+by\s+[^,\d]+$/iu
/** How long it takes is no part of the subject. */
const during =
  /^(.+?),?\s+(?:in|within)\s+(?:an?|one|two|three|half an|\d+)\s(?:hours?|minutes?|mins?|slides)$/iu
const speaker = /^(.+?)\s+by\s+(?:an?|our)\s((?:\p{L}+\s)?\p{L}+)$/iu
const forAbout =
  /^(.{3,60}?)\s+(?:for|to)\s+(.{3,40}?)\s+(?:about|on|regarding|concerning|covering|explaining)\s+(.+)$/iu
const byFor = /^(.{3,60}?)\s+by\s+(.{3,40}?)\s+(for|about|on|to)\s+(.+)$/iu
const longest = 6

/** 'Update for donors about the well, by our engineer' is an update about the well. */
export function takeAsides(sentence: string): Asides {
  const { rest, audiences } = behindCommas(sentence)
  const [, asked = '', people = '', topic = ''] = forAbout.exec(rest) ?? []
  if (asksOnly(asked) && isWhom(people))
    return { rest: `${asked} about ${topic}`, audiences: [people, ...audiences] }
  const [, own = '', , joint = '', told = ''] = byFor.exec(rest) ?? []
  return { rest: asksOnly(own) ? `${own} ${joint} ${told}` : rest, audiences }
}

/** Listeners that every list knows stay where they are: they may be those whom the thing is for. */
function behindCommas(sentence: string): Asides {
  let rest = sentence
  const audiences: string[] = []
  for (;;) {
    const spoken = byWhom.exec(rest)?.[1] ?? during.exec(rest)?.[1] ?? spokenBy(rest)
    const [, before = '', people = ''] = forWhom.exec(rest) ?? []
    if (spoken !== undefined) rest = spoken
    else if (!namesPeople(people) && isWhom(people)) {
      rest = before
      audiences.unshift(people)
    } else return { rest, audiences }
  }
}

/** 'Black holes by an astronomer'; 'a film by a collective' stays. */
function spokenBy(words: string): string | undefined {
  const [, before, person = ''] = speaker.exec(words) ?? []
  return namesPeople(`${person}s`) || namesWorkers(`${person}s`) ? before : undefined
}

function isWhom(people: string): boolean {
  if (people === '' || countWords(people) > longest) return false
  return namesPeople(people) || namesBody(people) || namesWorkers(people)
}

/** 'A deck', 'Create a short update': words that ask and name no topic. */
function asksOnly(words: string): boolean {
  if (words === '') return false
  const { asks, rest } = readOpening(words)
  return asks && rest === ''
}
