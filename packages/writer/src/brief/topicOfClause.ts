import { gerundOf, isBaseVerb } from '../language/gerund.ts'

/** A clause read as a phrase: 'how to brew coffee' as the activity 'brewing coffee'. */
export interface ClauseTopic {
  readonly phrase: string
  readonly isActivity: boolean
  /** The clause reads well as a title as it stands. */
  readonly isHeadline: boolean
}

const duty =
  /^why\s+(?:we|you|i|they|\p{L}+s|people|(?:our|the|my|every|an?|this|each)(?:\s[\p{L}’'-]+){1,4}?)\s+(?:should|must|needs? to|ha(?:ve|s) to|ought to)\s+(\p{L}+)\s*(.*)$/iu
const howTo = /^(?:how|ways|steps|tips)(?:\s+(?:we|you|i)\s+can)?\s+to\s+(\p{L}+)\s*(.*)$/iu
const howCan = /^how\s+(?:can|do|could|should)\s+(?:we|you|i)\s+(\p{L}+)\s*(.*)$/iu
const whatIs =
  /^what(?:\s+(?:is|are)|['’]s)\s+(.+?)(?:,?\s+and\s+(?:how|why|what|where|when)\b.*)?$/iu
const whatWe = /^what\s+(?:we|i|they|our\s\p{L}+)\s.+?\s(?:from|about|with|of|in)\s(.+)$/iu
const shouldWe =
  /^(?:should|could|can)\s+(?:we|i|you|they|\p{L}+s|(?:our|the|my|every)\s+\p{L}+)\s+(\p{L}+)\s*(.*)$/iu
const planTo =
  /^(?:(?:our|my|the|an?)\s+(?:plan|proposal|idea|goal|ambition|project|campaign)|(?:plan|proposal|idea))\s+to\s+(\p{L}+)\s+(.+)$/iu
const doesIt = /^(?:how|why|when|where|what)\s+(?:do|does|did|can|will)\s+(.+?)(?:\s+\p{L}+)$/iu
const howItIs =
  /^(?:how|why|when|where)\s+(.+?)\s+(?:is|are|was|were|can|could|will|would|may|might|matters?|works?|needs?|fails?|helps?|changes?|changed|affects?|shapes?|makes?|has|have|became|becomes?|fell|failed|should|must|drives?|improves?|saves?)(?:\s.*)?$/iu
/** 'Why remote work works' ends with its verb. */
const howItWorks = /^(?:how|why)\s+(.+)\s(?:works?|matters?|helps?|fails?)$/iu
/** 'How Acme cut delivery times' is about delivery times. */
const howDone =
  /^how\s+(?:we|our\s\p{L}+|the\s\p{L}+|\p{L}+(?:\s\p{Lu}\p{L}+)*)\s+(?:cut|doubled|tripled|halved|raised|reduced|grew|improved|increased|lowered|saved|shortened)\s+(.+?)(?:\s+(?:by|in|within|with|to|from)\s.+)?$/iu
const isIt = /^(?:is|are|was|were|will|does|do)\s+(.+?)\s+\p{L}+$/iu
const needed =
  /^(?:our|the|my|every)\s[\p{L}\s]{2,30}?\s(?:needs?|deserves?|lacks?)\s((?:an?|more|better|new)\s.+)$/iu
const lateVerb =
  /\s(?:rise|fall|grow|drop|change|increase|decrease|happen|fail|start|begin|end|move)(?:\s.*)?$/iu
const startsWithIng = /^(\p{L}+ing)\s+\p{L}/iu
const ingNouns =
  /^(?:marketing|training|learning|engineering|manufacturing|building|clothing|advertising|accounting|banking|farming|parking|housing|shipping|meeting|wedding|evening|morning|spring|string|pricing|onboarding|recycling|gaming|streaming|cooking|boring|exciting|existing|growing|emerging|developing|leading|wellbeing|living|outstanding|upcoming|rising)$/iu

/** Reads questions, 'how to' and imperatives; undefined for a plain noun phrase. */
export function topicOfClause(text: string): ClauseTopic | undefined {
  const words = text.replace(/[?.!]+$/u, '').trim()
  const acted = firstMatch([duty, howTo, howCan, shouldWe, planTo], words)
  if (acted) return activity(acted[1] ?? '', acted[2] ?? '', true)
  const about = firstMatch(
    [needed, whatIs, whatWe, doesIt, howDone, howItWorks, howItIs, isIt],
    words,
  )
  if (about)
    return {
      phrase: (about[1] ?? words).replace(lateVerb, ''),
      isActivity: false,
      isHeadline: true,
    }
  return imperative(words) ?? doing(words)
}

function firstMatch(patterns: readonly RegExp[], words: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(words)
    if (match) return match
  }
  return undefined
}

function imperative(words: string): ClauseTopic | undefined {
  const [first = '', ...rest] = words.split(/\s+/u)
  const isLed = rest.length > 0 && isBaseVerb(first) && !readsAsNoun(first, rest)
  return isLed ? activity(first, rest.join(' '), false) : undefined
}

/** 'Switching to ...' is a doing; 'Marketing plan' is not, but 'Onboarding new baristas' is. */
function doing(words: string): ClauseTopic | undefined {
  const gerund = startsWithIng.exec(words)?.[1]
  if (gerund === undefined) return undefined
  if ((ingNouns.test(gerund) && !takesObject.test(words)) || namesPlace.test(words))
    return undefined
  return {
    phrase: `${gerund.toLowerCase()}${words.slice(gerund.length)}`,
    isActivity: true,
    isHeadline: false,
  }
}

/** 'Lending library' and 'swimming pool' are things. */
const namesPlace =
  /^\p{L}+ing\s(?:library|pool|line|café|cafe|room|machine|school|club|platform|app|service|system|course|cent(?:re|er)|area|lab|hub|workshop|campaign|station|field|programme|program|group|circle)(?:\s(?:for|in|at|of|with|by|to)\s|$)/iu
const takesObject = /^\S+\s+(?:an?|the|new|your|our|my|people|staff|for)\s/iu

function activity(verb: string, rest: string, isHeadline: boolean): ClauseTopic {
  return { phrase: `${gerundOf(verb)} ${rest}`.trim(), isActivity: true, isHeadline }
}

/** 'Design thinking', 'market entry': verbs that here stand before a noun they qualify. */
function readsAsNoun(first: string, rest: readonly string[]): boolean {
  const nounsToo =
    /^(?:design|market|plan|study|travel|work|test|code|change|sale|track|access|contact|control|cut|deal|fight|fund|hire|help|lead|use|measure|move|offer|price|program|project|publish|reform|repair|support|teach|train|treat|update|upgrade|visit|win|care|balance|brand|budget|cash|coach|host|impact|cook|paint|plant|sign|present|produce|process|research|return|risk|sell|set|ship|shop|speak|start|trade|value|watch|water|launch|increase|open|play|advance|view|experience|exercise|question|practice|attract|scale|secure)$/iu
  const next = rest[0] ?? ''
  if (!nounsToo.test(first)) return false
  return !/^(?:a|an|the|our|my|your|their|to|more|new|better|into|up|with|for|two|three|four|five|every|all|\d+)$/iu.test(
    next,
  )
}
