import { expect, test } from 'vitest'
import { csvOf } from './csvOf.ts'

const cell = (text: string) => csvOf([[text]]).slice(1, -2)

test('writes rows that spreadsheets read as UTF-8', () => {
  expect(
    csvOf([
      ['Link', 'Seconds'],
      ['Für Anleger', 12.5],
    ]),
  ).toBe('\uFEFFLink,Seconds\r\nFür Anleger,12.5\r\n')
})

test.each([
  ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
  ['+1@example.com', "'+1@example.com"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  [' =1+1', "' =1+1"],
  ['one, two', '"one, two"'],
  ['one\ntwo', '"one\ntwo"'],
  ['lena@northlight.example', 'lena@northlight.example'],
])('writes %j so that nothing runs and no cell breaks', (text, written) => {
  expect(cell(text)).toBe(written)
})
