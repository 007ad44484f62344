import type { Mark, Scene } from '@deckloom/scene'

/** Returns the position and content of each text in a slide's SVG, in painting order. */
export function drawnTexts(markup: string): readonly string[] {
  return [...markup.matchAll(/<text ([^>]*)>([^<]*)<\/text>/gu)].map(
    ([, attributes = '', text = '']) => {
      const value = (name: string): string =>
        new RegExp(`(?:^| )${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? ''
      return printPiece({
        x: Number(value('x')),
        y: Number(value('y')),
        face: value('font-family'),
        text: plain(text),
      })
    },
  )
}

/** Returns the same for a scene. */
export function sceneTexts({ layout, marks }: Scene): readonly string[] {
  return [...layout.decoration, ...marks].flatMap(textsOf)
}

function textsOf(mark: Mark): readonly string[] {
  switch (mark.mark) {
    case 'path':
    case 'image':
      return []
    case 'group':
      return mark.children.flatMap(textsOf)
    case 'native':
      return mark.painted.flatMap(textsOf)
    case 'text':
      return [
        ...mark.paragraphs.flatMap(({ marker }) =>
          marker
            ? [
                printPiece({
                  x: marker.x,
                  y: marker.baseline,
                  face: marker.face,
                  text: marker.text,
                }),
              ]
            : [],
        ),
        ...mark.lines.flatMap(({ baseline, fragments }) =>
          fragments.map(({ x, width, rtl, rise = 0, face, text }) =>
            printPiece({ x: rtl ? x + width : x, y: baseline - rise, face, text }),
          ),
        ),
      ]
  }
}

interface Piece {
  readonly x: number
  readonly y: number
  readonly face: string
  readonly text: string
}

function printPiece({ x, y, face, text }: Piece): string {
  return `${x.toFixed(1)},${y.toFixed(1)} ${face} ${text}`
}

function plain(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
