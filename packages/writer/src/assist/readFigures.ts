import { decapitalize } from '../language/letterCase.ts'
import { monthNames } from './monthNames.ts'
import { countWords, tidy } from '../language/words.ts'

/** A number given by the user, with its unit, what it counts, and its sentence. */
export interface Figure {
  /** As written: '438', '30%', '$2M'. */
  readonly value: string
  /** For example 'clinics, up from 48'. */
  readonly label: string
  readonly sentence: string
}

const scale = String.raw`(?:\s?(?:%|percent\b|per cent\b|million\b|billion\b|trillion\b|thousand\b|bn\b|mn\b|tn\b|[kKmMB]\b|°C|x\b|×))?`
const amount = String.raw`(?:(?:US|A|C)?[$€£¥₹]\s?|(?:USD|EUR|GBP|INR|CHF)\s)?\d+(?:[.,]\d+)*${scale}(?:\s?[€£₹](?!\d)|\s(?:euros?|dollars?|pounds)\b)?`
const figurePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,/:#–-])[+−]?${amount}(?![\p{L}\d]|[-–/:][\p{L}\d]|[.,]\d)`,
  'gu',
)
const rangePattern = new RegExp(String.raw`\bfrom\s+(${amount})\s+to\s+(${amount})`, 'iu')
const yearPattern = /^(?:1[89]|20)\d{2}$/u
const deckUnits = /^\s*(?:-|–)?\s*(?:slides?|pages?|bullets?)\b/iu
const clauseEnd =
  /[,;:.!?()]\s|[,;:.!?)]$|\s(?:and|but|while|which|because|although|so that|when|after|since|where|who)\s/iu
const verbTail =
  /\s+(?:has|have|had|is|are|was|were|will be|lasted|takes?|reached|hit|totalled|totaled|stands at|stood at|costs?|at|of|to|by|about|around|nearly|over|only|just|from|than|now|already|up|down|a|an|the|for|in|with|we|least|most)$/iu
// The 'up' in 'given-up calls' is not a rise.
const rise =
  /(?<![-\p{L}])(?:grew|grown|grow|rose|risen|increased?|climbed|improved|gained|up)(?![-\p{L}])/iu
const fall =
  /(?<![-\p{L}])(?:fell|fallen|dropped|declined|decreased?|shrank|cut|reduced|down)(?![-\p{L}])/iu

/**
 * Returns the figures of a sentence. Years, ordinals, versions and the number of slides do not
 * count.
 */
export function readFigures(sentence: string): readonly Figure[] {
  const range = rangePattern.exec(sentence)
  const figures: Figure[] = []
  const seen = new Set<string>()
  for (const match of sentence.matchAll(figurePattern)) {
    const value = match[0].replace(/^\+/u, '').trim()
    const after = sentence.slice(match.index + match[0].length)
    if (isNoFigure(value, sentence.slice(0, match.index), after) || seen.has(value)) continue
    if (range && value === range[1]?.trim()) continue
    seen.add(value)
    const label =
      range && value === range[2]?.trim()
        ? rangeLabel(sentence, range)
        : plainLabel(sentence.slice(0, match.index), after)
    // A change is not listed apart from the amount whose label it ends.
    const isTold = figures.some((figure) => figure.label.endsWith(` ${value}`))
    if (label !== '' && !isTold) figures.push({ value: shortScale(value), label, sentence })
  }
  return figures
}

const month = /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/iu
const afterMonth = new RegExp(String.raw`\b(?:${monthNames})\s+$`, 'iu')

/** Numbers that are names: 'Line 3', 'room 12'. */
const numbered =
  /\b(?:line|room|floor|gate|platform|track|section|chapter|part|route|building|phase|stage|level|step|unit|no|number|berth|pier|bus|tram|hall|ward|class|version|article|grade)\.?\s$/iu

function isNoFigure(value: string, before: string, after: string): boolean {
  if (numbered.test(before)) return true
  if (yearPattern.test(value) && !/^\s+\p{Ll}{3,}s\b/u.test(after)) return true
  if (deckUnits.test(after) || month.test(after) || afterMonth.test(before)) return true
  return /(?:^|\n)\s*$/u.test(before) && /^[.)]/u.test(after)
}

function shortScale(value: string): string {
  return value.replace(/\s?(?:percent|per cent)$/iu, '%').replace(/\s+%$/u, '%')
}

