import type { FrameId, Frames, KindId, PromptSet } from '../frames/frames.ts'
import { frameIds, scaffolds, setOf } from '../frames/scaffold.ts'
import { isTelling } from '../language/languageOf.ts'
import type { Language } from '../language/languages.ts'
import { countWords } from '../language/words.ts'
import { figuresIn } from '../text/figures.ts'
import { partsOf } from './pageForms.ts'
import { escapeWord, promptWordsOf, questionIn } from './promptWords.ts'
import type { OwnWords } from './reading.ts'
import { namesTime } from './times.ts'

/** What a page about the user's own text shows. */
export interface PageKind {
  /** The frame that asks for such things. */
  readonly frame?: FrameId
  /** Whether it is one such thing, and not a label for all of them. */
  readonly isOne: boolean
  /** Questions that suit it; empty if its kind is not known. */
  readonly prompts: readonly string[]
}

export const unknownKind: PageKind = { isOne: false, prompts: [] }

interface Naming {
  readonly kind: KindId
  readonly frames: Frames
  readonly family: PromptSet
  readonly language: Language
  /** Title of the deck. */
  readonly title: string
}

/** Letters that a name may have beyond its stem, alone or at the head of a phrase. */
const [mostEnding, mostHeadEnding] = [12, 5]
const mostNameWords = 5
const fewestCompoundLetters = 5
/** Languages in which a noun precedes its modifiers. */
const headFirst: ReadonlySet<Language> = new Set(['es', 'fr', 'pt', 'it', 'pl', 'ar'])
/** Matches numbered names: 'Option B', 'Phase 2'. */
const numbered = /\s(?:\p{Nd}{1,2}|\p{Lu})$/u

/**
 * Returns the kinds of what the prompt names, by label, head noun or form (a question, a time, a figure). The rest take
 * the kind that the title names, as in 'Roles in a clinic', or count as tasks if at least half of them are.
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
  // A figure that is given is not asked for.
  const isTold = figuresIn(text, language).length > 0
  if (frame && !isTold) return { frame, isOne: false, prompts: frames.scaffold[frame].prompts }
  return prompts && { isOne: false, prompts, ...(frame && { frame }) }
}

/** Returns the questions to ask about a question, a point in time or a figure. */
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

/**
 * Returns the frame of the parts that a title announces, as in 'Five steps to a garden'. A plan or a history may have
 * parts of any kind.
 */
function frameOfTitle(naming: Naming): FrameId | undefined {
  const words = naming.title.split(' ')
  const end = words.findIndex((word, index) => index > 0 && isTelling(word, naming.language))
  const frame = frameNamed(words.slice(0, end > 0 ? end : words.length).join(' '), naming, frameIds)
  const set = frame && setOf(frame)
  return set === undefined || set === 'offer' || set === 'event' ? undefined : frame
}

/** Returns the frame that a label names: 'Three measures' belongs to a plan. */
function frameCalled(label: string, { frames }: Naming): FrameId | undefined {
  return label === '' ? undefined : frameIds.find((id) => coveredBy(label, frames.scaffold[id]))
}

/** Whether text in a prompt means the same as a frame. */
export function coveredBy(
  text: string,
  { title, words }: { readonly title: string; readonly words: readonly string[] },
): boolean {
  const said = text.toLowerCase()
  return said === title.toLowerCase() || words.some((word) => begins(said, word))
}

/** Whether text in a prompt begins with what a frame says: 'Next step: a trial', but not 'Who to ask'. */
export function opensWith(
  text: string,
  { title, words }: { readonly title: string; readonly words: readonly string[] },
): boolean {
  const said = text.toLowerCase()
  return [title.toLowerCase(), ...words].some((word) => begins(said, word) && said.startsWith(word))
}

/**
 * Returns the frames that apply to a kind of talk. Words of other kinds mean something else here: the days of a trip,
 * the message of a campaign.
 */
function framesIn(kind: KindId): readonly FrameId[] {
  const told = [kind, 'proposal', 'report'] as const
  const known = new Set(
    told.flatMap((each) => scaffolds[each].parts.flatMap(({ frames }) => frames)),
  )
  return frameIds.filter((id) => known.has(id))
}

/**
 * Returns the frame that a phrase names as a whole or by its head noun: 'our costs' and 'Budget 900 euros', but not
 * 'angry customers'.
 */
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

/** Whether a text has a word with this stem. In Arabic, the article and 'and' may be prefixed. */
function begins(text: string, stem: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(stem))
    return text.includes(stem)
  const known = beginnings.get(stem)
  if (known) return known.test(text)
  const before = String.raw`(?<![\p{L}\p{M}])${/\p{Script=Arabic}/u.test(stem) ? '(?:و?ال|و)?' : ''}`
  const short = stem.length <= 3 ? String.raw`(?![\p{L}\p{M}])` : ''
  const pattern = new RegExp(`${before}${escapeWord(stem)}${short}`, 'iu')
  beginnings.set(stem, pattern)
  return pattern.test(text)
}
