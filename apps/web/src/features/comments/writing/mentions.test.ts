import { expect, test } from 'vitest'
import {
  mentionablesFor,
  mentionablesOf,
  mentionAt,
  mentionedIn,
  splitMentions,
} from './mentions.ts'

const people = ['Ada', 'Ada Lindqvist', 'Ines Rocha', ''].map((name) => ({ name }))
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)

test('splits a text at the people that it mentions', () => {
  const pieces = splitMentions('@Ines Rocha, ask @Ada Lindqvist!', people)

  expect(pieces.map(({ text, mentioned }) => [text, mentioned?.name])).toEqual([
    ['@Ines Rocha', 'Ines Rocha'],
    [', ask ', undefined],
    ['@Ada Lindqvist', 'Ada Lindqvist'],
    ['!', undefined],
  ])
  expect(splitMentions('', people)).toEqual([])
})

test('means the longest name, whole names, and everybody once', () => {
  expect(names(mentionedIn('@Ada and @Ada Lindqvist and @Ada', people))).toEqual([
    'Ada',
    'Ada Lindqvist',
  ])
  expect(names(mentionedIn('@Adam wrote to ines@Rocha.example, @ Ada', people))).toEqual([])
})

test('tells which mention is being typed at the caret', () => {
  expect(mentionAt('Level is fine. @In', 18)).toEqual({ from: 15, words: 'in' })
  expect(mentionAt('@', 1)).toEqual({ from: 0, words: '' })
  expect(mentionAt('@Ines Ro', 8)?.words).toBe('ines ro')
  expect(mentionAt('mail@example', 12)).toBeUndefined()
  expect(mentionAt('@In', 0)).toBeUndefined()
})

test('offers people by first, last and full name, until the name is complete', () => {
  const offered = (words: string) => names(mentionablesFor({ from: 0, words }, people))

  expect(offered('')).toEqual(['Ada', 'Ada Lindqvist', 'Ines Rocha'])
  expect(offered('ro')).toEqual(['Ines Rocha'])
  expect(offered('ada')).toEqual(['Ada Lindqvist'])
  expect(offered('ines rocha')).toEqual([])
})

test('means a person before a team of the same name', () => {
  const person = { id: 'p1', name: 'Harbor', isSelf: false, role: 'editor' } as const
  const known = mentionablesOf(
    [person],
    [
      { id: 1, name: 'Harbor' },
      { id: 2, name: 'Sales' },
    ],
  )

  expect(mentionedIn('@Harbor and @Sales', known).map(({ kind }) => kind)).toEqual([
    'person',
    'team',
  ])
})
