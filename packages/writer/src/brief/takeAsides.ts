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
/** How much there is of it neither. */
const counted =
  /^(.+),\s+(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?:modules?|sessions?|lessons?|units?|weeks?|days?|parts|chapters|hours?|minutes?|slides|pages)$/iu
const speaker = /^(.+?)\s+by\s+(?:an?|our)\s((?:\p{L}+\s)?\p{L}+)$/iu
const forAbout =
  /^(.{3,60}?)\s+(?:for|to)\s+(.{3,40}?)\s+(?:about|on|regarding|concerning|covering|explaining)\s+(.+)$/iu
const byFor = /^(.{3,60}?)\s+by\s+(.{3,40}?)\s+(for|about|on|to)\s+(.+)$/iu
const longest = 6
/** 'Nurses on the night shift', 'staff on call': it says which people. */
const atWork =
  /^(?:the\s|an?\s)?(?:\p{L}+\s)?(?:shifts?|duty|call|site|tour|campus|wards?|benefits|a budget|budgets?|incomes?)$/iu

/** 'Update for donors about the well, by our engineer' is an update about the well. */
export function takeAsides(sentence: string): Asides {
  const { rest, audiences } = behindCommas(sentence)
  const [, asked = '', people = '', topic = ''] = forAbout.exec(rest) ?? []
  if (asksOnly(asked) && isToldTo(people, topic))
    return { rest: `${asked} about ${topic}`, audiences: [people, ...audiences] }
  const [, own = '', , joint = '', told = ''] = byFor.exec(rest) ?? []
  return { rest: asksOnly(own) ? `${own} ${joint} ${told}` : rest, audiences }
}

/** Listeners that every list knows stay where they are: they may be those whom the thing is for. */
function behindCommas(sentence: string): Asides {
  let rest = sentence
  const audiences: string[] = []
  for (;;) {
    const spoken = withoutMeasure(rest) ?? spokenBy(rest)
    const [, before = '', people = ''] = forWhom.exec(rest) ?? []
    if (spoken !== undefined) rest = spoken
    else if (!namesPeople(people) && isWhom(people)) {
      rest = before
      audiences.unshift(people)
    } else return { rest, audiences }
  }
}

function isToldTo(people: string, topic: string): boolean {
  return isWhom(people) && !atWork.test(topic)
}

/** Without who speaks, how long and how much of it. */
function withoutMeasure(words: string): string | undefined {
  const found = [byWhom, during, counted].map((pattern) => pattern.exec(words)?.[1])
  return found.find((before) => before !== undefined)
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
