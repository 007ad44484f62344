import { slidesAsked } from '@deckloom/deck'
import { capitalize } from '../language/letterCase.ts'
import { countWords, tidy } from '../language/words.ts'
import { figuresIn } from '../text/figures.ts'
import { matchForms, headAndList, membersOf, readClaims, readList, readQuestions } from './lists.ts'
import { isForListeners, kindAlone, occasionIn, withoutOpener } from './opener.ts'
import { oneOf, type PromptWords, questionIn, wordPattern } from './promptWords.ts'
import {
  addMembers,
  addStatement,
  colon,
  isOrder,
  type Reading,
  withoutCover,
  setApart,
  withoutFacts,
  withoutFillers,
} from './reading.ts'
import { readOptions } from './readOptions.ts'
import { longestSentence, runOnTitle } from './runOnTitle.ts'
import { tellsTime } from './times.ts'

/** Maximum characters of a title on a cover. */
const longestTitle = 60
const mostPartWords = 12
const fewestSubjectWords = 3
/** Minimum words of a part that is more than a name. */
const fewestPartWords = 5
const mostBeside = 2
const separator = /\s*(?:,\s+|;\s+|،\s*|[、，；])/u
/** Matches a parenthesis at the end, as in 'Moths in town (Lyon, 2021)'. */
const aside = /^(.{8,}?)\s*[(（]([^()（）]{2,80})[)）]$/su

/** Reads the sentence that names the subject. */
export function readSubject(sentence: string, reading: Reading): void {
  const { words, language } = reading
  const [clause, covered] = withoutCovered(withoutCount(sentence), reading)
  addMembers(covered, reading)
  const [, occasion = '', told = ''] = colon.exec(clause) ?? []
  reading.named = occasion || clause
  if (isForListeners(occasion, words)) return readColon(occasion, told, reading)
  const rest = withoutWish(clause, reading)
  if (readChoice(rest, reading)) return
  const [, left = '', right = ''] = colon.exec(rest) ?? []
  if (left !== '' && left.length <= longestSentence) return readColon(left, right, reading)
  const [head, members] = membersOf(rest, language)
  addMembers(members, reading)
  nameSubject(head, reading)
}

/** Reads a subject that offers several options; the question is kept as the prompt asks it. */
function readChoice(text: string, reading: Reading): boolean {
  const { words, language } = reading
  const { kind, occasion, asked } = occasionOfChoice(text, words)
  // Japanese may continue after the question.
  const [, question = asked, behind] = /^(.+か)[、,]\s*(.+)$/su.exec(asked) ?? []
  const listening = new RegExp(`^(.+?)[,;،]\\s+(${oneOf(words.audience)}\\s.+)$`, 'iu')
  const [, subject = question, audience = ''] = listening.exec(question) ?? []
  const options = readOptions(subject, words, language)
  if (options.length < (/[,、，:：]/u.test(subject) ? 2 : 3) || subject.length > longestSentence)
    return false
  reading.options = options
  reading.kind ??= kind
  reading.below.push(...[occasion, behind ?? '', audience].filter((part) => part !== ''))
  reading.title = capitalize(subject, language)
  return true
}

/**
 * Splits a choice at its colon into the occasion and the question. The occasion is empty if the text before the colon
 * does not name one.
 */
function occasionOfChoice(text: string, words: PromptWords) {
  const [, occasion = '', told = ''] = colon.exec(text) ?? []
  const kind =
    occasion === '' ? undefined : (kindAlone(occasion, words) ?? occasionIn(occasion, words))
  const isNamed = kind !== undefined || wordPattern(words.signals.decision).test(occasion)
  return isNamed ? { kind, occasion, asked: told } : { kind, occasion: '', asked: text }
}

/** Removes the words that only ask for a deck; the audience goes below the title. */
function withoutWish(clause: string, reading: Reading): string {
  const { words } = reading
  const covers = words.covers.filter((cover) => cover.includes(' '))
  const { rest, kind, said, who } = withoutOpener(withoutCover(clause, { ...words, covers }), words)
  reading.kind = kind
  reading.orders.push(...(said === undefined ? [] : [said]))
  reading.below.push(...(who === undefined ? [] : [who]))
  return rest
}

