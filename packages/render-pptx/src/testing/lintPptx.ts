import { lintMarkup, listedIds, placeholdersOf, repeatedShapeIds } from './lintMarkup.ts'
import { lintPackage } from './lintPackage.ts'
import { readPackage, type ReadPackage } from './readPackage.ts'
import { childrenNamed, descendants } from './xmlTree.ts'

/**
 * Checks rules that files must follow for PowerPoint to open them without offering a repair. Schema validation and
 * LibreOffice accept such files. Returns one sentence per violation.
 */
export function lintPptx(bytes: Uint8Array): readonly string[] {
  const file = readPackage(bytes)
  const parts = file.paths.filter((path) => path.endsWith('.xml') && !path.startsWith('['))
  return [
    ...lintPackage(file, bytes, parts),
    ...pageIds(file),
    ...sections(file),
    ...layouts(file),
    ...notes(file),
    ...themes(file),
    ...pictures(file),
    ...charts(file),
    ...properties(file),
    ...customParts(file),
    ...parts.flatMap((path) =>
      [
        ...characters(file.text(path)),
        ...lintMarkup(file.xml(path)),
        ...repeatedShapeIds(file.xml(path)),
      ].map((finding) => `${path}: ${finding}`),
    ),
  ]
}

const unwritable =
  // oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/i

function characters(text: string): readonly string[] {
  return unwritable.test(text) ? ['a character that XML cannot hold'] : []
}

function folder(file: ReadPackage, name: string): readonly string[] {
  return file.paths.filter(
    (path) => path.startsWith(`ppt/${name}/`) && path.endsWith('.xml') && !path.includes('/_rels/'),
  )
}

function targetsOf(file: ReadPackage, path: string, kind: string): readonly string[] {
  return file
    .relationships(path)
    .filter(({ type }) => type.endsWith(`/${kind}`))
    .map(({ target }) => target)
}

function pageIds(file: ReadPackage): readonly string[] {
  const presentation = file.xml('ppt/presentation.xml')
  const shared = [
    ...listedIds(presentation, 'p:sldMasterIdLst'),
    ...folder(file, 'slideMasters').flatMap((path) =>
      listedIds(file.xml(path), 'p:sldLayoutIdLst'),
    ),
  ]
  const slides = listedIds(presentation, 'p:sldIdLst')
  return [
    ...shared
      .filter((id) => !(id >= 2_147_483_648 && id < 4_294_967_296))
      .map((id) => `the master or layout id ${id} is small`),
    ...slides
      .filter((id) => !(id >= 256 && id < 2_147_483_648))
      .map((id) => `the slide id ${id} is wrong`),
    ...repeats(shared).map((id) => `two masters or layouts have the id ${id}`),
    ...repeats(slides).map((id) => `two slides have the id ${id}`),
  ]
}

function repeats<T>(items: readonly T[]): readonly T[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}

// If there are sections, they must contain every slide in deck order.
function sections(file: ReadPackage): readonly string[] {
  const presentation = file.xml('ppt/presentation.xml')
  const all = descendants(presentation)
  const listed = all
    .filter(({ name }) => name === 'p14:sldId')
    .map(({ attributes }) => Number(attributes.get('id')))
  if (!all.some(({ name }) => name === 'p14:sectionLst')) return []
  const slides = listedIds(presentation, 'p:sldIdLst')
  return listed.join(' ') === slides.join(' ') ? [] : ['the sections do not hold the slides']
}

// Each layout must have one master that lists it, and a slide's placeholders must exist in its layout.
function layouts(file: ReadPackage): readonly string[] {
  const unlisted = folder(file, 'slideLayouts').filter((path) => {
    const [master, ...others] = targetsOf(file, path, 'slideMaster')
    return (
      master === undefined ||
      others.length > 0 ||
      !targetsOf(file, master, 'slideLayout').includes(path)
    )
  })
  const strays = folder(file, 'slides').flatMap((path) => {
    const [layout] = targetsOf(file, path, 'slideLayout')
    if (layout === undefined || !file.paths.includes(layout)) return [`${path} has no layout`]
    const places = placeholdersOf(file.xml(layout))
    const filled = placeholdersOf(file.xml(path))
    return [
      ...filled
        .filter((place) => !places.includes(place))
        .map((place) => `${path} fills "${place}", which its layout does not have`),
      ...repeats(filled).map((place) => `${path} fills "${place}" twice`),
    ]
  })
  return [...unlisted.map((path) => `${path} is not listed by one master`), ...strays]
}

