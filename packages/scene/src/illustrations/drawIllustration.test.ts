import { illustrationNames, themes } from '@deckloom/themes'
import { expect, test } from 'vitest'
import { drawIllustration } from './drawIllustration.ts'

const boxes = {
  half: { x: 704, y: 0, width: 496, height: 675 },
  framed: { x: 60, y: 60, width: 528, height: 546 },
  band: { x: 0, y: 0, width: 1200, height: 276 },
  full: { x: 0, y: 0, width: 1200, height: 675 },
}

function draw(name: string, box = boxes.half, seed = 3) {
  return drawIllustration({ name, seed, box, palette: themes.loom.light, idPrefix: 'p' })
}

const palettes = Object.values(themes).flatMap(({ light, dark }) => [light, dark])
const drawings = Object.values(boxes).flatMap((box) =>
  palettes.map((palette) => ({ box, palette })),
)

test.each(illustrationNames)('%s is drawn in any box and theme', (name) => {
  for (const { box, palette } of drawings) {
    const marks = drawIllustration({ name, seed: 5, box, palette, idPrefix: 'p' }) ?? []
    expect(marks.length).toBeGreaterThanOrEqual(8)
    expect(marks.length).toBeLessThanOrEqual(420)
    const data = marks.map((mark) => (mark.mark === 'path' ? mark.d : mark.mark))
    expect(data.filter((d) => !/^M[-\d. MLCZ]+$/.test(d))).toEqual([])
  }
})

test.each(illustrationNames)('%s covers its whole box', (name) => {
  const [ground] = draw(name) ?? []
  expect(ground).toMatchObject({ mark: 'path', box: boxes.half })
  expect(ground?.mark === 'path' && ground.d).toBe('M704 0L1200 0L1200 675L704 675Z')
})

test('draws the same picture for the same seed, and another for another', () => {
  expect(draw('skyline')).toEqual(draw('skyline'))
  expect(draw('skyline', boxes.half, 4)).not.toEqual(draw('skyline', boxes.half, 3))
})

test('has no picture for a name that it does not know', () => {
  expect(draw('unicorn')).toBeUndefined()
  expect(draw('toString')).toBeUndefined()
})

test('gives every mark an id of its own', () => {
  const ids = draw('harbour')?.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(ids.length)
})