/** Reads the text after a colon as a list, as the subject of an occasion, or as an explanation. */
function readColon(left: string, said: string, reading: Reading): void {
  const right = withoutFacts(said, reading)
  const { words } = reading
  const alone = kindAlone(left, words)
  const opened = withoutOpener(left, words)
  const isAbout = namesSubject(left, opened.rest, words)
  const occasion = alone ?? (isAbout ? undefined : occasionIn(left, words))
  reading.kind ??= occasion ?? opened.kind
  const listed = listIn(right, reading)
  const isBare = listed.length === 0 && opened.rest === left
  const isOccasion = occasion ?? (isBare && wordPattern(words.signals.lesson).test(left))
  const subject = isOccasion ? subjectOf(right, listed, reading) : undefined
  if (subject === undefined) {
    addMembers(listed, reading)
    return nameListed([left, right], { opened: opened.rest, hasList: listed.length > 0 }, reading)
  }
  if (!alone) reading.below.push(left)
  nameSubject(subject, reading)
}

/** Names the subject before a colon. What follows is a list, nothing, or an explanation. */
function nameListed(
  [left, right]: readonly [string, string],
  { opened, hasList }: { readonly opened: string; readonly hasList: boolean },
  reading: Reading,
): void {
  if (hasList || right === '') nameSubject(opened, reading)
  else readExplained([left, right], opened, reading)
}

/** Whether an opener names what the talk is about: 'Speech for Maria' and 'Pitch for Lumio' are about them. */
function namesSubject(left: string, rest: string, words: PromptWords): boolean {
  const festive = wordPattern([...words.signals.celebration, ...words.signals.event])
  return festive.test(left) || (rest !== left && !wordPattern(words.listeners).test(rest))
}

/** Reads a name and its explanation; a question is itself the subject. */
function readExplained(
  [left, right]: readonly [string, string],
  name: string,
  reading: Reading,
): void {
  const { words, language } = reading
  const isAsked = questionIn(right, words) ?? readOptions(right, words, language)[0]
  const whole = `${name}: ${right}`
  const isWhole = !isAsked && whole.length <= longestTitle
  if (!isWhole) reading.below.push(isAsked ? left : right)
  nameSubject(isWhole ? whole : isAsked ? right : name, reading)
}

function listIn(text: string, { words, language }: Reading): readonly string[] {
  const lists = [
    readList(withoutCover(text, words), language),
    readClaims(text, language),
    readQuestions(text, language),
  ]
  return lists.find((list) => list.length > 0) ?? []
}

/** Returns the subject of a talk for an occasion: all that follows, or its first part if the others are parts of it. */
function subjectOf(right: string, listed: readonly string[], reading: Reading): string | undefined {
  const { words, language } = reading
  if (right === '') return undefined
  if (listed.length === 0) return unlistedSubject(right, reading)
  const [first = '', ...others] = listed
  const isAsked = questionIn(first, words) !== undefined
  if (!isAsked && countWords(first) < fewestSubjectWords) return undefined
  const isSubject = !isAsked && isLonger(first, others)
  addMembers(isSubject ? others : listed, reading)
  if (isSubject || right.length > (isAsked ? longestSentence : longestTitle)) return first
  reading.title = capitalize(right, language)
  return ''
}

/** Returns a subject with a list after its first comma, or the whole text. */
function unlistedSubject(right: string, reading: Reading): string {
  const [head, members] = headAndList(right, reading.language)
  const [first = '', ...behind] = right.split(separator).map(tidy)
  const parts = members.length > 0 ? members : readList(behind.join(', '), reading.language)
  addMembers(parts, reading)
  return members.length > 0 ? head : parts.length > 0 ? first : right
}

/** Whether the first part names the whole that the others are parts of. */
function isLonger(first: string, others: readonly string[]): boolean {
  const shorter = others.filter((other) => countWords(other) < countWords(first))
  return !/\p{Nd}/u.test(first) && shorter.length > others.length / 2
}

/** Splits a clause from the list that follows a word such as 'covering'. */
function withoutCovered(
  text: string,
  { words, language }: Reading,
): readonly [string, readonly string[]] {
  const found = new RegExp(
    String.raw`^(.+?)(?:[,;،]\s+|[、，；])${oneOf([...words.covers, ...words.withs])}(?:\s*[:：]\s*|\s+|(?<=\p{Script=Han}))(.+)$`,
    'iu',
  ).exec(text)
  const listed = readList(found?.[2] ?? '', language)
  return found && listed.length > 0 ? [found[1] ?? '', listed] : [text, []]
}

