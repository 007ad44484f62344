import { zipOf } from '@deckloom/render-pptx'
import { readPackage } from '@deckloom/render-pptx/testing'

const date = new Date('2026-01-02T00:00:00Z')

function rewriteFile(
  bytes: Uint8Array,
  change: (path: string, xml: string) => string,
  named = (path: string) => path,
): Uint8Array {
  const file = readPackage(bytes)
  const files = file.paths.map((path) => ({
    path: named(path),
    bytes: /\.(?:xml|rels)$/.test(path)
      ? Buffer.from(change(path, file.text(path)))
      : file.bytes(path),
  }))
  return zipOf(files, date)
}

/** Returns the file with the first text of a part replaced, and the new text. */
export function changeParts(
  bytes: Uint8Array,
  part: string,
): { readonly file: Uint8Array; readonly words: string } {
  const added = 'Zweckentfremdet'
  let words = ''
  const file = rewriteFile(bytes, (path, xml) => {
    if (path !== part) return xml
    return xml.replace(/<a:t>[^<]+<\/a:t>/, () => {
      words = added
      return `<a:t>${added}</a:t>`
    })
  })
  return { file, words }
}

/** Returns the file without one slide, by its number, and with the others in reverse order. */
export function withoutSlide(bytes: Uint8Array, number: number): Uint8Array {
  return rewriteFile(bytes, (path, xml) => {
    if (path !== 'ppt/presentation.xml') return xml
    const entries = [...xml.matchAll(/<p:sldId [^>]*\/>/g)].map(([entry]) => entry)
    const others = entries.filter((_, index) => index !== number - 1).toReversed()
    const list = `<p:sldIdLst>${others.join('')}</p:sldIdLst>`
    return xml.replace(/<p:sldIdLst>.*<\/p:sldIdLst>/s, list)
  })
}

/**
 * Returns the file as another program may save it without changes to slides: different part and relationship names,
 * attribute order and ids, added extensions, and spelling marks that split runs.
 */
export function savedElsewhere(bytes: Uint8Array): Uint8Array {
  return rewriteFile(
    bytes,
    (path, xml) => {
      if (path.startsWith('customXml/')) return xml
      const linked = path.endsWith('.rels') || path.startsWith('[') ? rename(xml) : xml
      const related = linked.replaceAll(/"rId(\d+)"/g, '"rel$1"')
      return /^ppt\/(?:slides|slideMasters|slideLayouts)\/[^_]/.test(path)
        ? asAnotherProgram(related)
        : related
    },
    rename,
  )
}

function rename(text: string): string {
  return text
    .replaceAll(/media\/image(\d+)/g, 'media/picture$1')
    .replaceAll(/slides\/slide(\d+)\.xml/g, 'slides/page$1.xml')
    .replaceAll(/slides\/_rels\/slide(\d+)\.xml/g, 'slides/_rels/page$1.xml')
}

function asAnotherProgram(xml: string): string {
  return xml
    .replaceAll(/<(a:off|a:ext) (\w+="-?\d+") (\w+="-?\d+")\/>/g, '<$1 $3 $2></$1>')
    .replaceAll(/<a:rPr lang=/g, '<a:rPr err="1" lang=')
    .replaceAll(
      /(<a:r>(<a:rPr [^>]*>(?:(?!<\/a:rPr>).)*<\/a:rPr>)<a:t>\w{3})(\w+)/gs,
      '$1</a:t></a:r><a:r>$2<a:t>$3',
    )
    .replaceAll(/(<p:cNvPr id=")(\d+)" name="([^"]*)"/g, '$19$2" name="$3 9"')
    .replaceAll('<a:avLst/>', '<a:avLst></a:avLst>')
    .replaceAll('</a:p>', '<a:endParaRPr lang="de-DE" dirty="0"/></a:p>')
    .replaceAll(
      '</p:cSld>',
      '<p:extLst><p:ext uri="{x}"><a:off x="1" y="1"/></p:ext></p:extLst></p:cSld>',
    )
}
