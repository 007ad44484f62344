import type { FrameId, Frames, KindId, PromptSet } from '../frames/frames.ts'
import { frameIds, scaffolds, setOf } from '../frames/scaffold.ts'
import { isTelling } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import { figuresIn } from '../text/figures.ts'
import { partsOf } from './pageForms.ts'
import { escaped, promptWordsOf, questionIn } from './promptWords.ts'
import type { OwnWords } from './reading.ts'
import { namesTime } from './times.ts'

/** What a page of the person's own words is about. */
export interface PageKind {
  /** The frame that asks for such things. */
  readonly frame?: FrameId
  /** One of several such things, rather than the name of them all. */
  readonly isOne: boolean
  /** Questions that suit it; none where its kind is not known. */
  readonly prompts: readonly string[]
}

export const unknownKind: PageKind = { isOne: false, prompts: [] }

interface Naming {
  readonly kind: KindId
  readonly frames: Frames
  readonly family: PromptSet
  readonly language: Language
  /** Of the deck. */
  readonly title: string
}

/** Letters that a name may have besides its stem, alone or at the head of a few words. */
const [mostEnding, mostHeadEnding] = [12, 5]
const mostNameWords = 5
const fewestCompoundLetters = 5
/** Languages whose nouns stand in front of what says more of them. */
const headFirst: ReadonlySet<Language> = new Set(['es', 'fr', 'pt', 'it', 'pl', 'ar'])
/** 'Option B', 'Phase 2'. */
const numbered = /\s(?:\p{Nd}{1,2}|\p{Lu})$/u

/**
 * The kinds of what the prompt names, by label, head noun, or form: a question, a time, a figure. What has none of its
 * own is of the kind that the title names, 'Roles in a clinic', or that half of the others are: something to do.
 */
export function kindsOf(own: readonly OwnWords[], naming: Naming): readonly PageKind[] {
  const { infinitives } = promptWordsOf(naming.language)
  const doing = new RegExp(infinitives.length > 0 ? infinitives.join('|') : '(?!)', 'iu')
  const titled = frameOfTitle(naming)
  const known = own.map((words) => kindOfPage(words, naming))
  const rest = own.filter((_, index) => known[index] === undefined)
  const done = rest.filter(({ text }) => doing.test(text)).length
  const todo = naming.family === 'teach' ? 'steps' : 'plan'
  const shared = titled ?? (done >= 2 && 2 * done >= rest.length ? todo : undefined)
  return known.map(
    (kind, index) => kind ?? (shared && own[index]?.isMember ? oneOf(shared, naming) : unknownKind),
  )
}

function oneOf(frame: FrameId, { frames }: Naming): PageKind {
  const set = setOf(frame)
  return { frame, isOne: true, prompts: set ? frames.own[set] : [] }
}

function kindOfPage({ text, under = '' }: OwnWords, naming: Naming): PageKind | undefined {
  const { frames, language } = naming
  const label = frameCalled(under, naming)
  if (label) return oneOf(label, naming)
  const [lead] = partsOf(text)
  const frame = frameCalled(lead, naming) ?? frameNamed(text, naming, framesIn(naming.kind))
  if (frame && numbered.test(lead || text)) return oneOf(frame, naming)
  const prompts = promptsFor(text, naming)
  // A figure that is there is not asked for.
  const isTold = figuresIn(text, language).length > 0
  if (frame && !isTold) return { frame, isOne: false, prompts: frames.scaffold[frame].prompts }
  return prompts && { isOne: false, prompts, ...(frame && { frame }) }
}

/** What is asked of a question, a point in time, a figure. */
function promptsFor(text: string, naming: Naming): readonly string[] | undefined {
  const {
    frames: { own, scaffold },
    family,
    language,
  } = naming
  const asked = questionIn(text, promptWordsOf(language))
  if (asked === 'why') return own.why
  if (asked === 'how') return scaffold.howItWorks.prompts
  if (asked === 'other') return own.why.slice(0, 1)
  if (family === 'explain' && namesTime(text, language)) return own.event
  return family !== 'share' && figuresIn(text, language).length > 0 ? own.figure : undefined
}

