import type { PresentationType } from '../types.ts'
import { isBaseVerb } from '../language/gerund.ts'
import { decapitalise } from '../language/letterCase.ts'
import { monthNames } from '../language/monthNames.ts'
import { tidy } from '../language/words.ts'
import { isSingularBody, namesPeople } from './people.ts'

/** The first sentence of a prompt without the words that only ask for a deck. */
export interface Opening {
  /** What remains: 'a water purifier startup in rural India, for seed investors'. */
  readonly rest: string
  /** Words before the sort of deck that say what it is about: 'cybersecurity awareness' of '... training'. */
  readonly modifiers: string
  readonly kind?: PresentationType
  /** 'social media' of 'social media strategy for'. */
  readonly angle?: string
  /** Whether a sort of deck was named at all ('presentation', 'report'). */
  readonly asks: boolean
  /** The sort of deck with the one word before it: 'safety briefing'. */
  readonly sort?: string
  /** Somebody who is taught or told, from 'Teach kids about money'. */
  readonly audience?: string
  /** 'Explain ...': the subject is made understood. */
  readonly isExplained?: true
  /** Something is proposed rather than sold. */
  readonly isProposal?: true
  /** The sort of deck with its own words, when they are its best title: 'Quarterly business review'. */
  readonly title?: string
  /** What a report is of: 'Q3 2026'. */
  readonly period?: string
}

