import { expect, test } from 'vitest'
import { redBlueJpeg } from '../testing/pictures.ts'
import { jpegObject } from './jpegObject.ts'

test('embeds the file as it is', () => {
  const image = jpegObject(redBlueJpeg)

  expect(image.data).toBe(redBlueJpeg)
  expect(image.dictionary).toEqual({
    Width: 16,
    Height: 8,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
    Filter: 'DCTDecode',
  })
})

test('inverts a file for printing', () => {
  const frame = [0xff, 0xc0, 0, 20, 8, 0, 8, 0, 16, 4]

  const image = jpegObject(Uint8Array.from([0xff, 0xd8, ...frame, 0, 0, 0, 0]))

  expect(image.dictionary).toMatchObject({
    ColorSpace: 'DeviceCMYK',
    Decode: [1, 0, 1, 0, 1, 0, 1, 0],
  })
})

test.each([
  ['another format', Buffer.from('GIF89a, and more than a few bytes')],
  ['a file without a picture', redBlueJpeg.subarray(0, 40)],
  ['nothing', new Uint8Array()],
])('refuses %s', (_, bytes) => {
  expect(() => jpegObject(bytes)).toThrow('not a JPEG')
})
