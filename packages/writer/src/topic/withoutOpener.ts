import { type NamedKind, namedKinds, oneOf, type PromptWords } from './promptWords.ts'

interface Opened {
  readonly rest: string
  /** The kind of talk that the words named. */
  readonly kind: NamedKind | undefined
}

/**
 * A prompt without the words that only ask for a deck: 'Create a short presentation about bees' is about bees.
 * They are left out only where a subject remains.
 */
export function withoutOpener(text: string, words: PromptWords): Opened {
  return headOf(text, words) ?? tailOf(text, words) ?? { rest: text, kind: undefined }
}

/** Languages that name the kind of talk first. */
function headOf(text: string, words: PromptWords): Opened | undefined {
  const article = String.raw`(?:${oneOf(words.articles)}\s+)?`
  const asked = String.raw`${oneOf(words.asks)}\s*(?:\S+\s+){0,3}?`
  const begun = `^(?:${asked}|${article})(?<kind>${kindsOf(words)})`
  const found = new RegExp(
    String.raw`${begun}\s+(?<link>${oneOf(linksOf(words))})(?:\s+|(?<=['’]))`,
    'iu',
  ).exec(text)
  if (!found) return undefined
  const { kind: name = '', link = '' } = found.groups ?? {}
  const kind = kindOf(name, words)
  const rest = text.slice(found[0].length)
  const said = link.toLowerCase()
  if (!isLink(said, { kind, rest, words })) return undefined
  const kept = words.articleLinks?.[said]
  const subject =
    kept === undefined
      ? withoutArticle(rest, words)
      : `${kept}${/['’]$/u.test(kept) ? '' : ' '}${rest}`
  return /\p{L}/u.test(subject) ? { rest: subject, kind } : undefined
}

function linksOf({ links, forLinks = [], toLinks = [], nounLinks = [] }: PromptWords) {
  return [...links, ...forLinks, ...toLinks, ...nounLinks]
}

interface Link {
  readonly kind: NamedKind | undefined
  readonly rest: string
  readonly words: PromptWords
}

/** Whether a word between a kind of talk and the rest says what the talk is about, rather than for whom it is. */
function isLink(link: string, { kind, rest, words }: Link): boolean {
  const { links, forLinks = [], toLinks = [], nounLinks = [] } = words
  if (links.includes(link)) return true
  if (forLinks.includes(link)) return kind === 'pitch' || kind === 'marketing'
  if (toLinks.includes(link)) return kind === 'proposal'
  return nounLinks.includes(link) && /^\p{Lu}/u.test(rest)
}

/** Languages that name it last: 'ミツバチについてのプレゼン', 'arılar hakkında sunum'. */
function tailOf(text: string, words: PromptWords): Opened | undefined {
  if (!words.tailLinks) return undefined
  const patterns = tailPatterns(words, words.tailLinks)
  const found = patterns.map((pattern) => pattern.exec(text)).find((each) => each !== null)
  const { rest = '', kind = '' } = found?.groups ?? {}
  return /\p{L}/u.test(rest) ? { rest: rest.trim(), kind: kindOf(kind, words) } : undefined
}

/**
 * A link that says 'about' stands in front of any kind, one that says 'for' in front of what sells, one that only binds
 * in front of a plain talk.
 */
function tailPatterns(words: PromptWords, tailLinks: readonly string[]): readonly RegExp[] {
  const { weakLinks = [], tailForLinks = [], leads = [], ends = [], asks, articles, kinds } = words
  const asked = `(?:${oneOf(asks)}){0,3}(?:${oneOf(articles)})?`
  const lead = leads.length > 0 ? oneOf(leads) : ''
  const end = String.raw`(?:\s*${oneOf(ends)})?\s*$`
  const strong = String.raw`^${asked}${lead}(?<rest>.+?)${oneOf(tailLinks)}\s*(?:${oneOf(articles)}\s+)?(?<kind>${kindsOf(words)})${end}`
  const selling = `^(?<rest>.+?)${oneOf(tailForLinks)}\\s+(?<kind>${oneOf([...kinds.pitch, ...kinds.marketing])})${end}`
  const weak = `^(?<rest>.+?)${oneOf(weakLinks)}(?<kind>${oneOf(words.weakKinds ?? kinds.talk)})${end}`
  return [strong, selling, weak].map((pattern) => new RegExp(pattern, 'iu'))
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
