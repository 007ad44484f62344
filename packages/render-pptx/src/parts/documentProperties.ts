import type { Scene } from '@deckloom/scene'
import { escapeXml, tag } from '../opc/xml.ts'

/** Writes the Dublin Core properties, which file managers show. */
export function coreProperties(document: {
  readonly title: string
  readonly author: string | undefined
  readonly createdAt: Date
}): string {
  const date = document.createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const author = escapeXml(document.author ?? '')
  return tag(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    tag('dc:title', {}, escapeXml(document.title)),
    tag('dc:creator', {}, author),
    tag('cp:lastModifiedBy', {}, author),
    tag('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, date),
    tag('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, date),
  )
}

/** Writes the properties that PowerPoint shows: counts, and the titles of the slides. */
export function extendedProperties({
  themes,
  scenes,
}: {
  readonly themes: readonly string[]
  readonly scenes: readonly Scene[]
}): string {
  const count = (isCounted: (scene: Scene) => boolean) => String(scenes.filter(isCounted).length)
  const titles = scenes.map(({ title }, index) => title || `Slide ${index + 1}`)
  return tag(
    'Properties',
    {
      xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties',
      'xmlns:vt': 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes',
    },
    tag('Application', {}, 'Deckloom'),
    tag('PresentationFormat', {}, 'Widescreen'),
    tag('Slides', {}, String(scenes.length)),
    tag(
      'Notes',
      {},
      count(({ notes }) => notes !== undefined && notes !== ''),
    ),
    tag(
      'HiddenSlides',
      {},
      count(({ hidden }) => hidden === true),
    ),
    tag(
      'HeadingPairs',
      {},
      vector('variant', [
        ...headingPair('Theme', themes.length),
        ...headingPair('Slide Titles', titles.length),
      ]),
    ),
    tag('TitlesOfParts', {}, vector('lpstr', [...themes, ...titles].map(text))),
  )
}

function headingPair(name: string, count: number): readonly string[] {
  return [text(name), tag('vt:i4', {}, String(count))].map((value) => tag('vt:variant', {}, value))
}

function vector(baseType: 'variant' | 'lpstr', values: readonly string[]): string {
  return tag('vt:vector', { size: values.length, baseType }, ...values)
}

function text(value: string): string {
  return tag('vt:lpstr', {}, escapeXml(value))
}
