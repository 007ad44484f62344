import { escapeXml, tag } from '../opc/xml.ts'

/** Dublin Core properties: what a file manager shows of the document. */
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

export function extendedProperties(counts: {
  readonly slides: number
  readonly notes: number
}): string {
  return tag(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    tag('Application', {}, 'Deckloom'),
    tag('PresentationFormat', {}, 'Widescreen'),
    tag('Slides', {}, String(counts.slides)),
    tag('Notes', {}, String(counts.notes)),
  )
}
