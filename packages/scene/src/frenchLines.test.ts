import type { FontBook } from '@deckloom/text'
import { loadFontBook } from '@deckloom/text/node'
import { beforeAll, expect, test } from 'vitest'
import { sceneFor } from './sceneFor.ts'
import { slideOf } from './testing/sampleSlides.ts'
import { textMarks } from './testing/sceneChecks.ts'

let fonts: FontBook

beforeAll(async () => {
  fonts = await loadFontBook()
})

const bullets = [
  'Le chiffre d’affaires atteint 2,86 M€ ; la marge, elle, recule : pourquoi ? « Parce que » !',
  'Le chiffre d’affaires atteint 2,86\u00A0M€\u202F; la marge recule\u202F: pourquoi\u202F? «\u00A0Parce que\u00A0»\u202F!',
  'Les effectifs passent de 1 234 567 à 2 345 678 personnes en 12 mois ; ensuite ?',
]

test('no line begins with French punctuation, and no figure is cut from its unit, however wide the box is', () => {
  let lines = 0
  for (let width = 180; width <= 620; width += 20) {
    const scene = sceneFor(
      slideOf({
        slide_title: bullets[0] ?? '',
        bullet_points: bullets,
        slot_boxes: {
          title: { x: 60, y: 40, width, height: 300 },
          bullets: { x: 60, y: 300, width, height: 360 },
        },
      }),
      { fonts, deckTitle: 'Bilan', index: 1, count: 3 },
    )
    for (const mark of textMarks(scene.marks)) {
      for (const { fragments } of mark.lines) {
        const line = fragments.map(({ text }) => text).join('')
        lines += 1
        expect(line).not.toMatch(/^\s*[;:!?»]/u)
        expect(line).not.toMatch(/«\s*$/u)
        expect(line).not.toMatch(/^(?:M?€|567|678|234)|2,86\s*$/u)
      }
    }
  }
  expect(lines).toBeGreaterThan(200)
})
