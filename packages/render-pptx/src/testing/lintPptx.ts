import { lintMarkup, listedIds, placeholdersOf, repeatedShapeIds } from './lintMarkup.ts'
import { readPackage, type ReadPackage } from './readPackage.ts'
import { descendants } from './xmlTree.ts'

/**
 * Rules that files must keep to open in PowerPoint without an offer to repair them. Schema validation and
 * LibreOffice let such files pass. Returns a sentence for every rule broken.
 */
export function lintPptx(bytes: Uint8Array): readonly string[] {
  const file = readPackage(bytes)
  const parts = file.paths.filter((path) => path.endsWith('.xml') && !path.startsWith('['))
  return [
    ...contentTypes(file),
    ...relationships(file, parts),
    ...pageIds(file),
    ...layouts(file),
    ...themes(file),
    ...parts.flatMap((path) =>
      [...lintMarkup(file.xml(path)), ...repeatedShapeIds(file.xml(path))].map(
        (finding) => `${path}: ${finding}`,
      ),
    ),
  ]
}

function contentTypes(file: ReadPackage): readonly string[] {
  const types = file.xml('[Content_Types].xml').children
  const values = (name: string, key: string) =>
    types.filter((type) => type.name === name).map(({ attributes }) => attributes.get(key) ?? '')
  const extensions = values('Default', 'Extension')
  const overrides = values('Override', 'PartName')
  const untyped = file.paths.filter((path) => {
    if (path.startsWith('[')) return false
    // The plain XML type says nothing of what a part is.
    const isTyped = path.endsWith('.xml')
      ? overrides.includes(`/${path}`)
      : extensions.includes(path.slice(path.lastIndexOf('.') + 1))
    return !isTyped
  })
  const phantoms = overrides.filter((name) => !file.paths.includes(name.slice(1)))
  const repeated = overrides.filter((name, index) => overrides.indexOf(name) !== index)
  return [
    ...untyped.map((path) => `${path} has no content type`),
    ...phantoms.map((name) => `${name} has a content type but does not exist`),
    ...repeated.map((name) => `${name} has two content types`),
  ]
}

function relationships(file: ReadPackage, parts: readonly string[]): readonly string[] {
  const related = new Set<string>()
  const findings = ['', ...parts].flatMap((path) => {
    const links = file.relationships(path)
    const inner = links.filter(({ external }) => !external)
    for (const { target } of inner) related.add(target)
    const lost = inner.filter(({ target }) => !file.paths.includes(target))
    const used = path === '' ? [] : usedIds(file, path)
    const unknown = used.filter((id) => !links.some((link) => link.id === id))
    return [
      ...lost.map(({ target }) => `${path} points to ${target}, which does not exist`),
      ...unknown.map((id) => `${path} uses ${id}, which it does not have`),
    ]
  })
  const orphans = [...parts, ...file.paths.filter((path) => path.includes('/media/'))].filter(
    (path) => !related.has(path),
  )
  return [...findings, ...orphans.map((path) => `nothing points to ${path}`)]
}

function usedIds(file: ReadPackage, path: string): readonly string[] {
  return descendants(file.xml(path)).flatMap(({ attributes }) =>
    [...attributes].flatMap(([key, value]) => (key.startsWith('r:') ? [value] : [])),
  )
}

function pageIds(file: ReadPackage): readonly string[] {
  const presentation = file.xml('ppt/presentation.xml')
  const masters = file.paths.filter((path) => /^ppt\/slideMasters\/[^/]+\.xml$/.test(path))
  const shared = [
    ...listedIds(presentation, 'p:sldMasterIdLst'),
    ...masters.flatMap((path) => listedIds(file.xml(path), 'p:sldLayoutIdLst')),
  ]
  const slides = listedIds(presentation, 'p:sldIdLst')
  return [
    ...shared
      .filter((id) => id < 2_147_483_648)
      .map((id) => `the master or layout id ${id} is small`),
    ...slides
      .filter((id) => id < 256 || id >= 2_147_483_648)
      .map((id) => `the slide id ${id} is wrong`),
    ...repeats(shared).map((id) => `two masters or layouts have the id ${id}`),
    ...repeats(slides).map((id) => `two slides have the id ${id}`),
  ]
}

function repeats(ids: readonly number[]): readonly number[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}

// Each layout has one master, which lists it, and a slide's placeholders are its layout's.
function layouts(file: ReadPackage): readonly string[] {
  const to = (path: string, kind: string) =>
    file
      .relationships(path)
      .filter(({ type }) => type.endsWith(`/${kind}`))
      .map(({ target }) => target)
  const folder = (name: string) =>
    file.paths.filter((path) => path.startsWith(`ppt/${name}/`) && !path.includes('/_rels/'))
  const unlisted = folder('slideLayouts').filter((path) => {
    const [master, ...others] = to(path, 'slideMaster')
    return master === undefined || others.length > 0 || !to(master, 'slideLayout').includes(path)
  })
  const strays = folder('slides').flatMap((path) => {
    const [layout] = to(path, 'slideLayout')
    if (layout === undefined || !file.paths.includes(layout)) return [`${path} has no layout`]
    const places = placeholdersOf(file.xml(layout))
    return placeholdersOf(file.xml(path))
      .filter((place) => !places.includes(place))
      .map((place) => `${path} fills "${place}", which its layout does not have`)
  })
  return [...unlisted.map((path) => `${path} is not listed by one master`), ...strays]
}

function themes(file: ReadPackage): readonly string[] {
  const owners = file.paths
    .filter((path) => /^ppt\/(slideMasters|notesMasters)\/[^/]+\.xml$/.test(path))
    .flatMap((path) => file.relationships(path).filter(({ type }) => type.endsWith('/theme')))
    .map(({ target }) => target)
  return owners
    .filter((path, index) => owners.indexOf(path) !== index)
    .map((path) => `two masters share ${path}`)
}
