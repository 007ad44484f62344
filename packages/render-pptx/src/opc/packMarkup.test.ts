import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packMarkup } from './packMarkup.ts'

const layout = `<layout>${'<shape/>'.repeat(50)}</layout>`

test('common markup is packed once', () => {
  const first = packMarkup(layout, { isCommon: true })

  expect(packMarkup(layout, { isCommon: true })).toBe(first)
  expect(packMarkup(layout, { isCommon: false })).not.toBe(first)
})

test('what is remembered is what would be packed anew', () => {
  const remembered = packMarkup(layout, { isCommon: true })

  expect(packMarkup(layout, { isCommon: false })).toEqual(remembered)
  expect(inflateRawSync(remembered.content).toString()).toBe(layout)
})

test('memory of common markup is bounded', () => {
  const first = packMarkup(layout, { isCommon: true })
  for (let index = 0; index < 2_000; index++) packMarkup(`<part${index}/>`, { isCommon: true })

  expect(packMarkup(layout, { isCommon: true })).not.toBe(first)
})

test('markup too short to become shorter is left as it is', () => {
  const short = packMarkup('<a/>', { isCommon: false })

  expect(short.method).toBe('stored')
  expect(Buffer.from(short.content).toString()).toBe('<a/>')
})
