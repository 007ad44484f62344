import type { Scene } from '@deckloom/scene'
import PdfKit from 'pdfkit'
import { loadSubsetter } from './fonts/subsetter.ts'
import { drawMark } from './page/drawMark.ts'
import { PageCanvas, pointsPerUnit, type DocumentResources } from './page/PageCanvas.ts'
import { PageTags } from './page/PageTags.ts'
import { FontResources } from './resources/FontResources.ts'
import { ImageResources } from './resources/ImageResources.ts'
import { PaintResources } from './resources/PaintResources.ts'
import type { RenderPdfOptions } from './types.ts'

/**
 * Renders a deck as PDF 1.7: a page of 960 x 540 points per slide, selectable text in embedded subsets of its faces,
 * bookmarks, links and a tagged structure. Rejects if a face of a scene is not loaded, or if a picture does not match
 * its `mime`.
 */
export async function renderPdf(
  scenes: readonly Scene[],
  options: RenderPdfOptions,
): Promise<Uint8Array> {
  const subset = await loadSubsetter()
  const document = openDocument(options)
  const bytes = bytesOf(document)
  const resources = {
    fonts: new FontResources(document, options.fonts),
    paints: new PaintResources(document),
    images: new ImageResources(document, options.images),
    language: options.language,
  }
  const root = document.struct('Document')
  document.addStructure(root)
  for (const [index, scene] of scenes.entries()) {
    drawPage({ document, resources, root }, scene, scene.title || `Slide ${index + 1}`)
  }
  root.end()
  resources.fonts.finish(subset)
  document.end()
  return await bytes
}

function openDocument({
  title,
  author,
  language,
  createdAt,
}: RenderPdfOptions): PDFKit.PDFDocument {
  const date = createdAt ?? new Date()
  const document = new PdfKit({
    pdfVersion: '1.7',
    autoFirstPage: false,
    margin: 0,
    // pdfkit's standard fonts are not used.
    font: '',
    tagged: true,
    displayTitle: true,
    ...(language !== undefined && { lang: language }),
    info: {
      Title: title,
      ...(author !== undefined && { Author: author }),
      Creator: 'Deckloom',
      Producer: 'Deckloom',
      CreationDate: date,
      ModDate: date,
    },
  })
  escapeMetadata(document)
  return document
}

/**
 * pdfkit 0.20 copies the document's title and author into the XMP metadata without escaping them:
 * an ampersand would make it invalid. By then, the plain ones have been written.
 */
function escapeMetadata(document: PDFKit.PDFDocument): void {
  const endMetadata = document.endMetadata.bind(document)
  document.endMetadata = () => {
    const { Title, Author } = document.info
    if (Title !== undefined) document.info.Title = escapeXml(Title)
    if (Author !== undefined) document.info.Author = escapeXml(Author)
    endMetadata()
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

async function bytesOf(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return await new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

interface DeckDocument {
  readonly document: PDFKit.PDFDocument
  readonly resources: DocumentResources
  readonly root: PDFKit.PDFStructureElement
}

function drawPage({ document, resources, root }: DeckDocument, scene: Scene, title: string): void {
  const { width, height } = scene.page
  document.addPage({ size: [width * pointsPerUnit, height * pointsPerUnit], margin: 0 })
  document.outline.addItem(title)
  const tags = new PageTags(document, root, title)
  const canvas = new PageCanvas(document, resources, tags)
  tags.artifact(() => {
    const paint = resources.paints.use(scene.background, {
      purpose: 'fill',
      alpha: 1,
      matrix: canvas.matrix,
    })
    canvas.write(`q\n${paint}\n0 0 ${width} ${height} re f\nQ`)
    for (const mark of scene.layout.decoration) drawMark(canvas, mark)
  })
  for (const mark of scene.marks) drawMark(canvas, mark)
  tags.finish()
}
