import { uploadLimits } from '@deckloom/deck'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { preparePicture } from './preparePicture.ts'

/** Frames that differ, so that the encoder merges none. */
async function animation(frames: number): Promise<Buffer> {
  const [red, blue] = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const pictures = Array.from(
    { length: frames },
    (_, index) => (index % 2 === 0 ? red : blue) ?? '',
  )
  return sharp(pictures, { join: { animated: true } })
    .gif()
    .toBuffer()
}

test('W-002 takes an animation of 200 frames, and refuses one more', async () => {
  const { frames } = uploadLimits
  const prepared = []
  for (const count of [frames - 1, frames, frames + 1])
    prepared.push(await preparePicture(await animation(count)))

  expect(prepared).toEqual([
    expect.objectContaining({ width: 4, height: 4 }),
    expect.objectContaining({ width: 4, height: 4 }),
    'pixels',
  ])
})
