import type { Language } from '../language/languages.ts'
import { capitalize } from '../language/letterCase.ts'
import type { SourceBlock, SourceTree } from '../read/sourceTree.ts'
import { cutSentence } from '../text/clauses.ts'
import { namesDay } from '../tables/times.ts'
import { figuresIn } from '../text/figures.ts'
import joiners from '../text/joiners.json' with { type: 'json' }
import { sentencesOf } from '../text/sentences.ts'
import { widthOf } from '../text/width.ts'
import { hasCue, headingKind, type HeadingKind, labelKind, saysCue } from './cues.ts'
import type { Point, Role } from './point.ts'
import { termsOf, termWeights } from './terms.ts'
import { cleanHeading, endsOpen } from './titles.ts'

/**
 * Maximum widths, in Latin letters, of the parts that a sentence is cut into, and of a sentence that fits two lines of
 * a list.
 */
const pointWidth = { part: 150, most: 190 }
/** In a text with at most this many points, all of them count as its end. */
const fewestLate = 20
/** Maximum sentences of an item; one with more is a paragraph. */
const mostTogether = 3
const blocksBetweenPauses = 500

export interface WeighContext {
  readonly language: Language
  /** The user's prompt. Sentences related to it matter more. */
  readonly prompt: string
  /** Lets other work run; called after each section and every 500 blocks. */
  readonly pause: () => Promise<void>
}

interface RawPoint extends Omit<Point, 'value' | 'roles' | 'opens' | 'central'> {
  /** Whether the point is the first of its section or block. */
  readonly first: 'section' | 'block' | 'nothing'
}

/** Returns all sentences of paragraphs and lists as points with their weights. */
export async function weighPoints(
  tree: SourceTree,
  context: WeighContext,
): Promise<readonly Point[]> {
  const { language } = context
  const raw: RawPoint[] = []
  for (const [section, { heading, blocks }] of tree.sections.entries()) {
    const promised = headingKind(heading)
    for (const [block, node] of blocks.entries()) {
      const kind = ledKind(node, blocks[block - 1], language) ?? promised
      const isItem = node.kind === 'list' && node.items.length > 1
      const label = `${heading ?? ''}: `
      const place = { section, block, isItem, label, ...(kind && { kind }), context }
      for (const told of textsOf(node, language)) raw.push(...partsOf(told, place, raw.length))
      if (block % blocksBetweenPauses === blocksBetweenPauses - 1) await context.pause()
    }
    const named =
      raw.at(-1)?.section === section ? undefined : namedPoint(tree, section, raw.length, language)
    if (named) raw.push(named)
    await context.pause()
  }
  return weighAll(raw, { ...context, isMinutes: areMinutes(tree, raw) })
}

/** Whether a text is minutes: it lists attendees, or labels decisions and tasks. */
function areMinutes({ fields }: SourceTree, raw: readonly RawPoint[]): boolean {
  const labels = raw.map(({ text }) => labelKind(text))
  return (
    fields.some(({ name }) => headingKind(name) === 'people') ||
    labels.filter((kind) => kind === 'decisions' || kind === 'nextSteps').length > 1
  )
}

/** Returns the kind announced by the line that introduces a list: 'We ask the board to:', 'Actions'. */
function ledKind(
  node: SourceBlock,
  before: SourceBlock | undefined,
  language: Language,
): HeadingKind | undefined {
  if (node.kind !== 'list' || before?.kind !== 'paragraph') return undefined
  const lead = sentencesOf(before.text, language).at(-1) ?? ''
  const isAsked = /[:：]$/u.test(lead) && hasCue(lead, 'ask', language)
  return isAsked ? 'ask' : headingKind(lead)
}

/**
 * Returns the sentences of a block. Short sentences of an item stay together, since the first names the subject of the
 * others.
 */
function textsOf(node: SourceBlock, language: Language): readonly (readonly string[])[] {
  // A quotation without a speaker is an aside of the author.
  if (node.kind === 'paragraph' || (node.kind === 'quote' && node.by === undefined))
    return [sentencesOf(node.text, language)]
  if (node.kind !== 'list') return []
  // An item that introduces code or nested items stands on its own.
  return node.items.map(({ text }) =>
    joinShort(sentencesOf(text.replace(/\s*[:：]$/u, ''), language)),
  )
}

function joinShort(sentences: readonly string[]): readonly string[] {
  const joined: string[] = []
  if (sentences.length > mostTogether) return sentences
  for (const sentence of sentences) {
    const both = `${joined.at(-1) ?? ''} ${sentence}`
    if (joined.length > 0 && widthOf(both) <= pointWidth.most) joined.splice(-1, 1, both)
    else joined.push(sentence)
  }
  return joined
}

