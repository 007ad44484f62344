import { expect, test } from 'vitest'
import { lookOf, richPieces } from './richPieces.ts'

const bold = { bold: true } as const

test('words without runs are one piece', () => {
  expect(richPieces('Tea and rice', undefined)).toEqual([{ text: 'Tea and rice', look: {} }])
})

test('cuts words where their look changes, also inside a word', () => {
  const runs = [{ text: 'Un' }, { text: 'believ', ...bold }, { text: 'able' }]

  expect(richPieces('Unbelievable', runs)).toEqual([
    { text: 'Un', look: {} },
    { text: 'believ', look: bold },
    { text: 'able', look: {} },
  ])
})

test('white space belongs to the run that it was written in', () => {
  const runs = [{ text: 'Tea ', ...bold }, { text: 'and' }, { text: ' rice', ...bold }]

  expect(richPieces('Tea and rice', runs).map(({ text }) => text)).toEqual(['Tea ', 'and', ' rice'])
})

test('finds tidied words in what was written', () => {
  const runs = [{ text: '  10 \n ' }, { text: ' ms  later', ...bold }]

  expect(richPieces('10\u00A0ms later', runs)).toEqual([
    { text: '10\u00A0', look: {} },
    { text: 'ms later', look: bold },
  ])
})

test('finds a lead-in at the beginning and its sentence at the end', () => {
  const runs = [{ text: 'Go: ', ...bold }, { text: 'and then ' }, { text: 'go', italic: true }]

  expect(richPieces('Go', runs)).toEqual([{ text: 'Go', look: bold }])
  expect(richPieces('And then go', runs)).toEqual([
    { text: 'And then ', look: {} },
    { text: 'go', look: { italic: true } },
  ])
})

test('words that are not in the runs are plain', () => {
  expect(richPieces('Coffee', [{ text: 'Tea', ...bold }])).toEqual([{ text: 'Coffee', look: {} }])
})

test('runs of one look are one piece', () => {
  const runs = [{ text: 'Tea ' }, { text: 'and ', bold: true }, { text: 'rice', bold: true }]

  expect(richPieces('Tea and rice', runs)).toHaveLength(2)
})

test('only links that a slide may carry are followed', () => {
  expect(lookOf({ text: 'a', href: 'https://who.int' }).href).toBe('https://who.int')
  for (const href of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'who.int']) {
    expect(lookOf({ text: 'a', href, bold: true })).toEqual({ bold: true })
  }
})
