import { resolve } from 'node:path'
import type { Mark, Paint, Scene, TextMark } from '@deckloom/scene'
import PdfKit from 'pdfkit'

type Document = InstanceType<typeof PdfKit>

/**
 * Writes the same deck with plain pdfkit: every path, and every fragment at its position in our font files. It writes
 * no tags, links or pictures and paints gradients in their first color, which is less work than ours.
 */
export async function pdfkitDeck(scenes: readonly Scene[]): Promise<Uint8Array> {
  const [{ page } = { page: { width: 1200, height: 675 } }] = scenes
  const document = new PdfKit({ size: [page.width, page.height], margin: 0, autoFirstPage: false })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((done) => {
    document.on('end', done)
  })
  const faces = new Set<string>()
  for (const scene of scenes) {
    document.addPage()
    document.rect(0, 0, page.width, page.height).fill(colorOf(scene.background))
    for (const mark of [...scene.layout.decoration, ...scene.marks]) draw(document, faces, mark)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function draw(document: Document, faces: Set<string>, mark: Mark): void {
  switch (mark.mark) {
    case 'path':
      if (mark.fill) document.path(mark.d).fill(colorOf(mark.fill))
      if (mark.stroke) {
        document.path(mark.d).lineWidth(mark.stroke.width).stroke(colorOf(mark.stroke.paint))
      }
      break
    case 'text':
      drawText(document, faces, mark)
      break
    case 'group':
      mark.children.forEach((child) => draw(document, faces, child))
      break
    case 'native':
      mark.painted.forEach((child) => draw(document, faces, child))
      break
    case 'image':
      break
  }
}

function drawText(document: Document, faces: Set<string>, { lines }: TextMark): void {
  for (const { baseline, fragments } of lines) {
    for (const { face, size, paint, text, x, letterSpacing } of fragments) {
      if (!faces.has(face)) document.registerFont(face, resolve('dist/web/fonts', `${face}.ttf`))
      faces.add(face)
      document.font(face).fontSize(size).fillColor(paint.color)
      setText(document, text, { x, baseline, characterSpacing: letterSpacing })
    }
  }
}

interface Place {
  readonly x: number
  readonly baseline: number
  readonly characterSpacing: number
}

// fontkit reads past the end of some faces; text that it cannot set is skipped.
function setText(document: Document, text: string, { x, baseline, characterSpacing }: Place): void {
  const look = { baseline: 'alphabetic', lineBreak: false, characterSpacing } as const
  try {
    document.text(text, x, baseline, look)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
}

function colorOf(paint: Paint): string {
  return paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#FFFFFF')
}
