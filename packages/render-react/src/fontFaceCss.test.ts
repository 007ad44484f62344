import { expect, test } from 'vitest'
import { fontFaceCss } from './fontFaceCss.ts'

test('gives every face its own family, so that no other file can replace it', () => {
  const css = fontFaceCss(
    [
      { id: 'inter-400', file: 'inter-400.ttf' },
      { id: 'inter-700', file: 'inter-700.ttf' },
    ],
    '/fonts',
  )

  expect(css.split('\n')).toEqual([
    '@font-face{font-family:"inter-400";src:url("/fonts/inter-400.ttf") format("truetype");font-display:block}',
    '@font-face{font-family:"inter-700";src:url("/fonts/inter-700.ttf") format("truetype");font-display:block}',
  ])
})

test('accepts a folder with a trailing slash', () => {
  expect(fontFaceCss([{ id: 'a', file: 'a.ttf' }], 'https://cdn.test/f/')).toContain(
    'url("https://cdn.test/f/a.ttf")',
  )
})

test('escapes names', () => {
  const css = fontFaceCss([{ id: 'a"}b', file: 'a").ttf' }], '/fonts')

  expect(css).toBe(
    '@font-face{font-family:"a\\22 }b";src:url("/fonts/a%22).ttf") format("truetype");font-display:block}',
  )
})
