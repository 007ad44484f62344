import { bulletText, type Slide } from '@deckloom/deck'
import pptxgenjs from 'pptxgenjs'

// Its types describe the CommonJS build, Node loads the ES module: the class is the default export of one and
// a property of the other.
const PptxGenJS = 'default' in pptxgenjs ? pptxgenjs.default : pptxgenjs

/**
 * The same words written by pptxgenjs: a title, the bullets, the notes and a panel on each slide. It gets no decoration
 * and no drawn picture to write, which is less work than ours.
 */
export function pptxgenjsDeck(slides: readonly Slide[]): Promise<unknown> {
  const deck = new PptxGenJS()
  deck.layout = 'LAYOUT_WIDE'
  for (const { slide_title: title, bullet_points: bullets, notes } of slides) {
    const slide = deck.addSlide()
    slide.background = { color: 'FBF7F0' }
    slide.addShape('rect', { x: 8.5, y: 0, w: 4.8, h: 7.5, fill: { color: 'F1EADD' } })
    slide.addText(title, {
      x: 0.6,
      y: 0.6,
      w: 7.5,
      h: 1.2,
      fontSize: 32,
      bold: true,
      color: '1D1B2E',
    })
    const lines = bullets.map((bullet) => ({
      text: bulletText(bullet),
      options: { bullet: true, breakLine: true },
    }))
    slide.addText(lines, { x: 0.6, y: 2, w: 7.5, h: 4.5, fontSize: 19, color: '1D1B2E' })
    if (notes) slide.addNotes(notes)
  }
  return deck.write({ outputType: 'nodebuffer', compression: true })
}
