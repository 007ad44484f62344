import { readNames } from './readNames.ts'
import type { ReadPackage, ReadRelationship } from './readPackage.ts'
import { descendants } from './xmlTree.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const presentation = `${office}.presentationml`

/** Required target per relationship type: content type and start of the path. */
const targets: Readonly<Record<string, readonly [contentType: string, folder: string]>> = {
  officeDocument: [`${presentation}.presentation.main+xml`, 'ppt/presentation.xml'],
  slideMaster: [`${presentation}.slideMaster+xml`, 'ppt/slideMasters/'],
  slideLayout: [`${presentation}.slideLayout+xml`, 'ppt/slideLayouts/'],
  slide: [`${presentation}.slide+xml`, 'ppt/slides/'],
  notesMaster: [`${presentation}.notesMaster+xml`, 'ppt/notesMasters/'],
  notesSlide: [`${presentation}.notesSlide+xml`, 'ppt/notesSlides/'],
  presProps: [`${presentation}.presProps+xml`, 'ppt/presProps.xml'],
  viewProps: [`${presentation}.viewProps+xml`, 'ppt/viewProps.xml'],
  tableStyles: [`${presentation}.tableStyles+xml`, 'ppt/tableStyles.xml'],
  theme: [`${office}.theme+xml`, 'ppt/theme/'],
  chart: [`${office}.drawingml.chart+xml`, 'ppt/charts/'],
  package: [`${office}.spreadsheetml.sheet`, 'ppt/embeddings/'],
  comments: [`${presentation}.comments+xml`, 'ppt/comments/'],
  commentAuthors: [`${presentation}.commentAuthors+xml`, 'ppt/commentAuthors.xml'],
  image: ['image/', 'ppt/media/'],
  customXml: ['application/xml', 'customXml/item'],
  customXmlProps: [`${office}.customXmlProperties+xml`, 'customXml/itemProps'],
  'core-properties': ['application/vnd.openxmlformats-package.core-properties+xml', 'docProps/'],
  'extended-properties': [`${office}.extended-properties+xml`, 'docProps/'],
}

/** Checks the zip file, its content types and its relationships. */
export function lintPackage(
  file: ReadPackage,
  bytes: Uint8Array,
  parts: readonly string[],
): readonly string[] {
  return [
    ...names(bytes),
    ...contentTypes(file),
    ...relationships(file, parts),
    ...['', ...parts].flatMap((path) => relationshipTargets(file, path)),
  ]
}

function names(bytes: Uint8Array): readonly string[] {
  const all = readNames(bytes)
  const lower = all.map((name) => name.toLowerCase())
  return [
    ...all
      .filter((_, index) => lower.indexOf(lower[index] ?? '') !== index)
      .map((name) => `the file has ${name} twice`),
    ...(all[0] === '[Content_Types].xml' ? [] : ['the content types are not the first entry']),
    ...all
      .filter((name) => !/^[\w[\]./-]+$/.test(name) || name.startsWith('/'))
      .map((name) => `${name} is no name of a part`),
  ]
}

function readTypes(file: ReadPackage) {
  const types = file.xml('[Content_Types].xml').children
  const rows = (name: string, key: string) =>
    types
      .filter((type) => type.name === name)
      .map(
        ({ attributes }) =>
          [attributes.get(key) ?? '', attributes.get('ContentType') ?? ''] as const,
      )
  return { defaults: rows('Default', 'Extension'), overrides: rows('Override', 'PartName') }
}

function typeOf(file: ReadPackage, path: string): string | undefined {
  const { defaults, overrides } = readTypes(file)
  return (
    new Map(overrides).get(`/${path}`) ??
    new Map(defaults).get(path.slice(path.lastIndexOf('.') + 1))
  )
}

function contentTypes(file: ReadPackage): readonly string[] {
  const { defaults, overrides } = readTypes(file)
  const extensions = defaults.map(([extension]) => extension)
  const named = overrides.map(([name]) => name)
  const untyped = file.paths.filter((path) => {
    if (path.startsWith('[')) return false
    // The generic XML type does not say what a part is.
    const isTyped = path.endsWith('.xml')
      ? named.includes(`/${path}`)
      : named.includes(`/${path}`) || extensions.includes(path.slice(path.lastIndexOf('.') + 1))
    return !isTyped
  })
  const repeated = [...extensions, ...named].filter(
    (name, index, list) => list.indexOf(name) !== index,
  )
  return [
    ...untyped.map((path) => `${path} has no content type`),
    ...named
      .filter((name) => !file.paths.includes(name.slice(1)))
      .map((name) => `${name} has a content type but does not exist`),
    ...repeated.map((name) => `${name} has two content types`),
  ]
}

function relationships(file: ReadPackage, parts: readonly string[]): readonly string[] {
  const related = new Set<string>()
  const findings = ['', ...parts].flatMap((path) => {
    const links = file.relationships(path)
    const inner = links.filter(({ external }) => !external)
    for (const { target } of inner) related.add(target)
    const ids = links.map(({ id }) => id)
    const lost = inner.filter(({ target }) => !file.paths.includes(target))
    const used = path === '' ? [] : usedIds(file, path)
    return [
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${path} has two relationships ${id}`),
      ...lost.map(({ target }) => `${path} points to ${target}, which does not exist`),
      ...used
        .filter((id) => !ids.includes(id))
        .map((id) => `${path} uses ${id}, which it does not have`),
    ]
  })
  const orphans = file.paths.filter(
    (path) => !path.startsWith('[') && !path.endsWith('.rels') && !related.has(path),
  )
  return [...findings, ...orphans.map((path) => `nothing points to ${path}`)]
}

function usedIds(file: ReadPackage, path: string): readonly string[] {
  return descendants(file.xml(path)).flatMap(({ attributes }) =>
    [...attributes].flatMap(([key, value]) => (key.startsWith('r:') ? [value] : [])),
  )
}

function relationshipTargets(file: ReadPackage, path: string): readonly string[] {
  return file.relationships(path).flatMap((link) => {
    const kind = link.type.slice(link.type.lastIndexOf('/') + 1)
    if (link.external) return externalTarget(path, kind, link)
    const expected = targets[kind]
    if (expected === undefined) return [`${path} has a relationship of the unknown type ${kind}`]
    const [type, folder] = expected
    const isRight =
      link.target.startsWith(folder) && (typeOf(file, link.target) ?? '').startsWith(type)
    return isRight || !file.paths.includes(link.target)
      ? []
      : [`${path} has ${link.target} for a ${kind}`]
  })
}

function externalTarget(
  path: string,
  kind: string,
  { target }: ReadRelationship,
): readonly string[] {
  if (kind !== 'hyperlink') return [`${path} takes its ${kind} from outside`]
  const isAddress =
    /^(https?:\/\/[^/]|mailto:)[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(target) &&
    !/%(?![\dA-Fa-f]{2})/.test(target)
  return isAddress && URL.canParse(target) ? [] : [`${path} links to ${target}`]
}
