import { childrenNamed, descendants, type XmlElement } from './xmlTree.ts'

/** Label positions that PowerPoint accepts, by chart type; others make it repair the file. */
const labelPlaces: Readonly<Record<string, readonly string[]>> = {
  'c:barChart': ['ctr', 'inBase', 'inEnd', 'outEnd'],
  'c:lineChart': ['b', 'ctr', 'l', 'r', 't'],
  'c:areaChart': [],
  'c:pieChart': ['bestFit', 'ctr', 'inEnd', 'outEnd'],
  'c:doughnutChart': [],
}

/** Returns what PowerPoint would repair in a chart, apart from the order of its elements. */
export function lintChart(root: XmlElement): readonly string[] {
  if (root.name !== 'c:chartSpace') return []
  const plots = descendants(root).filter(({ name }) => name in labelPlaces)
  return [
    ...plots.flatMap(labels),
    ...plots.flatMap(axisCount),
    ...descendants(root).flatMap(ownIndexes),
    ...plots.flatMap((plot) => findRepeated(plot, 'c:idx')),
    ...plots.flatMap((plot) => findRepeated(plot, 'c:order')),
    ...axes(root),
    ...descendants(root).flatMap(figures),
    ...descendants(root).flatMap(labelCells),
    ...(descendants(root).some(({ name }) => name === 'c:externalData')
      ? []
      : ['the chart has no workbook']),
  ]
}

function labels(plot: XmlElement): readonly string[] {
  const stacked = childrenNamed(plot, 'c:grouping').some(({ attributes }) =>
    /stacked/i.test(attributes.get('val') ?? ''),
  )
  const allowed = (labelPlaces[plot.name] ?? []).filter((place) => !stacked || place !== 'outEnd')
  return descendants(plot)
    .filter(({ name }) => name === 'c:dLblPos')
    .map(({ attributes }) => attributes.get('val') ?? '')
    .filter((place) => !allowed.includes(place))
    .map((place) => `${plot.name} has labels at ${place}`)
}

function findRepeated(plot: XmlElement, name: string): readonly string[] {
  const values = childrenNamed(plot, 'c:ser').flatMap((series) =>
    childrenNamed(series, name).map(({ attributes }) => attributes.get('val') ?? ''),
  )
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `two series have the ${name} ${value}`)
}

// Finds duplicate indexes among a series' own points and labels.
function ownIndexes({ name, children }: XmlElement): readonly string[] {
  const member = { 'c:ser': 'c:dPt', 'c:dLbls': 'c:dLbl' }[name]
  const indexes = children
    .filter((child) => child.name === member)
    .flatMap((child) => childrenNamed(child, 'c:idx').map(valueOf))
  return indexes
    .filter((index, place) => indexes.indexOf(index) !== place)
    .map((index) => `two ${member} have the index ${index}`)
}

function axisCount(plot: XmlElement): readonly string[] {
  const count = childrenNamed(plot, 'c:axId').length
  const wanted = plot.name === 'c:pieChart' || plot.name === 'c:doughnutChart' ? 0 : 2
  return count === wanted ? [] : [`${plot.name} has ${count} axes`]
}

// Every axis named by a plot or another axis must exist, and axis IDs must be unique.
function axes(root: XmlElement): readonly string[] {
  const all = descendants(root)
  const own = all
    .filter(({ name }) => /^c:(cat|val|date|ser)Ax$/.test(name))
    .flatMap((axis) => childrenNamed(axis, 'c:axId').map(valueOf))
  const named = [
    ...all
      .filter(({ name }) => name.endsWith('Chart'))
      .flatMap((plot) => childrenNamed(plot, 'c:axId').map(valueOf)),
    ...all.filter(({ name }) => name === 'c:crossAx').map(valueOf),
  ]
  return [
    ...own
      .filter((id, index) => own.indexOf(id) !== index)
      .map((id) => `two axes have the id ${id}`),
    ...named.filter((id) => !own.includes(id)).map((id) => `there is no axis ${id}`),
  ]
}

// Labels that show cells need a range with one cell per value.
function labelCells(series: XmlElement): readonly string[] {
  if (series.name !== 'c:ser') return []
  const all = descendants(series)
  const findNamed = (name: string) => all.filter((element) => element.name === name)
  const shown = findNamed('a:fld').some(({ attributes }) => attributes.get('type') === 'CELLRANGE')
  const [range] = findNamed('c15:dlblRangeCache')
  if (!shown) return []
  if (!range) return ['labels show cells that the series does not name']
  const counts = [range, ...findNamed('c:numCache')].map((cache) =>
    childrenNamed(cache, 'c:ptCount').map(valueOf).join(' '),
  )
  return new Set(counts).size === 1 ? [] : [`labels show ${counts.join(' cells of ')} values`]
}

function figures({ name, children }: XmlElement): readonly string[] {
  if (name !== 'c:numCache' && name !== 'c:strCache') return []
  const points = children.filter((child) => child.name === 'c:pt')
  const count = Number(
    children.find((child) => child.name === 'c:ptCount')?.attributes.get('val') ?? Number.NaN,
  )
  const beyond = points.filter(({ attributes }) => !(Number(attributes.get('idx')) < count))
  const texts = points.flatMap((point) => childrenNamed(point, 'c:v').map(({ text }) => text))
  const wrong = name === 'c:numCache' ? texts.filter((text) => !isNumber(text)) : []
  return [
    ...(points.length === 0 ? [`${name} is empty`] : []),
    ...beyond.map(({ attributes }) => `${name} has a point ${attributes.get('idx') ?? ''}`),
    ...wrong.map((text) => `${name} has the value "${text}"`),
  ]
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

function valueOf({ attributes }: XmlElement): string {
  return attributes.get('val') ?? ''
}
