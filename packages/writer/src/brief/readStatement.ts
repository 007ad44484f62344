import { capitalise } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'

const instruction =
  /^(?:please|kindly|keep|make|create|generate|write|prepare|design|use|don['’]?t|do not|avoid|add|include|cover|focus|highlight|mention|explain|show|present|describe|give|start|end|finish|tone|style|audience|the (?:audience|tone|style|goal|aim|purpose|deck|presentation|slides)|this (?:deck|presentation|is for)|it should|it is for|can you|could you|i (?:need|want|would like)|(?:we|i) (?:need|want|hope|aim) to (?:convince|persuade|win over)|we (?:need|want) (?:a|the|to) (?:deck|presentation|slides)|help me|length|format|slides?:)\b/iu
const statedClause =
  /(?:^|[,;:.–—-]\s+|\s(?:where|because|and|that|which|as|since)\s+)((?:(?:we|our|they|it|the company|revenue|sales|users|customers|last year|this year|so far|currently)\b|[\p{L}\s-]{3,40}\s(?:grew|rose|fell|increased|decreased|dropped|reached|doubled|tripled)\b).*)$/iu
const finite =
  /\b(?:is|are|was|were|has|have|had|will|can|cannot|do|does|did|grew|rose|fell|lost|lose|loses|reached|won|want|need|needs|wants|sell|sells|make|makes|use|uses|save|saves|cost|costs|pay|pays|work|works|help|helps|build|builds|built|raise|raising|increased|decreased|dropped|doubled|tripled|run|runs|serve|serves|connects?|offers?|provides?|lets?|allows?|started|launched|opened|signed|served|earn|earned|generated?|spend|spends?|live|lives|lack|lacks|must|should|take|takes|charge|charges|expect|plan|know|sold|made|hired|cut)\b/iu

/** The part of a sentence that states something: all of it, or the clause after a request. */
export function readStatement(sentence: string, isOpening: boolean): readonly string[] {
  const words = tidy(
    sentence.replace(
      /^[^:.]{3,60}\b(?:report|deck|presentation|pitch|slides|plan|update|results)\b[^:.]{0,40}:\s/iu,
      '',
    ),
  )
  if (words.endsWith('?')) return []
  const isRequest = instruction.test(words)
  if (!isOpening && !isRequest && finite.test(words) && countWords(words) >= 3 && isSentence(words))
    return [ended(words)]
  const clause = statedClause.exec(words)?.[1]
  if (clause === undefined || countWords(clause) < 3 || !finite.test(clause))
    return figuresOnly(words)
  return [ended(capitalise(clause))]
}

/** A noun phrase with figures ('raising $2M') still gives them. */
function figuresOnly(words: string): readonly string[] {
  const clause = /(?:^|[,;]\s+|\s)((?:raising|seeking|asking for|looking for)\s.*\d.*)$/iu.exec(
    words,
  )?.[1]
  return clause === undefined ? [] : [ended(capitalise(clause))]
}

/** 'A platform that helps clinics' has a verb and is no sentence: its first verb stands behind a pronoun. */
function isSentence(words: string): boolean {
  const verb = finite.exec(words)
  if (!verb) return false
  const before = words.slice(0, verb.index)
  return (
    !/\b(?:that|which|who|where|how|why|what|to)\s+(?:\p{L}+\s+){0,2}$/iu.test(before) &&
    before.trim() !== ''
  )
}

function ended(words: string): string {
  return words.replace(/[.!]+$/u, '')
}
