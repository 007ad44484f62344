import { strToU8, zipSync } from 'fflate'

type Kind = 'document' | 'workbook' | 'presentation'
export type Related = readonly [id: string, kind: string, target: string]

const base = 'http://schemas.openxmlformats.org'
const relationshipsNamespace = `${base}/package/2006/relationships`
const typeBase = `${base}/officeDocument/2006/relationships`
const main: Readonly<Record<Kind, string>> = {
  document: 'word/document.xml',
  workbook: 'xl/workbook.xml',
  presentation: 'ppt/presentation.xml',
}

/** Namespaces of the test documents, for the root of a part. */
export const namespaces = [
  `xmlns:w="${base}/wordprocessingml/2006/main"`,
  `xmlns:a="${base}/drawingml/2006/main"`,
  `xmlns:c="${base}/drawingml/2006/chart"`,
  `xmlns:p="${base}/presentationml/2006/main"`,
  `xmlns:r="${typeBase}"`,
  `xmlns:mc="${base}/markup-compatibility/2006"`,
].join(' ')

/**
 * Returns an Office file of these parts, by path; `related` are the relationships of its main part.
 */
export function officeFile(
  kind: Kind,
  parts: Readonly<Record<string, string | Uint8Array>>,
  related: readonly Related[] = [],
): Uint8Array {
  const path = main[kind]
  const slash = path.lastIndexOf('/') + 1
  const all = {
    '_rels/.rels': relationships([['rId1', 'officeDocument', path]]),
    [`${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`]: relationships(related),
    ...parts,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )
}

export function relationships(related: readonly Related[]): string {
  const all = related.map(([id, kind, target]) => {
    const mode = /^[a-z]+:/u.test(target) ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${typeBase}/${kind}" Target="${target}"${mode}/>`
  })
  return `<Relationships xmlns="${relationshipsNamespace}">${all.join('')}</Relationships>`
}

/** Returns a Word document with this body. */
export function docx(
  body: string,
  parts: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const document = `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`
  return officeFile('document', { 'word/document.xml': document, ...parts }, [
    ['rId1', 'styles', 'styles.xml'],
    ['rId2', 'numbering', 'numbering.xml'],
    ['rId3', 'chart', 'charts/chart1.xml'],
  ])
}

/** Returns a paragraph; `properties` go into `w:pPr`. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
