import { expect, test } from 'vitest'
import { substituteFor } from './substitute.ts'

test('a program without a face is told whether a serif, a sans serif or a monospaced one comes nearest', () => {
  const kinds = [
    'Fraunces SemiBold',
    'Georgia',
    'Archivo ExtraBold',
    'Calibri',
    'IBM Plex Mono Medium',
  ]

  expect(kinds.map((family) => substituteFor(family).pitchFamily)).toEqual([18, 18, 34, 34, 49])
})
