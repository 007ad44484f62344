import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packMarkup } from './packMarkup.ts'
import { pack } from './zip/pack.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const layout = `<layout>${'<shape/>'.repeat(50)}</layout>`

test('common markup is packed once', () => {
  const first = packMarkup(layout, { isCommon: true })

  expect(packMarkup(layout, { isCommon: true })).toBe(first)
  expect(packMarkup(layout, { isCommon: false })).not.toBe(first)
})

test('what is remembered is what would be packed anew', () => {
  const remembered = packMarkup(layout, { isCommon: true })

  expect(packMarkup(layout, { isCommon: false })).toEqual(remembered)
  expect(inflateRawSync(remembered.content).toString()).toBe(`${declaration}${layout}`)
})

test('memory of common markup is bounded', () => {
  const first = packMarkup(layout, { isCommon: true })
  for (let index = 0; index < 2_000; index++) packMarkup(`<part${index}/>`, { isCommon: true })

  expect(packMarkup(layout, { isCommon: true })).not.toBe(first)
})

test('bytes too few to become fewer are left as they are, and are a copy', () => {
  const bytes = Buffer.from('<a/>')
  const short = pack(bytes)
  bytes.fill(0)

  expect(short.method).toBe('stored')
  expect(Buffer.from(short.content).toString()).toBe('<a/>')
})

test('markup of any length and script comes back', () => {
  for (const words of ['', 'é'.repeat(70_000), '紡績'.repeat(100_000), 'short']) {
    const { content, method } = packMarkup(`<a>${words}</a>`, { isCommon: false })
    const bytes = method === 'stored' ? Buffer.from(content) : inflateRawSync(content)
    expect(bytes.toString()).toBe(`${declaration}<a>${words}</a>`)
  }
})