/**
 * Returns a point for a section of nothing but code: its name with the first line of code, as in 'Installation: npm
 * install'.
 */
function namedPoint(
  ...[tree, section, order, language]: readonly [SourceTree, number, number, Language]
): RawPoint | undefined {
  const { heading, blocks = [] } = tree.sections[section] ?? {}
  const code = blocks.find((block) => block.kind === 'verbatim')
  if (
    heading === undefined ||
    !code ||
    blocks.some((block) => block.kind === 'table' || block.kind === 'quote')
  )
    return undefined
  const line =
    code.text
      .split('\n')
      .find((text) => text.trim() !== '')
      ?.trim() ?? ''
  const name = cleanHeading(heading)
  const text = line === '' || widthOf(line) > 80 ? name : `${name}: ${line}`
  return {
    text,
    sentence: text,
    part: 0,
    isWhole: true,
    isTorn: false,
    isItem: false,
    section,
    block: blocks.indexOf(code),
    order,
    figures: 0,
    terms: termsOf(name, language),
    first: 'section',
  }
}

interface Place {
  readonly section: number
  readonly block: number
  readonly isItem: boolean
  readonly kind?: HeadingKind
  /** Name of the section, which a paragraph may begin with. */
  readonly label: string
  readonly context: WeighContext
}

function partsOf(told: readonly string[], place: Place, order: number): readonly RawPoint[] {
  const { language } = place.context
  const { section, block, isItem } = place
  const points: RawPoint[] = []
  for (const [index, own] of told.entries()) {
    const sentence = own.startsWith(place.label) ? own.slice(place.label.length) : own
    const parts = spokenParts(sentence, language)
    for (const [part, words] of parts.entries()) {
      const shown = shownAs(words, part, language)
      if (!/[\p{L}\p{Nd}]/u.test(shown)) continue
      const kind = (part === 0 ? labelKind(shown) : undefined) ?? place.kind
      const first =
        index > 0 || part > 0 ? 'nothing' : block === 0 && points.length === 0 ? 'section' : 'block'
      points.push({
        text: shown,
        sentence,
        part,
        isWhole: parts.length === 1,
        isTorn: isTorn(part, parts, language),
        isItem,
        section,
        block,
        order: order + points.length,
        figures: figuresIn(shown, language).length,
        terms: termsOf(shown, language),
        ...(kind && { kind }),
        first,
      })
    }
  }
  return points
}

/**
 * Returns a sentence that fits two lines as it is, and a longer one in parts. A part that continues the previous one
 * stays with it if both fit.
 */
function spokenParts(sentence: string, language: Language): readonly string[] {
  if (widthOf(sentence) <= pointWidth.most) return [sentence]
  const parts: string[] = []
  const cut = cutSentence(sentence, pointWidth.part, language)
  for (const [at, part] of cut.entries()) {
    const both = `${parts.at(-1) ?? ''} ${part}`
    const isOne = at > 0 && isTorn(at, cut, language) && widthOf(both) <= pointWidth.most
    if (isOne) parts.splice(-1, 1, both)
    else parts.push(part)
  }
  return parts
}

/**
 * Whether a part is incomplete: after a comma and in lowercase, it continues the previous one; ending in 'of', it lacks
 * its end.
 */
function isTorn(at: number, parts: readonly string[], language: Language): boolean {
  if (parts.length === 1) return false
  const words = parts[at]?.trim() ?? ''
  const breaksOff = at < parts.length - 1 && endsOpen(words.replace(/[,;]$/u, ''), language)
  return (
    widthOf(words) < 45 || breaksOff || (at > 0 && goesOn(words, parts[at - 1] ?? '', language))
  )
}