// A notes page and its slide must point to each other.
function notes(file: ReadPackage): readonly string[] {
  return folder(file, 'notesSlides').flatMap((path) => {
    const [slide] = targetsOf(file, path, 'slide')
    const isMutual = slide !== undefined && targetsOf(file, slide, 'notesSlide').includes(path)
    return [
      ...(isMutual ? [] : [`${path} and its slide do not point to each other`]),
      ...(targetsOf(file, path, 'notesMaster').length === 1 ? [] : [`${path} has no notes master`]),
    ]
  })
}

function themes(file: ReadPackage): readonly string[] {
  const masters = [...folder(file, 'slideMasters'), ...folder(file, 'notesMasters')]
  const owned = masters.flatMap((path) => targetsOf(file, path, 'theme'))
  return [
    ...repeats(owned).map((path) => `two masters share ${path}`),
    ...masters
      .filter((path) => targetsOf(file, path, 'theme').length !== 1)
      .map((path) => `${path} has no theme of its own`),
  ]
}

const signatures: Readonly<Record<string, string>> = { png: '89504e47', jpeg: 'ffd8ff' }

function pictures(file: ReadPackage): readonly string[] {
  return file.paths.flatMap((path) => {
    if (!path.startsWith('ppt/media/')) return []
    const signature = signatures[path.slice(path.lastIndexOf('.') + 1)]
    const start = Buffer.from(file.bytes(path).subarray(0, 4)).toString('hex')
    return signature !== undefined && start.startsWith(signature)
      ? []
      : [`${path} is not what its name says`]
  })
}

// Chart data is edited in a workbook, which is a zip file.
function charts(file: ReadPackage): readonly string[] {
  return folder(file, 'charts').flatMap((path) => {
    const [workbook] = targetsOf(file, path, 'package')
    if (workbook === undefined) return [`${path} has no workbook`]
    if (!file.paths.includes(workbook)) return []
    const start = Buffer.from(file.bytes(workbook).subarray(0, 4)).toString('latin1')
    if (start !== 'PK\u0003\u0004') return [`${workbook} is no workbook`]
    const parts = readPackage(file.bytes(workbook)).paths
    return ['xl/workbook.xml', 'xl/worksheets/sheet1.xml']
      .filter((part) => !parts.includes(part))
      .map((part) => `${workbook} lacks ${part}`)
  })
}

const guid = /^\{[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}\}$/

// Custom XML parts need a properties part with a unique ID.
function customParts(file: ReadPackage): readonly string[] {
  const items = file.paths.filter((path) => /^customXml\/item\d+\.xml$/.test(path))
  const ids = items.map((path) => {
    const [about] = targetsOf(file, path, 'customXmlProps')
    const isThere = about !== undefined && file.paths.includes(about)
    return isThere ? file.xml(about).attributes.get('ds:itemID') : undefined
  })
  const related = targetsOf(file, 'ppt/presentation.xml', 'customXml')
  return [
    ...items
      .filter((_, index) => !guid.test(ids[index] ?? ''))
      .map((path) => `${path} has no id of its own`),
    ...repeats(ids).map((id) => `two custom parts have the id ${id}`),
    ...items
      .filter((path) => !related.includes(path))
      .map((path) => `the presentation does not point to ${path}`),
  ]
}

// The list of titles must be as long as the heading and count pairs before it say.
function properties(file: ReadPackage): readonly string[] {
  const path = 'docProps/app.xml'
  if (!file.paths.includes(path)) return [`there is no ${path}`]
  const vectors = descendants(file.xml(path)).filter(({ name }) => name === 'vt:vector')
  const wrong = vectors.filter(
    ({ attributes, children }) => Number(attributes.get('size')) !== children.length,
  )
  const counts = descendants(file.xml(path)).filter(({ name }) => name === 'vt:i4')
  const total = counts.reduce((sum, { text }) => sum + Number(text), 0)
  const titles = descendants(file.xml(path)).find(({ name }) => name === 'TitlesOfParts')
  const listed = titles ? descendants(titles).filter(({ name }) => name === 'vt:lpstr').length : 0
  return [
    ...wrong.map(() => `${path} has a vector that is not as long as it says`),
    ...(listed === total ? [] : [`${path} lists ${listed} titles and counts ${total}`]),
    ...(childrenNamed(file.xml('ppt/presentation.xml'), 'p:sldMasterIdLst').length === 1
      ? []
      : ['the presentation has no list of masters']),
  ]
}
