import type { Language } from '../language/languages.ts'
import abbreviations from './abbreviations.json' with { type: 'json' }

const known = new Map<string, ReadonlySet<string>>()
const segmenters = new Map<string, Intl.Segmenter>()
/** The segmenter's running time is quadratic, so that long text is segmented in pieces of this many characters. */
const longestPiece = 4_000
/** Languages that write '3.' for 'third', so that a number and a period do not end a sentence. */
const ordinals: ReadonlySet<Language> = new Set(['de', 'pl', 'tr'])
const pairs: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '“': '”',
  '„': '“',
  '«': '»',
  '「': '」',
  '『': '』',
  '（': '）',
}

/** Returns a cached segmenter for a language and granularity: creating one takes longer than using it. */
export function segmenterFor(
  language: Language,
  granularity: 'sentence' | 'word' | 'grapheme',
): Intl.Segmenter {
  const locale = language === 'other' ? 'en' : language
  const key = `${locale} ${granularity}`
  const found = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity })
  segmenters.set(key, found)
  return found
}

/** Returns the sentences of one paragraph whose lines are already joined. Together they are the paragraph. */
export function sentencesOf(paragraph: string, language: Language): readonly string[] {
  const sentences: string[] = []
  let last = ''
  for (const piece of splitPieces(paragraph)) {
    for (const { segment } of segmenterFor(language, 'sentence').segment(piece)) {
      const isTied = isOneWord(last, segment)
      last = segment
      const [next = '', ...others] = closeQuote(sentences, segment.trim()).split(beforeNumber)
      if (next === '') continue
      const before = sentences.at(-1)
      if (before !== undefined && isTied) {
        sentences[sentences.length - 1] = `${before}${next}`
      } else addNext(sentences, next, language)
      for (const other of others) addNext(sentences, other, language)
    }
  }
  return sentences
}

/** The segmenter finds no sentence end before a number followed by a lowercase letter: '… was late. 12 people left.' */
const beforeNumber = /(?<=\p{Ll}{3}[.!?])\s+(?=\p{Nd})/u

function addNext(sentences: string[], next: string, language: Language): void {
  const before = sentences.at(-1)
  if (before !== undefined && goesOn(before, next, language))
    sentences[sentences.length - 1] = joinSentences(before, next, language)
  else sentences.push(next)
}

/** Whether a mark is inside a word and ends no sentence: 'dbus!404', 'a?b'. */
function isOneWord(before: string, next: string): boolean {
  return /[\p{Script=Latin}\p{Nd}][!?]+$/u.test(before) && /^[\p{Script=Latin}\p{Nd}]/u.test(next)
}

/** Moves a closing mark to the end of the previous sentence and returns the rest of the piece. */
function closeQuote(sentences: string[], piece: string): string {
  const [mark] = /^[»”」』)\]）]\s*(?=[\p{Lu}\p{Lo}]|$)/u.exec(piece) ?? []
  const before = sentences.at(-1)
  if (mark === undefined || before === undefined) return piece
  const space = mark.startsWith('»') && !before.includes('»') ? ' ' : ''
  sentences[sentences.length - 1] = `${before}${space}${mark.trim()}`
  return piece.slice(mark.length)
}

function joinSentences(before: string, next: string, language: Language): string {
  return language === 'ja' || language === 'zh' ? `${before}${next}` : `${before} ${next}`
}

function* splitPieces(text: string): Iterable<string> {
  let from = 0
  while (text.length - from > longestPiece) {
    const window = text.slice(from, from + longestPiece)
    const mark = Math.max(
      ...['. ', '。', '！', '？', '؟ ', '। '].map((end) => window.lastIndexOf(end)),
    )
    const space = window.lastIndexOf(' ')
    const end = mark > longestPiece / 2 ? mark + 1 : space > 0 ? space : longestPiece
    yield window.slice(0, end)
    from += end
  }
  yield text.slice(from)
}

/** Whether an apparent sentence end is not one. The rules are ordered by reliability. */
function goesOn(before: string, next: string, language: Language): boolean {
  if (before.length > 400) return false
  if (isOpen(before) || endsShort(before, language)) return true
  if (/^\p{Ll}/u.test(next) && /(?:[^.]\.|…|\.\.\.)$/u.test(before)) return true
  if (/^[)\]}”»」』）]/u.test(next)) return true
  return /[」』]$/u.test(before) && /^(?:と|って|という)/u.test(next)
}

/** Whether a text ends in an abbreviation or an ordinal, or is only an item number. */
function endsShort(before: string, language: Language): boolean {
  const last = before.slice(-24).split(/\s/u).at(-1) ?? ''
  const token = last.replace(/^["“„«([]+/u, '')
  const short = token.replace(/\.$/u, '').toLowerCase()
  if (token.endsWith('.') && isAbbreviation(short, language)) return true
  return (ordinals.has(language) && /^\d{1,3}\.$/u.test(token)) || /^\(?\d{1,2}[.)]$/u.test(before)
}

function isAbbreviation(token: string, language: Language): boolean {
  if (/^\p{L}$/u.test(token) || /^(?:\p{L}\.)+\p{L}$/u.test(token)) return true
  const list = known.get(language) ?? new Set(abbreviations[language].split(' '))
  known.set(language, list)
  return list.has(token)
}

/** Whether a bracket or quotation is still open at the end of a text. */
function isOpen(text: string): boolean {
  for (const [open, close] of Object.entries(pairs)) {
    const at = text.lastIndexOf(open)
    if (at >= 0 && text.indexOf(close, at + 1) < 0) return true
  }
  return false
}
