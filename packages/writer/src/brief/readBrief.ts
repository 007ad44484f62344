import type { Brief } from './brief.ts'
import type { PresentationType } from '../types.ts'
import { isEnglish } from '../language/isEnglish.ts'
import {
  calm,
  capitalise,
  isShouted,
  withAcronyms,
  withoutTitleCase,
} from '../language/letterCase.ts'
import { splitSentences } from '../language/splitSentences.ts'
import { shorten, tidy } from '../language/words.ts'
import { assignPeople } from './assignPeople.ts'
import { coverTitle } from './coverTitle.ts'
import { fieldLines } from './fieldLines.ts'
import { findTopic } from './findTopic.ts'
import { foreignTitle } from './foreignTitle.ts'
import { introduces } from './introduces.ts'
import { namedSections } from './namedSections.ts'
import { withPlaceNames } from './places.ts'
import { readFigures } from './readFigures.ts'
import { readOpening } from './readOpening.ts'
import { readStatement } from './readStatement.ts'

const asks =
  /\b(?:raising|to raise|we raise|seeking|looking for|asking for|(?:need|want|request(?:ing)?)\s.*\b(?:investment|funding|budget|capital|\d))/iu
const playful = /\b(?:fun|funny|playful|humorous|light-hearted|casual|kids|children|toddlers)\b/iu
const formal = /\b(?:formal|serious|board|academic|executives?|c-suite)\b/iu
const goal = /\b(?:goal|aim|purpose|objective)\s+(?:is|:)\s*(?:to\s+)?([^.!?]{3,90})/iu

/** Reads a prompt: `type` is the sort of deck that was chosen beside it. */
export function readBrief(prompt: string, type: PresentationType): Brief {
  const calmed = isShouted(prompt) ? calm(prompt) : prompt
  if (!isEnglish(calmed)) return foreignBrief(calmed)
  const text = withPlaceNames(withAcronyms(withoutTitleCase(fieldLines(calmed.trim()))))
  const { sections, rest } = namedSections(text)
  const sentences = splitSentences(rest)
  const found = findTopic(sentences, type)
  const people = assignPeople(found, { text: rest, type: found.kind ?? type })
  const title = coverTitle(found, people)
  // A sentence that is the title is not said again below it.
  const statements = sentences
    .flatMap((sentence) => readStatement(sentence, isRequest(sentence)))
    .filter((statement) => statement.toLowerCase() !== title.toLowerCase())
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
    ...(found.kind && { kind: found.kind }),
    ...(purpose !== undefined && { purpose: tidy(purpose) }),
    ...(ask !== undefined && { ask }),
    tone: toneOf(text),
    sections,
    figures: statements.flatMap((statement) => readFigures(statement)),
    statements,
  }
}

function isRequest(sentence: string): boolean {
  return readOpening(sentence).asks && introduces(sentence) === undefined
}

function toneOf(text: string): Brief['tone'] {
  if (playful.test(text)) return 'playful'
  return formal.test(text) ? 'formal' : 'plain'
}

/** Words in another language are kept as they are: no English sentence is built around them. */
function foreignBrief(prompt: string): Brief {
  const { sections, rest } = namedSections(prompt)
  const sentences = splitSentences(rest)
  const first = tidy(sentences[0] ?? prompt).replace(/[.。！!]+$/u, '')
  const phrase = { text: first, many: false }
  const statements = sentences.slice(1).map((sentence) => sentence.replace(/[.。]+$/u, ''))
  return {
    text: tidy(prompt),
    language: 'other',
    title: capitalise(shorten(foreignTitle(first), 80)),
    subject: { general: phrase, short: phrase, isActivity: false, isPhrase: false },
    isVenture: false,
    isProposal: false,
    tone: 'plain',
    sections,
    figures: statements.flatMap((statement) => readFigures(statement)),
    statements,
  }
}