function goesOn(words: string, before: string, language: Language): boolean {
  if (/[;:；：]\s*$/u.test(before)) return false
  const [first = ''] = /^\p{Ll}[\p{L}\p{M}]*/u.exec(words) ?? []
  const isTied = joiners[language].split(' ').slice(0, 2).includes(first)
  return /^[(（]/u.test(words) || (first !== '' && !isTied)
}

/** Removes the final period, citation marks, and the 'and' that tied a part to the previous one. */
function shownAs(words: string, part: number, language: Language): string {
  const [first = ''] = joiners[language].split(' ')
  const plain = words
    .replace(/\s*\[\d{1,3}\]/gu, '')
    .replace(/^\s*[;；–—]\s*/u, '')
    .replace(/[.。।;；,，、،]+$/u, '')
    .replace(/[;；,]\s*([\p{L}]{1,4})$/u, (whole, word: string) =>
      joiners[language].split(' ').includes(word.toLowerCase()) ? '' : whole,
    )
    .trim()
  const tied = first !== '' && part > 0 && plain.toLowerCase().startsWith(`${first} `)
  const own = tied ? plain.slice(first.length + 1) : plain
  return part === 0 ? own : capitalize(own, language)
}

function weighAll(
  raw: readonly RawPoint[],
  { language, prompt, isMinutes }: WeighContext & Pick<RoleContext, 'isMinutes'>,
): readonly Point[] {
  const weights = termWeights(raw.map(({ terms }) => terms))
  const shared = raw.map(({ terms }) => centrality(terms, weights))
  const most = Math.max(1e-9, ...top(shared))
  const asked = termsOf(prompt, language)
  return raw.map(({ first, ...point }, index) => {
    const central = Math.min(1, (shared[index] ?? 0) / most)
    const roles = rolesOf(point, {
      language,
      isMinutes,
      isLate: index >= Math.min(raw.length * 0.8, raw.length - fewestLate),
    })
    const near = [...asked].filter((term) => point.terms.has(term)).length
    const value =
      0.6 * Math.min(2, point.figures * 0.7) +
      0.3 * central +
      placeValue(first) +
      Math.min(0.25, near * 0.1) +
      roleValue(roles) +
      (point.kind === 'summary' || point.kind === 'results' ? 0.1 : 0) -
      penaltyOf(point, language)
    return { ...point, roles, opens: raw[index - 1]?.section !== point.section, central, value }
  })
}

function top(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => b - a).slice(0, 3)
}

function centrality(terms: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  if (terms.size === 0) return 0
  let sum = 0
  for (const term of terms) sum += weights.get(term) ?? 0
  return sum / (terms.size + 6)
}

function placeValue(first: RawPoint['first']): number {
  return first === 'section' ? 0.2 : first === 'block' ? 0.1 : 0
}

const roleValues: Readonly<Record<Role, number>> = {
  decision: 0.3,
  ask: 0.3,
  step: 0.15,
  conclusion: 0.25,
  deadline: 0.12,
  limit: 0.04,
  risk: 0.1,
  result: 0.15,
  change: 0.06,
}

function roleValue(roles: ReadonlySet<Role>): number {
  return Math.min(
    0.45,
    [...roles].reduce((sum, role) => sum + roleValues[role], 0),
  )
}

interface RoleContext {
  readonly language: Language
  /** Whether the text labels decisions and tasks, so that 'agreed' marks a decision. */
  readonly isMinutes: boolean
  readonly isLate: boolean
}

/** Returns the roles of a point. A cue word alone does not make a request: it must be near the end or in a summary. */
function rolesOf(
  { text, figures, kind }: Pick<Point, 'text' | 'figures' | 'kind'>,
  { language, isMinutes, isLate }: RoleContext,
): ReadonlySet<Role> {
  const has = (cue: Exclude<Role, 'step'>): boolean => hasCue(text, cue, language)
  const found: readonly (readonly [Role, boolean])[] = [
    [
      'decision',
      kind === 'decisions' ||
        (isMinutes && saysCue(text, 'decision', language) && !hasCue(text, 'procedure', language)),
    ],
    [
      'ask',
      kind === 'ask' ||
        ((isLate || kind === 'summary' || kind === 'conclusions') &&
          saysCue(text, 'ask', language)),
    ],
    ['step', kind === 'nextSteps'],
    ['conclusion', kind === 'conclusions' || (isLate && has('conclusion'))],
    ['limit', has('limit')],
    ['result', figures > 0 && has('result')],
    ['deadline', has('deadline') && namesDay(text, language)],
    ['risk', has('risk')],
    ['change', has('change')],
  ]
  return new Set(found.flatMap(([role, isFound]) => (isFound ? [role] : [])))
}

function penaltyOf({ text, part }: Pick<Point, 'text' | 'part'>, language: Language): number {
  const width = widthOf(text)
  const signs = text.match(/[{}<>=|\\[\]_/@#]/gu)?.length ?? 0
  return (
    (hasCue(text, 'back', language) ? 0.1 : 0) +
    (width < 35 ? 0.1 : 0) +
    (width > 170 ? 0.1 : 0) +
    (hasCue(text, 'procedure', language) ? 0.2 : 0) +
    (part > 0 ? 0.06 : 0) +
    (/[:：]$/u.test(text) ? 0.3 : 0) +
    (text.endsWith('?') || text.endsWith('？') ? 0.1 : 0) +
    (signs > 2 ? 0.2 : 0)
  )
}