/** What the title says that its parts are: 'Five steps to a garden'; a plan and a history have parts of any kind. */
function frameOfTitle(naming: Naming): FrameId | undefined {
  const words = naming.title.split(' ')
  const end = words.findIndex((word, index) => index > 0 && isTelling(word, naming.language))
  const frame = frameNamed(words.slice(0, end > 0 ? end : words.length).join(' '), naming, frameIds)
  const set = frame && setOf(frame)
  return set === undefined || set === 'offer' || set === 'event' ? undefined : frame
}

/** The frame of a label: 'Three measures' are of a plan. */
function frameCalled(label: string, { frames }: Naming): FrameId | undefined {
  return label === '' ? undefined : frameIds.find((id) => coveredBy(label, frames.scaffold[id]))
}

/** Whether words in a prompt say what a frame says. */
export function coveredBy(
  text: string,
  { title, words }: { readonly title: string; readonly words: readonly string[] },
): boolean {
  const said = text.toLowerCase()
  return said === title.toLowerCase() || words.some((word) => begins(said, word))
}

/** Whether words in a prompt begin with what a frame says: 'Next step: a trial', no 'Who to ask'. */
export function opensWith(
  text: string,
  { title, words }: { readonly title: string; readonly words: readonly string[] },
): boolean {
  const said = text.toLowerCase()
  return [title.toLowerCase(), ...words].some((word) => begins(said, word) && said.startsWith(word))
}

/** What only other kinds of talk tell of is meant in another way: the days of a trip, the message of a campaign. */
function framesIn(kind: KindId): readonly FrameId[] {
  const told = [kind, 'proposal', 'report'] as const
  const known = new Set(
    told.flatMap((each) => scaffolds[each].parts.flatMap(({ frames }) => frames)),
  )
  return frameIds.filter((id) => known.has(id))
}

/** The frame that a name names by all that it says, or by its head: 'our costs', 'Budget 900 euros', no 'angry customers'. */
function frameNamed(
  text: string,
  { frames, language }: Naming,
  ids: readonly FrameId[],
): FrameId | undefined {
  const { articles, we } = promptWordsOf(language)
  const small = new Set([...articles, ...we])
  const said = text.toLowerCase()
  const parts = said.split(' ')
  const meant = parts.filter((word) => word.length > 3 && !small.has(word))
  const isFirst = headFirst.has(language) || /\p{Nd}/u.test(text)
  const head = (isFirst ? parts[0] : parts.at(-1)) ?? ''
  const names = (stem: string): boolean => {
    // 'E-bikes today' is a point in time.
    if (namesTime(stem, language)) return false
    if (
      meant.length <= 1
        ? begins(said, stem) && said.length <= stem.length + mostEnding
        : said === stem
    )
      return true
    if (countWords(text) > mostNameWords) return false
    const isCompound = stem.length >= fewestCompoundLetters && head.endsWith(stem)
    return isCompound || (begins(head, stem) && head.length <= stem.length + mostHeadEnding)
  }
  return ids.find(
    (id) =>
      said === frames.scaffold[id].title.toLowerCase() || frames.scaffold[id].words.some(names),
  )
}

const beginnings = new Map<string, RegExp>()

/** A word of the text that begins so; Arabic puts its article and its 'and' in front. */
function begins(text: string, stem: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(stem))
    return text.includes(stem)
  const known = beginnings.get(stem)
  if (known) return known.test(text)
  const before = String.raw`(?<![\p{L}\p{M}])${/\p{Script=Arabic}/u.test(stem) ? '(?:و?ال|و)?' : ''}`
  const short = stem.length <= 3 ? String.raw`(?![\p{L}\p{M}])` : ''
  const pattern = new RegExp(`${before}${escaped(stem)}${short}`, 'iu')
  beginnings.set(stem, pattern)
  return pattern.test(text)
}
