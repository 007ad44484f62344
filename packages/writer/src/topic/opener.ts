import { type NamedKind, namedKinds, oneOf, type PromptWords, wordPattern } from './promptWords.ts'

export interface Opened {
  readonly rest: string
  /** The kind of talk named in the opener. */
  readonly kind: NamedKind | undefined
  /** The removed text, if it says more than that a deck is wanted; the audience, if it precedes the subject. */
  readonly said?: string | undefined
  readonly who?: string | undefined
}

/** Length from which a prompt may take long to name its subject. */
const longPrompt = 90
/** Minimum letters of a link that means 'about' rather than 'of'. */
const strongLink = 3

/**
 * Removes the words that only ask for a deck: the subject of 'Create a short presentation about bees' is bees. They are
 * removed only if a subject remains.
 */
export function withoutOpener(text: string, words: PromptWords): Opened {
  return headOf(text, words) ?? tailOf(text, words) ?? { rest: text, kind: undefined }
}

/** Opens a prompt in a language that names the kind of talk first. */
function headOf(text: string, words: PromptWords): Opened | undefined {
  const { links, forLinks, toLinks, nounLinks } = words
  const article = String.raw`(?:${oneOf(words.articles)}\s+)?`
  const asked = String.raw`${oneOf(words.asks)}\s*(?:\S+\s+){0,3}?`
  const kind = `(?<kind>${kindsOf(words)})`
  const strong = oneOf(links.filter((link) => link.length >= strongLink))
  const all = oneOf([...links, ...forLinks, ...toLinks, ...nounLinks])
  const behind = String.raw`(?:\s+|(?<=['’]))`
  const openers = [
    String.raw`^(?:${asked}|${article})${kind}\s+(?<link>${all})${behind}`,
    String.raw`^(?:\S+\s+){1,2}${kind}\s+(?<link>${strong})${behind}`,
    String.raw`^(?:${asked}|${article})${kind}\s+(?<who>(?:${oneOf([...words.audience, ...forLinks, ...toLinks])}\s|\p{Script=Arabic})\S+(?:\s\S+){0,3}?)\s+(?<link>${oneOf(links)})\s+`,
    ...(text.length > longPrompt
      ? [
          String.raw`^(?<said>[^,:，：、]{0,160}?(?<![\p{L}\p{M}])${kind}\s[^,:，：、]{0,80}?)\s(?<link>${strong})\s+`,
        ]
      : []),
  ]
  const found = openers.map((opener) => openedBy(new RegExp(opener, 'iu').exec(text), words))
  return found.find((opened) => opened !== undefined)
}

