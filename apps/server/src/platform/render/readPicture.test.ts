import { expect, test } from 'vitest'
import { neutralPicture } from './neutralPicture.ts'
import { readPicture } from './readPicture.ts'

/** The start of a JPEG file of 640 x 480 pixels: SOI, a comment, a progressive frame. */
const jpeg = [0xffd8, 0xfffe, 0x0004, 0x4142, 0xffc2, 0x0011, 0x0801, 0xe002, 0x8003, 0x0000]

function bytesOf(words: readonly number[]): Uint8Array {
  return Uint8Array.from(words.flatMap((word) => [word >> 8, word & 0xff]))
}

test('reads the size of a PNG and of a JPEG', () => {
  expect(readPicture(neutralPicture.bytes)).toMatchObject({
    mime: 'image/png',
    width: 2,
    height: 2,
  })
  expect(readPicture(bytesOf(jpeg))).toMatchObject({
    mime: 'image/jpeg',
    width: 640,
    height: 480,
  })
})

test.each([
  ['nothing', []],
  ['a page', [...Buffer.from('<!doctype html><title>Sign in</title>')]],
  ['an SVG', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  ['the start of a PNG', [...neutralPicture.bytes.subarray(0, 20)]],
  ['a JPEG without a frame', [...bytesOf(jpeg.slice(0, 4))]],
  ['a JPEG whose parts are not', [0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('takes %s for no picture', (_, bytes) => {
  expect(readPicture(Uint8Array.from(bytes))).toBeUndefined()
})

test('takes a picture without pixels for no picture', () => {
  const empty = Buffer.from(neutralPicture.bytes)
  empty.writeUInt32BE(0, 16)

  expect(readPicture(empty)).toBeUndefined()
})