/** Sets the title, without the audience, the date and run-on text. */
function nameSubject(text: string, reading: Reading): void {
  if (text === '') return
  const { words, language } = reading
  const isShort = text.length <= longestSentence
  const plain = isShort ? withoutPlea(tidy(text), reading) : tidy(text)
  const [, named = plain, beside] = aside.exec(plain) ?? []
  if (beside !== undefined) reading.below.push(beside)
  const [subject, audience] = splitAudience(named.replace(/[\s,;:–—-]+$/u, ''), words)
  // Removing the text after a comma may expose a kind of talk at the end.
  const isRunOn = subject.length > longestSentence && withoutFillers(subject, reading) !== subject
  const { rest, kind } = withoutOpener(isRunOn ? subject : withoutTail(subject, reading), words)
  reading.kind ??= kind
  const title = rest.length > longestSentence ? runOnTitle(rest, reading) : rest
  if (audience !== '') reading.below.push(audience)
  reading.title = capitalize(withoutPlea(withoutFillers(title, reading), reading), language)
}

/**
 * Removes a listener who is to be told or convinced of the subject, and adds them as the audience. What to convince
 * them of is also what the deck asks for.
 */
function withoutPlea(text: string, reading: Reading): string {
  const { persuasions, tellings } = reading.words
  const persuaded = matchForms(text, persuasions)
  const [listener, subject] = persuaded ?? matchForms(text, tellings) ?? []
  if (listener === undefined || subject === undefined) return text
  reading.below.push(listener)
  if (persuaded) reading.ask ??= capitalize(subject, reading.language)
  return subject
}

/** Removes parts after commas that the title does not need: a time, a figure, a request, or an aside. */
function withoutTail(text: string, reading: Reading): string {
  const { language, words } = reading
  const [head = '', ...parts] = text.split(separator).map(tidy)
  const isSaid = (part: string): boolean => tellsTime(part, language) || isStatement(part, words)
  const isPlain = countWords(head) > 1 || /\p{L}{4}/u.test(head)
  const areParts = parts.some(isSaid) && parts.every((part) => countWords(part) <= mostPartWords)
  if (tellsTime(head, language) || !isPlain || !areParts) return text
  const isBeside = (part: string): boolean =>
    tellsTime(part, language) ||
    (!isSaid(part) && countWords(part) < fewestPartWords && parts.length <= mostBeside)
  for (const part of parts) {
    if (isOrder(part, words)) reading.orders.push(part)
    else if (setApart(part, reading)) continue
    else if (isBeside(part)) reading.below.push(part)
    else addStatement(part, reading)
  }
  return head
}

/**
 * Whether a part has an amount of money or a percentage, has another number among several words, or asks for something.
 */
function isStatement(part: string, { raises }: PromptWords): boolean {
  const isMeasured = figuresIn(part).some(({ isMoney, isShare }) => isMoney || isShare)
  const isCounted = /\p{Nd}/u.test(part) && countWords(part) > 2
  return isMeasured || isCounted || wordPattern(raises).test(part)
}

function splitAudience(
  head: string,
  { audience }: PromptWords,
): readonly [subject: string, audience: string] {
  const findListeners = (before: string, mark: string): RegExpExecArray | null =>
    new RegExp(String.raw`^(${before})${mark}\s+(${oneOf(audience)}\s\S[^,;]{1,80})$`, 'iu').exec(
      head,
    )
  // 'Farewell' alone is not enough of a title for someone's farewell.
  const inside = head.length > longestTitle ? findListeners(String.raw`\S+\s[^,;]{6,}?`, '') : null
  const [, subject = head, found = ''] =
    findListeners('.+?', String.raw`\s*[,;،、，]`) ?? inside ?? []
  return [subject, found]
}

/** Removes the number of slides, as in 'with 10 slides' or '(12 slides)', which is a separate setting. */
function withoutCount(text: string): string {
  const asked = slidesAsked(text)
  const rest = asked ? tidy(`${text.slice(0, asked.start)} ${text.slice(asked.end)}`) : text
  return /\p{L}/u.test(rest) ? rest : text
}