function rangeLabel(sentence: string, range: RegExpExecArray): string {
  const [whole, first = '', second = ''] = range
  const after = sentence.slice(range.index + whole.length)
  const unit = noun(after)
  const named = subjectOf(sentence.slice(0, range.index))
  const thing = unitOnly.test(unit) && named !== '' ? `${unit}, ${named}` : unit || named
  const [low, high] = [numberOf(first, second), numberOf(second, first)]
  const move = high > low ? 'up from' : 'down from'
  return tidy(`${thing}${thing === '' ? '' : ', '}${move} ${shortScale(first)}`)
}

function numberOf(value: string, scaleFrom: string): number {
  return Number(value.replace(/[^\d.]/gu, '')) * (scaleOf(value) ?? scaleOf(scaleFrom) ?? 1)
}

/** Returns the multiplier of a number: '5.1m euros' is in millions. */
function scaleOf(value: string): number | undefined {
  const word = value.replace(/\s?(?:euros?|dollars?|pounds|[€£₹])$/iu, '')
  if (/(?:trillion|tn)$/iu.test(word)) return 1e12
  if (/(?:billion|bn|B)$/u.test(word)) return 1e9
  if (/(?:million|mn|[mM])$/u.test(word)) return 1e6
  return /(?:thousand|[kK])$/u.test(word) ? 1e3 : undefined
}

function plainLabel(before: string, after: string): string {
  const following = noun(after)
  const thing = subjectOf(before)
  if (unitOnly.test(following)) return thing === '' ? following : `${following}, ${thing}`
  if (moved.test(following) && thing !== '') return `${thing}, ${following}`
  if (following !== '' && !opensPhrase.test(following)) return following
  if (thing === '') return following
  if (/^(?:per|a|an)\b/iu.test(following)) return `${thing} ${following}`
  return changeOf(before, thing)
}

const unitOnly =
  /^(?:minutes?|hours?|days?|weeks?|months?|years?|seconds?|kilometres?|km|kg|tonnes?|litres?|euros?|dollars?|points?|people)$/iu
const moved = /^(?:up|down)\s\S*\d/iu
const opensPhrase = /^(?:to|from|by|in|on|at|per|a|an|last|this|since|over|between)\b/iu

/**
 * Labels a change: 'revenue grew 12%' is 'growth in revenue', but the amount after 'grew to' is the
 * revenue itself.
 */
function changeOf(before: string, thing: string): string {
  if (/\b(?:raise|raising|seek|seeking|ask(?:ing)? for)\s*$/iu.test(before)) return 'to raise'
  if (/\b(?:to|at)\s*$/iu.test(before)) return thing
  if (rise.test(before)) return `growth in ${thing}`
  return fall.test(before) ? `fall in ${thing}` : thing
}

/** Returns the words after a figure, up to the end of the clause. */
function noun(after: string): string {
  const end = clauseEnd.exec(after)
  const words = tidy(end ? after.slice(0, end.index) : after).replace(/[.!?]+$/u, '')
  if (countWords(words) <= 9) return words
  const short = words.split(/\s(?:before|after|if|as|until|during|within)\s/iu)[0] ?? ''
  return countWords(short) <= 9 ? short : ''
}

/** Words that are capitalized at the beginning of a sentence but are not names. */
const common =
  /^(?:the|our|revenue|sales|churn|profits?|costs?|turnover|growth|margins?|users?|customers?|visits?|orders?|prices?|spending|income|average|total|energy|traffic|attendance|enrolment|members?|staff|employees?|demand)\b/iu

/** Returns the subject of the words before a figure: 'Revenue' in 'Revenue grew by'. */
function subjectOf(before: string): string {
  const clause = before.split(/[;:.!?(]\s|,\s|\s(?:and|but|while|so|because)\s/iu).at(-1) ?? ''
  let words = tidy(clause)
  for (let rest = words.replace(verbTail, ''); rest !== words; rest = words.replace(verbTail, ''))
    words = rest
  words = tidy(
    words
      .replace(new RegExp(figurePattern, 'gu'), ' ')
      .replace(rise, ' ')
      .replace(fall, ' ')
      .replace(/\b(?:has|have|had|was|were|is|are|by|to|from)(?:\s+(?:by|to|from))*$/iu, ''),
  )
    .replace(/^(?:our|the|a|an)\s+/iu, '')
    .replace(/^(?:we|it|they|i)\b.*$/iu, '')
  if (countWords(words) > 7 || /\b(?:that|whether|how)$/iu.test(words)) return ''
  return common.test(words) ? decapitalize(words) : words
}
