import { bodyLimits, generationLimits } from '@deckloom/deck'
import { aSlide, password } from '../testApp.ts'

/** Marks that text parsers trip over when they are repeated or nested. */
export const hostileMarks: readonly string[] = [
  ['>', '> ', '1. ', '- ', '- + ', '* ', '\t- ', '#', '# ', '*a ', 'a* ', '**a', '*a_ ', '~a'],
  ['[', ']', '![', '[a](', '[a](b', '[^1]', '[a]: b\n', '`', '`a', '<', '<a ', '</', '<!--'],
  ['&', '&amp', '|', '|a\n', '|a|b|\n', '> a\n\n', '- a\n\n', '- a\n', 'a\n=\n', '---\n', '```\n'],
  ['\\', '\t', ' ', '\n', '.', '-.', 'a@', 'www.', 'http://', '"', '(', 'A. ', '1,', '—', '\u0301'],
  ['\u202E', '👩‍👩‍👧', 'é', '漢', 'ا ', 'a', 'a ', 'No. ', ': ', ', and ', '"a" — ', '2020: ', '12% '],
].flat()

export interface TextRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET'
  readonly path: string
  readonly type: string
  readonly body: string | undefined
}

/** Routes that accept text, with a text of maximum length. */
export const textRoutes: Readonly<Record<string, (mark: string, deck: number) => TextRequest>> = {
  'a prompt': (mark) =>
    json('POST', '/api/generate', {
      prompt: repeatMark(mark, generationLimits.promptLength.max),
      slideCount: 5,
    }),
  'a source': (mark) =>
    json('POST', '/api/generate', {
      prompt: 'A harbour',
      slideCount: 5,
      source: repeatMark(mark, generationLimits.sourceLength),
    }),
  'the source of an outline': (mark) =>
    json('POST', '/api/generations', {
      prompt: 'A harbour',
      slideCount: 5,
      source: repeatMark(mark, generationLimits.sourceLength),
    }),
  'a slide that is worked on': (mark) =>
    json('POST', '/api/assist', { action: 'shorten', slide: wordySlide(mark) }),
  'a slide that becomes a chart': (mark) =>
    json('POST', '/api/assist', { action: 'chart', slide: wordySlide(mark) }),
  'a new deck': (mark) =>
    json('POST', '/api/presentations', { title: repeatMark(mark, 200), slides: deckOf(mark) }),
  'a deck that is saved': (mark, deck) =>
    json('PUT', `/api/presentations/${deck}`, { slides: deckOf(mark) }),
  'a deck that is laid out anew': (_mark, deck) =>
    json('POST', `/api/presentations/${deck}/enhance`, { theme: { id: 'loom', variant: 'dark' } }),
  'a file in Markdown': (mark) => file('/api/sources?name=a.md', repeatMark(mark, 500_000)),
  'a file of text': (mark) => file('/api/sources?name=a.txt', repeatMark(mark, 500_000)),
  'a table': (mark) => file('/api/sources?name=a.csv', repeatMark(`${mark},`, 500_000)),
  'an import': (mark) => file('/api/imports?name=a.md', repeatMark(mark, 500_000)),
  'an import of text': (mark) => file('/api/imports?name=a.txt', repeatMark(mark, 500_000)),
  'a search': (mark) => ({
    method: 'GET',
    path: `/api/search?q=${encodeURIComponent(repeatMark(mark, 100))}`,
    type: 'application/json',
    body: undefined,
  }),
  'a message to the desk': (mark) =>
    json('POST', '/api/support/contact', {
      name: 'Ada',
      email: 'ada@example.com',
      category: 'Export',
      subject: repeatMark(mark, 150),
      message: repeatMark(mark, 5_000),
    }),
  'an address': (mark) =>
    json('POST', '/api/auth/login', { email: repeatMark(mark, 3_500), password: 'x' }),
  'a name': (mark) =>
    json('POST', '/api/auth/register', {
      email: repeatMark(mark, 1_000),
      password,
      firstName: repeatMark(mark, 1_000),
      lastName: repeatMark(mark, 1_000),
    }),
  'a picture in words': (mark) =>
    json('POST', '/api/generate-image', { prompt: repeatMark(mark, 90_000) }),
  'a folder': (mark) => json('POST', '/api/folders', { name: repeatMark(mark, 90_000) }),
  'JSON of lists': () => raw('POST', '/api/presentations', '['.repeat(bodyLimits.deck)),
  'JSON of objects': () => raw('POST', '/api/presentations', repeatMark('{"a":', bodyLimits.deck)),
  'JSON of many members': () =>
    raw('POST', '/api/presentations', `{"slides":[${'0,'.repeat(195_000)}0]}`),
  'JSON of many slides': () =>
    raw('POST', '/api/presentations', `{"slides":[${'{},'.repeat(150_000)}{}]}`),
  'JSON of many names': () =>
    raw(
      'POST',
      '/api/presentations',
      `{${Array.from({ length: 120_000 }, (_, index) => `"a${index}":0`).join(',')}}`,
    ),
  'JSON of quotation marks': () =>
    raw('POST', '/api/presentations', `["${'\\"'.repeat(bodyLimits.deck / 2 - 10)}`),
}

function repeatMark(mark: string, length: number): string {
  const text = mark.repeat(Math.ceil(length / mark.length)).slice(0, length)
  // Half of a surrogate pair at the end is replaced.
  return Buffer.from(text).toString()
}

function wordySlide(mark: string) {
  return { ...aSlide(repeatMark(mark, 500)), id: 'one', bullet_points: bulletsOf(mark, 30) }
}

/** As much text as a deck's body allows. */
function deckOf(mark: string) {
  return Array.from({ length: 60 }, (_, index) => ({
    ...aSlide(repeatMark(mark, 500)),
    id: `s${index}`,
    bullet_points: bulletsOf(mark, 8),
  }))
}

function bulletsOf(mark: string, count: number): readonly string[] {
  return Array.from({ length: count }, () => repeatMark(mark, 1_000))
}

function json(method: TextRequest['method'], path: string, body: object): TextRequest {
  return raw(method, path, JSON.stringify(body))
}

function raw(method: TextRequest['method'], path: string, body: string): TextRequest {
  return { method, path, type: 'application/json', body }
}

function file(path: string, body: string): TextRequest {
  return { method: 'POST', path, type: 'application/octet-stream', body }
}
