import type { Paragraph } from '@deckloom/scene'
import { expect, test } from 'vitest'
import { buildParagraph, buildRun, buildText } from '../testing/sceneBuilder.ts'
import { attributesOf, writeSlide } from '../testing/slideXml.ts'

const emuPerUnit = 10_160
const box = { x: 100, y: 0, width: 141, height: 200 }
// The slack that one line of 140 units needs exceeds the box by 7.4 units.
const more = 7.4

function slideOf(...changes: readonly Partial<Paragraph>[]) {
  const mark = buildText(
    changes.map((change) => buildParagraph([buildRun('aaaa bbbb cccc')], change)),
    { box },
  )
  const { first, all } = writeSlide([mark])
  const body = attributesOf(first('a:bodyPr'))
  return {
    left: Number(attributesOf(all('a:off').at(-1) ?? first('a:off'))['x']) / emuPerUnit,
    width: Number(attributesOf(all('a:ext').at(-1) ?? first('a:ext'))['cx']) / emuPerUnit,
    insets: [body['lIns'], body['rIns']],
    margins: all('a:pPr').map((each) => Number(attributesOf(each)['marL']) / emuPerUnit),
  }
}

test('a box is made wider at the edge that its lines end at', () => {
  const read = slideOf({})
  expect([read.left, read.width]).toEqual([100, expect.closeTo(141 + more)])

  const readFromRight = slideOf({ align: 'right', direction: 'rtl' })
  expect(readFromRight.left).toBeCloseTo(100 - more)
  expect(readFromRight.width).toBeCloseTo(141 + more)
})

test('paragraphs that begin at either edge stay there when their box is made wider', () => {
  const { left, width, insets, margins } = slideOf(
    {},
    { align: 'right', direction: 'rtl', indent: 20 },
  )

  // The second paragraph is indented and determines the width needed.
  const needed = 160 * 1.06 - 141
  expect(left).toBeCloseTo(100 - needed)
  expect(width).toBeCloseTo(141 + needed * 2)
  expect(insets).toEqual(['0', '0'])
  expect(margins).toEqual([expect.closeTo(needed), expect.closeTo(20 + needed)])
})

test('a box keeps its width where paragraphs would leave the edge that they end at', () => {
  expect(slideOf({}, { align: 'right' })).toMatchObject({ left: 100, width: 141, margins: [0, 0] })
})
