import type { Brief } from './brief.ts'
import type { PresentationType } from '../types.ts'
import { type ToldLanguage, toldLanguageOf } from '../wording/wordings.ts'
import {
  calm,
  capitalise,
  isShouted,
  withAcronyms,
  withoutTitleCase,
} from '../language/letterCase.ts'
import { splitSentences } from '../language/splitSentences.ts'
import { tidy } from '../language/words.ts'
import { assignPeople } from './assignPeople.ts'
import { coverTitle } from './coverTitle.ts'
import { factsBehindCommas } from './factsBehindCommas.ts'
import { fieldLines } from './fieldLines.ts'
import { findTopic, type FoundTopic } from './findTopic.ts'
import { foreignBrief } from './foreignBrief.ts'
import { introduces } from './introduces.ts'
import { listBehindColon } from './listBehindColon.ts'
import { namedSections } from './namedSections.ts'
import { withPlaceNames } from './places.ts'
import { readFigures } from './readFigures.ts'
import { readOpening } from './readOpening.ts'
import { readStatement } from './readStatement.ts'

const asks =
  /\b(?:raising|to raise|we raise|seeking|looking for|asking for|(?:need|want|request(?:ing)?)\s.*\b(?:investment|funding|budget|capital|\d))/iu
const playful = /\b(?:fun|funny|playful|humorous|light-hearted|casual|kids|children|toddlers)\b/iu
const formal = /\b(?:formal|serious|board|academic|executives?|c-suite)\b/iu
/** What is reported under a name of its own, which stays in the title. */
const looksBack =
  /^(?:an?\s|the\s|our\s)?(?:retrospective|post-?mortem|debrief|evaluation|survey)\s(?:of|on|after)\s/iu
const goal = /\b(?:goal|aim|purpose|objective)\s+(?:is|:)\s*(?:to\s+)?([^.!?]{3,90})/iu

/**
 * Reads a prompt: `type` is the sort of deck that was chosen beside it; `spoken` is the language of the deck where
 * something else than the prompt decides it.
 */
export function readBrief(prompt: string, type: PresentationType, spoken?: ToldLanguage): Brief {
  const calmed = isShouted(prompt) ? calm(prompt) : prompt
  const language = spoken ?? toldLanguageOf(calmed)
  if (language !== 'en') return foreignBrief(calmed, language)
  const text = withPlaceNames(withAcronyms(withoutTitleCase(fieldLines(calmed.trim()))))
  const { sections, facts, sentences } = withoutLists(text)
  const rest = sentences.join(' ')
  const found = findTopic(sentences, type)
  const kind = kindOf(found, text)
  const isTaught = type === 'training' || kind === 'training'
  const people = assignPeople(found, { text: rest, type: kind ?? type, isTaught })
  const title = coverTitle(found, people)
  // A sentence that is the title is not said again below it.
  const stated = sentences
    .flatMap((sentence) => readStatement(sentence, isRequest(sentence)))
    .filter((statement) => !statement.toLowerCase().startsWith(title.toLowerCase()))
  const statements = [...facts.map((text) => capitalise(text)), ...stated]
  const ask = statements.find((sentence) => asks.test(sentence))
  const purpose = goal.exec(rest)?.[1]
  return {
    text,
    language: 'en',
    title,
    subject: found.named.subject,
    isVenture: found.named.isVenture,
    isProposal: found.isProposal,
    ...people,
    ...(found.topic.place && { place: found.topic.place }),
    ...(kind && { kind }),
    ...(purpose !== undefined && { purpose: tidy(purpose) }),
    ...(ask !== undefined && { ask }),
    tone: toneOf(text),
    sections,
    figures: [...facts, ...stated].flatMap((statement) => readFigures(statement)),
    statements,
  }
}

function kindOf({ kind }: FoundTopic, text: string): PresentationType | undefined {
  return kind ?? (looksBack.test(text) ? 'report' : undefined)
}

/** What the prompt lists, and its sentences without that. */
function withoutLists(text: string) {
  const named = namedSections(text)
  const [first = '', ...others] = splitSentences(named.rest)
  const { head, sections, facts } = listBehindColon(first)
  const isListed = sections.length > 0 || facts.length > 0
  const apart = !isListed && isAbout(head) ? factsBehindCommas(head) : { head, facts }
  return {
    sections: named.sections.length > 0 ? named.sections : sections,
    facts: apart.facts,
    sentences: [apart.head, ...others],
  }
}

/** A sentence that tells what the deck is about, and not something about it. */
function isAbout(sentence: string): boolean {
  if (readOpening(sentence).asks || introduces(sentence) !== undefined) return true
  return readStatement(sentence, false).length === 0
}

function isRequest(sentence: string): boolean {
  return readOpening(sentence).asks && introduces(sentence) === undefined
}

function toneOf(text: string): Brief['tone'] {
  if (playful.test(text)) return 'playful'
  return formal.test(text) ? 'formal' : 'plain'
}