function openedBy(found: RegExpExecArray | null, words: PromptWords): Opened | undefined {
  if (!found) return undefined
  const { kind: name = '', link: linked = '', said, who } = found.groups ?? {}
  const rest = found.input.slice(found[0].length)
  const kind = kindOf(name, words)
  const link = linked.toLowerCase()
  if (!isLink({ link, kind, rest, words })) return undefined
  const kept = words.articleLinks[link]
  const space = kept === undefined || /['’]$/u.test(kept) ? '' : ' '
  const subject = kept === undefined ? withoutArticle(rest, words) : `${kept}${space}${rest}`
  return /\p{L}/u.test(subject)
    ? {
        rest: subject,
        kind,
        ...(said !== undefined && { said }),
        ...(who !== undefined && { who }),
      }
    : undefined
}

interface Link {
  readonly link: string
  readonly kind: NamedKind | undefined
  readonly rest: string
  readonly words: PromptWords
}

/** Whether the word between the kind of talk and the rest introduces the subject rather than the audience. */
function isLink({ link, kind, rest, words }: Link): boolean {
  const { links, forLinks, toLinks, nounLinks } = words
  if (links.includes(link)) return true
  if (forLinks.includes(link)) return kind === 'pitch' || kind === 'marketing'
  if (toLinks.includes(link)) return kind === 'proposal'
  return nounLinks.includes(link) && /^\p{Lu}/u.test(rest)
}

/**
 * Opens a prompt in a language that names the kind of talk last: 'ミツバチについてのプレゼン', 'arılar hakkında sunum'. A link that
 * means 'about' may precede any kind, one that means 'for' only a selling kind, and a plain genitive only a plain talk.
 */
function tailOf(text: string, words: PromptWords): Opened | undefined {
  const { tailLinks, weakLinks, tailForLinks, leads, ends, asks, articles, kinds } = words
  if (tailLinks.length === 0) return undefined
  const asked = `(?:${oneOf(asks)}){0,3}(?:${oneOf(articles)})?`
  const lead = leads.length > 0 ? oneOf(leads) : ''
  const end = String.raw`(?:\s*${oneOf(ends)})?\s*$`
  const weakKinds = words.weakKinds.length > 0 ? words.weakKinds : kinds.talk
  const found = [
    String.raw`^${asked}${lead}(?<rest>.+?)${oneOf(tailLinks)}\s*(?:${oneOf(articles)}\s+)?(?<kind>${kindsOf(words)})${end}`,
    `^(?<rest>.+?)${oneOf(tailForLinks)}\\s+(?<kind>${oneOf([...kinds.pitch, ...kinds.marketing])})${end}`,
    `^(?<rest>.+?)${oneOf(weakLinks)}(?<kind>${oneOf(weakKinds)})${end}`,
  ]
    .map((pattern) => new RegExp(pattern, 'iu').exec(text))
    .find((each) => each !== null)
  const { rest = '', kind = '' } = found?.groups ?? {}
  return /\p{L}/u.test(rest) ? { rest: rest.trim(), kind: kindOf(kind, words) } : undefined
}

/** Kinds whose name and audience make an occasion; training and reports are subjects in themselves. */
const occasions = ['talk', 'pitch'] as const

/** Returns the kind of talk if the text says nothing else. */
export function kindAlone(text: string, words: PromptWords): NamedKind | undefined {
  return kindOf(withoutArticle(text, words).trim(), words)
}

/** Returns the kind of talk if the text otherwise says only who listens. */
export function occasionIn(text: string, words: PromptWords): NamedKind | undefined {
  const alone = withoutArticle(text, words).trim()
  const { audience, forLinks, toLinks } = words
  const listening = String.raw`(?<who>\s+(?:(?:${oneOf([...audience, ...forLinks, ...toLinks])})\s?.+|\S{1,3}\s\S+(?:\s\S+){0,3}))?`
  const found = new RegExp(
    String.raw`^(?:\S+\s+){0,3}?\p{L}*?(?<kind>${kindsOf(words)})${listening}$`,
    'iu',
  ).exec(alone)
  const kind = kindOf(found?.groups?.['kind'] ?? '', words)
  const who = found?.groups?.['who'] ?? ''
  const isListener = wordPattern(words.listeners).test(who) && !wordPattern(words.links).test(who)
  return isListener || occasions.some((known) => known === kind) ? kind : undefined
}

const mostKindWords = 4

/** Returns the kind of talk that a short text names, at any position. */
export function kindIn(text: string, { kinds }: PromptWords): NamedKind | undefined {
  const isShort = text.split(/\s+/u).length <= mostKindWords
  return isShort ? namedKinds.find((kind) => wordPattern(kinds[kind]).test(text)) : undefined
}

/** Whether a text consists of a kind of talk and its audience: 'Pitch for the city council'. */
export function isForListeners(text: string, words: PromptWords): boolean {
  const isTold = wordPattern(words.links).test(text)
  return occasionIn(text, words) !== undefined && wordPattern(words.listeners).test(text) && !isTold
}

function withoutArticle(text: string, { articles }: PromptWords): string {
  return text.replace(new RegExp(String.raw`^${oneOf(articles)}\s+`, 'iu'), '')
}

function kindsOf({ kinds }: PromptWords): string {
  return oneOf(namedKinds.flatMap((kind) => kinds[kind]))
}

function kindOf(name: string, { kinds }: PromptWords): NamedKind | undefined {
  const said = name.toLowerCase().replace(/\s+/gu, ' ')
  return namedKinds.find((kind) => kinds[kind].some((known) => known.toLowerCase() === said))
}
