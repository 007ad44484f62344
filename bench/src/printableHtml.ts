import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { bulletText, type Slide } from '@deckloom/deck'

const fontFace = ['inter-400', 'bricolage-grotesque-700']
  .map((face) => {
    const bytes = readFileSync(resolve('dist/web/fonts', `${face}.ttf`)).toString('base64')
    return `@font-face { font-family: ${face}; src: url(data:font/ttf;base64,${bytes}) }`
  })
  .join('\n')

const style = `
  @page { size: 10in 5.625in; margin: 0 }
  body { margin: 0; font: 19px/1.36 inter-400; color: #1d1b2e }
  section { width: 10in; height: 5.625in; box-sizing: border-box; padding: 0.5in; background: #fbf7f0; break-after: page; overflow: hidden }
  h1 { font: 32px/1.12 bricolage-grotesque-700; margin: 0 0 0.3in }`

/** The deck as a plain page for Chromium to lay out and print: titles and bullets, no decoration. */
export function printableHtml(slides: readonly Slide[]): string {
  const sections = slides.map(({ slide_title: title, bullet_points: bullets }) => {
    const items = bullets.map((bullet) => `<li>${escape(bulletText(bullet))}</li>`).join('')
    return `<section><h1>${escape(title)}</h1><ul>${items}</ul></section>`
  })
  return `<!doctype html><meta charset="utf-8"><style>${fontFace}${style}</style>${sections.join('')}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