const request =
  /^(?:(?:hi|hello|hey)[,!.]?\s+)?(?:please\s+|kindly\s+)?(?:(?:can|could|would|will) you\s+(?:please\s+)?)?(?:help me\s+(?:to\s+)?)?(?:(?:i|we)(?:['’]d| would)? (?:like|need|want|have)(?: you)?(?: to)?\s+|(?:i['’]m|i am|we['’]re|we are) (?:making|preparing|working on|giving|writing|creating)\s+)?(?:(?:create|make|build|generate|write|prepare|design|draft|produce|compose|develop|give|do|deliver|put together|come up with)\s+)?(?:(?:me|us)\s+)?/iu
const kinds: readonly (readonly [RegExp, PresentationType | undefined])[] = [
  [
    /^(?:(?:investor|startup|start-up|seed|sales|vc)\s+)?pitch(?:\s+(?:deck|presentation))?$|^(?:investor|sales|fundraising)\s+(?:deck|presentation)$|^(?:(?:pre-)?seed|funding|investment|series\s[a-e])(?:\sround)?(?:\s(?:deck|presentation|pitch))?$|^(?:business|project)?\s*(?:proposal|plan)$|^(?:grant|funding)\s(?:application|proposal|request|bid)$|^case$|^elevator pitch$|^business case$/iu,
    'pitch',
  ],
  [
    /^(?:business\s+|status\s+|progress\s+)?(?:report|review|briefing|update|analysis|case study|findings|summary|qbr|town hall|all[- ]hands(?: meeting)?)$/iu,
    'report',
  ],
  [
    /^(?:(?:digital\s+)?marketing|go-to-market|content|social media|brand|advertising|gtm|launch|instagram|tiktok)\s+(?:plan|strategy|campaign|deck|presentation|proposal)$|^campaign(?:\s+plan)?$/iu,
    'marketing',
  ],
  [
    /^(?:training|workshop|course|lesson|lecture|tutorial|class|onboarding|guide|seminar|webinar|tutorial)(?:\s+(?:plan|session|course|deck|materials?|programme|program|module|workshop|presentation|slides))?$/iu,
    'training',
  ],
  [
    /^(?:presentation|deck|slide ?deck|slide ?shows?|slides|power ?points?(?:\s+presentation)?|ppt|keynote|talk|speech|overview|introduction|intro|explainer|primer|(?:thesis|dissertation) defen[cs]e|parents?['’]? (?:evening|night|meeting))$/iu,
    undefined,
  ],
]
const kindWords = String.raw`(?:(?:(?:pre-)?seed|funding|investment)\sround|(?:(?:pre-)?seed|series\s[a-e])(?=\s(?:round|deck|presentation|pitch)))(?:\sround)?(?:\s(?:deck|presentation|pitch))?|(?:(?:investor|startup|start-up|seed|sales|elevator|fundraising|vc)\s+)?pitch(?:\s+(?:deck|presentation))?|(?:investor|sales|fundraising)\s+(?:deck|presentation)|(?:(?:digital\s+)?marketing|go-to-market|gtm|content|social media|brand|advertising|launch|instagram|tiktok)\s+(?:plan|strategy|campaign|deck|presentation|proposal)|campaign(?:\s+plan)?|(?:business|project)\s+(?:proposal|plan|case)|(?:grant|funding)\s(?:application|proposal|request|bid)|(?:case|plan)(?=\sfor\s)|proposal|(?:business\s+|status\s+|progress\s+)?report|review|briefing|update|case study|summary|(?:training|workshop|course|lesson|lecture|tutorial|seminar|webinar|onboarding|guide)(?:\s+(?:plan|session|course|deck|materials?|programme|program|module|workshop|presentation|slides))?|slide ?decks?|slide ?shows?|power ?points?(?:\s+presentation)?|ppt|presentation|keynote|slides|deck|talk|speech|overview|introduction|intro|explainer|primer|town hall|all[- ]hands(?: meeting)?|(?:thesis|dissertation) defen[cs]e|parents?['’]? (?:evening|night|meeting)|qbr`
const connector = String.raw`\s*(?:[:–—-]\s|,?\s+(?:about|on|for|of|to|into|regarding|concerning|covering|explaining|introducing|describing|presenting|showing|with|around|in|from|at|aimed at|targeting|that (?:explains|covers|describes|introduces|shows)|which (?:explains|covers)|(?:titled|called|entitled))\s+)`
/** What a report is of: 'Q3 2026', 'May', '2025'. */
const period = String.raw`(?:q[1-4]|h[12]|fy|${monthNames})(?:[\s/-]?(?:19|20)?\d\d)?|(?:19|20)\d\d`
const kindPattern = new RegExp(
  String.raw`^(?:(?:a|an|the|my|our|some|one|short)\s+)?((?:[\p{L}\p{N}&'’.-]+\s+){0,6}?)(${kindWords})(?:\s+(${period}))?(?:(?=[.!?]?$)|(?=,)|(${connector}))`,
  'iu',
)
const fluff =
  /^(?:short|brief|long|quick|simple|professional|compelling|engaging|persuasive|detailed|comprehensive|complete|full|concise|modern|creative|beautiful|clear|convincing|effective|informative|interactive|great|good|nice|final|new|executive|high-level|basic|compact|visual|fun|funny|playful|entertaining|inspiring|motivational|formal|serious|light|my|our|the|a|an|investor|powerful|stunning|minimal|first|presentation|powerpoint|and|\d+|\d+[- ]?(?:slides?|minutes?|min|pages?|parts?)|slides?|minutes?|pages?|half-day|one-day|one-hour|\p{L}+-(?:slide|minute|page|hour))$/iu
const verbLed =
  /^(?:please\s+)?(explain|introduce|present|describe|show|pitch|sell|promote|market|advertise|summari[sz]e|cover|discuss|analy[sz]e|outline)\s+(.+)$/iu
const telling =
  /^(?:please\s+)?(teach|train|tell|show|convince|persuade|educate|inform)\s+(.+?)\s+(about|on|in|that|how to|to|of|why)\s+(.+)$/iu
const verbKinds = new Map<string, PresentationType>([
  ['explain', 'training'],
  ['teach', 'training'],
  ['train', 'training'],
  ['educate', 'training'],
  ['introduce', 'training'],
  ['pitch', 'pitch'],
  ['sell', 'pitch'],
  ['convince', 'pitch'],
  ['persuade', 'pitch'],
  ['promote', 'marketing'],
  ['market', 'marketing'],
  ['advertise', 'marketing'],
  ['summarise', 'report'],
  ['summarize', 'report'],
  ['analyse', 'report'],
  ['analyze', 'report'],
])

/** Takes 'Create a short pitch deck about', 'Explain ... to' and the like off the front of a sentence. */
export function readOpening(sentence: string): Opening {
  const asked = sentence.replace(request, '')
  const named = kindPattern.exec(asked)
  if (named) return namedOpening(asked, named)
  const told = readTelling(asked)
  if (told) return told
  const [, verb = '', rest = ''] = verbLed.exec(asked) ?? []
  if (rest !== '' && !standsBeforeNoun(verb, rest))
    return { rest, modifiers: '', asks: true, ...explained(verb), ...kindOfVerb(verb) }
  // 'Improve retention' begins with a verb of its own; only a request that left something else is cut.
  const isCut = asked !== sentence && !isBaseVerb(sentence.split(' ')[0] ?? '')
  return { rest: isCut ? asked : sentence, modifiers: '', asks: false }
}

/** 'Teach kids about money', 'convince the board to buy desks'. */
function readTelling(words: string): Opening | undefined {
  const match = telling.exec(words)
  if (!match) return undefined
  const [, verb = '', audience = '', joint = '', told = ''] = match
  const rest = /^(?:how to|why)$/iu.test(joint) ? `${joint} ${told}` : told
  return { rest, modifiers: '', asks: true, audience, ...kindOfVerb(verb) }
}

function explained(verb: string): Pick<Opening, 'isExplained'> {
  return /^explain$/iu.test(verb) ? { isExplained: true } : {}
}

function kindOfVerb(verb: string): { readonly kind?: PresentationType } {
  const kind = verbKinds.get(verb.toLowerCase())
  return kind ? { kind } : {}
}

/** 'Market entry' and 'cover letters' begin with nouns; 'market our app' does not. */
function standsBeforeNoun(verb: string, rest: string): boolean {
  if (!/^(?:market|sell|pitch|promote|show|cover|advertise|present)$/iu.test(verb)) return false
  return !/^(?:an?|the|our|my|this|new|how|why|what)\s/iu.test(rest)
}

function kindOfWord(kindWord: string): PresentationType | undefined {
  return kinds.find(([pattern]) => pattern.test(kindWord.trim()))?.[1]
}

function namedOpening(asked: string, match: RegExpExecArray): Opening {
  const [whole, before = '', kindWord = '', when = '', joint = ''] = match
  const kind = kindOfWord(kindWord)
  const modifiers = withoutFluff(before)
  const after = asked.slice(whole.length).trim()
  const told = joint.trim() === 'to' ? readTelling(after) : undefined
  if (told) return { ...told, modifiers, ...(kind && { kind }) }
  const rest = tellsNoTopic(joint, after, modifiers || when)
    ? ''
    : `${keptJoint(joint, after)} ${after}`.trim()
  const parts = { before, kindWord, when, joint: joint.trim(), after, modifiers, rest }
  return { modifiers, rest, asks: true, ...(kind && { kind }), ...meantBy(parts) }
}

interface OpeningParts {
  readonly before: string
  readonly kindWord: string
  readonly when: string
  readonly joint: string
  readonly after: string
  readonly modifiers: string
  readonly rest: string
}

/** What the words around the sort of deck mean beyond it. */
function meantBy(parts: OpeningParts): Partial<Opening> {
  const { kindWord, joint, after, modifiers, rest } = parts
  if (joint === 'for' && /^(?:recruiting|recruitment|hiring)$/iu.test(modifiers))
    return { modifiers: '', rest: `recruiting ${after}` }
  // 'Autumn campaign' says when, and what is behind 'for' what it is about.
  if (season.test(modifiers) && rest !== '')
    return { modifiers: '', rest: after, angle: `${modifiers} ${kindWord}` }
  if (modifiers === '' && /^onboarding$/iu.test(kindWord) && rest !== '')
    return { rest: tidy(`${kindWord} ${joint} ${after}`) }
  return topicBehind(parts) ?? sortOf(parts)
}

/** Words before the sort of deck that add nothing to the topic behind it. */
function topicBehind({ kindWord, joint, modifiers, rest }: OpeningParts) {
  if (!topical.test(joint) || modifiers === '' || rest === '') return undefined
  const audience = listenersOf(modifiers)
  if (audience === undefined && !rest.includes(' ')) return undefined
  const meant = { ...angleOf(kindWord, rest), ...standing(kindWord, '') }
  return { modifiers: '', ...meant, ...(audience !== undefined && { audience }) }
}

function sortOf({ before, kindWord, when, modifiers, rest }: OpeningParts) {
  const isSort = taught.test(kindWord) && /^\S+$/u.test(modifiers)
  return {
    ...angleOf(kindWord, rest),
    ...standing(kindWord, withYear(before), when),
    ...(isSort && { sort: `${modifiers} ${kindWord}` }),
  }
}

/** What is behind these is all of the topic: 'board update on churn', 'parent evening talk about screens'. */
const topical = /^(?:on|about|regarding|concerning|covering|explaining|describing)$/iu

/** 'Board', 'staff' and 'customer' before the sort of deck are those who hear it. */
function listenersOf(modifiers: string): string | undefined {
  const words = decapitalise(modifiers)
  if (namesPeople(words)) return isSingularBody(words) ? `the ${words}` : words
  return /^\S+$/u.test(words) && namesPeople(`${words}s`) ? `${words}s` : undefined
}

const taught = /^(?:training|briefing|workshop|course|seminar|class)$/iu
const season = /^(?:spring|summer|autumn|fall|winter|christmas|easter|holiday|new year)$/iu

/** 'Sales report: we sold 12 boats' states, and 'Investor update, May' is dated; neither names another topic. */
function tellsNoTopic(joint: string, after: string, named: string): boolean {
  if (dateOnly.test(after.replace(/^[,\s]+/u, ''))) return true
  return named !== '' && /^\s*[:–—-]\s+$/u.test(joint) && isStatement.test(after)
}

const isStatement =
  /^(?=.*\d).*\b(?:is|are|was|were|has|have|had|we|grew|rose|fell|reached|increased|decreased|dropped|doubled|tripled|sold|won|lost)\b/iu
const dateOnly = new RegExp(
  String.raw`^(?:\d{1,2}\.?\s)?(?:(?:${monthNames}|q[1-4]|h[12])\s?)?(?:\d{1,2},?\s)?(?:\d{4})?$|^(?:calendar\s)?week\s\d{1,2}$`,
  'iu',
)

/** What the sort of deck says beyond its kind. */
function standing(
  kindWord: string,
  modifiers: string,
  when = '',
): Pick<Opening, 'isProposal' | 'title' | 'period'> {
  if (/^(?:project\s)?(?:proposal|plan|case)$|^(?:grant|funding)\s/iu.test(kindWord))
    return { isProposal: true }
  if (/^qbr$/iu.test(kindWord)) return { title: 'QBR' }
  const isReport = /(?:report|review|update|all[- ]hands)$/iu.test(kindWord)
  if (!isReport || (modifiers === '' && when === '')) return {}
  const title = tidy(`${modifiers} ${kindWord} ${when}`)
  return { title, ...(when !== '' && { period: when }) }
}

function withoutFluff(words: string): string {
  return words
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '' && !fluff.test(word))
    .join(' ')
}

/** The year of a report belongs to its name; a count of slides does not. */
function withYear(words: string): string {
  const year = /^(?:(?:an?|the|our|my)\s+)?((?:19|20)\d\d)\s/iu.exec(words)?.[1]
  return year === undefined ? withoutFluff(words) : `${year} ${withoutFluff(words)}`
}

function angleOf(kindWord: string, rest: string): { readonly angle?: string } {
  const angle =
    /^(?:social media|(?:content|brand|go-to-market|advertising|launch|instagram|tiktok)\s.+)/iu.exec(
      kindWord,
    )?.[0]
  return rest === '' || angle === undefined ? {} : { angle }
}

/** 'for', 'in' and 'to' say who and where, so they stay; before a verb, 'to' is a purpose and goes. */
function keptJoint(joint: string, after: string): string {
  if (joint.trim() === 'to' && isBaseVerb(after.split(' ')[0] ?? '')) return ''
  return /^\s*,?\s*(?:for|to|in|from|at|with|covering|into|aimed at|targeting)\s+$/iu.test(joint)
    ? joint.replace(',', '').trim()
    : ''
}
