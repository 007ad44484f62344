import { capitalise } from '../language/letterCase.ts'
import { tidy } from '../language/words.ts'
import { givenTitle } from './givenTitle.ts'
import type { Opening } from './readOpening.ts'
import type { Topic } from './readTopic.ts'
import type { ClauseTopic } from './topicOfClause.ts'
import { isWeak } from './withModifiers.ts'

export interface TitleWords {
  /** A question or 'how to' that is its own best title. */
  readonly headline?: string
  /** The topic in the words that were typed; absent where it had to be put together. */
  readonly given?: string
}

interface TitleClues {
  readonly opening: Opening
  readonly clause: ClauseTopic | undefined
  readonly topic: Topic
  /** The topic as it was typed, without its opening. */
  readonly rest: string
  /** The sentence that names the topic. */
  readonly telling: string
}

/** How the prompt itself words its topic: as a title of its own, or as words that a title can use. */
export function titleWords(clues: TitleClues): TitleWords {
  const { opening, clause, topic, rest, telling } = clues
  if (isHeadline(clues)) return { headline: capitalise(rest) }
  if (opening.title !== undefined) return { headline: titleOfReport(opening.title, topic) }
  if (topic.core === '') return { headline: capitalise(givenTitle(tidy(telling))) }
  const given = givenTitle(clause?.phrase ?? rest)
  if (opening.isExplained && !clause) return { headline: capitalise(`${given}, explained`) }
  const bare = given.replace(/^for\s/iu, '')
  const own = givenTitle(topic.core)
  return isWeak(opening.modifiers) && bare.startsWith(own) ? { given: bare } : {}
}

function isHeadline({ clause, rest, opening }: TitleClues): boolean {
  return clause?.isHeadline === true || isQuestion(rest, opening)
}

/** 'Could you make a deck on tea?' ends with a mark and asks nothing about tea. */
function isQuestion(rest: string, { asks }: Opening): boolean {
  return (
    rest.endsWith('?') &&
    (!asks ||
      /^(?:how|why|what|who|when|where|which|is|are|do|does|should|can|will)\b/iu.test(rest))
  )
}

function titleOfReport(title: string, { whose }: Topic): string {
  return capitalise(whose === undefined ? title : `${title} for ${whose}`)
}
