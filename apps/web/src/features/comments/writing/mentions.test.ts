import { expect, test } from 'vitest'
import { mentionAt, peopleFor, peopleIn, splitMentions } from './mentions.ts'

const people = ['Ada', 'Ada Lindqvist', 'Ines Rocha', ''].map((name) => ({ name }))
const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name)

test('splits a text at the people that it mentions', () => {
  const pieces = splitMentions('@Ines Rocha, ask @Ada Lindqvist!', people)

  expect(pieces.map(({ text, person }) => [text, person?.name])).toEqual([
    ['@Ines Rocha', 'Ines Rocha'],
    [', ask ', undefined],
    ['@Ada Lindqvist', 'Ada Lindqvist'],
    ['!', undefined],
  ])
  expect(splitMentions('', people)).toEqual([])
})

test('means the longest name, whole names, and everybody once', () => {
  expect(names(peopleIn('@Ada and @Ada Lindqvist and @Ada', people))).toEqual([
    'Ada',
    'Ada Lindqvist',
  ])
  expect(names(peopleIn('@Adam wrote to ines@Rocha.example, @ Ada', people))).toEqual([])
})

test('tells which mention is being typed at the caret', () => {
  expect(mentionAt('Level is fine. @In', 18)).toEqual({ from: 15, words: 'in' })
  expect(mentionAt('@', 1)).toEqual({ from: 0, words: '' })
  expect(mentionAt('@Ines Ro', 8)?.words).toBe('ines ro')
  expect(mentionAt('mail@example', 12)).toBeUndefined()
  expect(mentionAt('@In', 0)).toBeUndefined()
})

test('offers people by first, last and full name, until the name is complete', () => {
  const offered = (words: string) => names(peopleFor({ from: 0, words }, people))

  expect(offered('')).toEqual(['Ada', 'Ada Lindqvist', 'Ines Rocha'])
  expect(offered('ro')).toEqual(['Ines Rocha'])
  expect(offered('ada')).toEqual(['Ada Lindqvist'])
  expect(offered('ines rocha')).toEqual([])
})
