import { namespaces, officeFile, type Related, relationships } from './officeFile.ts'

/** EMU. */
interface Place {
  readonly x: number
  readonly y: number
  readonly cx: number
  readonly cy: number
  /** 60,000ths of a degree. */
  readonly rot?: number
}

export interface TestSlide {
  readonly shapes: string
  /** The type of its layout. */
  readonly layout?: string
}

const theme = `<a:theme ${namespaces}><a:themeElements><a:clrScheme name="x"><a:dk1><a:srgbClr val="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="055A41"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`
const wide = { cx: 12_192_000, cy: 6_858_000 }
// One pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns a presentation of these slides, each with a layout, a master and a theme. */
export function presentation(slides: readonly TestSlide[], size = wide): Uint8Array {
  const parts: Record<string, string | Uint8Array> = {
    'ppt/theme/theme1.xml': theme,
    'ppt/media/image1.png': png,
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg><p:spTree/></p:cSld><p:clrMap bg1="lt1" tx1="dk1" accent1="accent1"/></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ['r1', 'theme', '../theme/theme1.xml'],
    ]),
  }
  const related: Related[] = []
  for (const [index, { shapes, layout = 'blank' }] of slides.entries()) {
    const number = index + 1
    const charts = [...shapes.matchAll(/<!--chart (.*?)-->/gsu)].map(([, xml = '']) => xml)
    related.push([`s${number}`, 'slide', `slides/slide${number}.xml`])
    charts.forEach((xml, chart) => {
      parts[`ppt/charts/chart${number}-${chart}.xml`] = xml
    })
    parts[`ppt/slides/slide${number}.xml`] =
      `<p:sld ${namespaces}><p:cSld><p:spTree>${shapes.replaceAll(/<!--chart .*?-->/gsu, '')}</p:spTree></p:cSld></p:sld>`
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = relationships([
      ['r1', 'slideLayout', `../slideLayouts/slideLayout${number}.xml`],
      ['pic', 'image', '../media/image1.png'],
      ['web', 'hyperlink', 'https://example.org/'],
      ['file', 'hyperlink', 'file:///etc/passwd'],
      ...charts.map(
        (_, chart) => [`chart${chart}`, 'chart', `../charts/chart${number}-${chart}.xml`] as const,
      ),
    ])
    parts[`ppt/slideLayouts/slideLayout${number}.xml`] =
      `<p:sldLayout ${namespaces} type="${layout}"><p:cSld><p:spTree/></p:cSld></p:sldLayout>`
    parts[`ppt/slideLayouts/_rels/slideLayout${number}.xml.rels`] = relationships([
      ['r1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
    ])
  }
  const listed = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index + 1}"/>`)
  parts['ppt/presentation.xml'] =
    `<p:presentation ${namespaces}><p:sldIdLst>${listed.join('')}</p:sldIdLst><p:sldSz cx="${size.cx}" cy="${size.cy}"/></p:presentation>`
  return officeFile('presentation', parts, related)
}

export function title(words: string, type = 'title'): string {
  return placeholder(words, `type="${type}"`)
}

/** Returns paragraphs separated by bars. `b` is bold, `a` a link to the web, `x` one to a file. */
export function body(words: string, type = 'body'): string {
  return placeholder(words, `type="${type}" idx="1"`)
}

function placeholder(words: string, reference: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:cNvSpPr/><p:nvPr><p:ph ${reference}/></p:nvPr></p:nvSpPr><p:spPr/>${textBody(words)}</p:sp>`
}

export function textBox(words: string, place: Place): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="3" name="x"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${transform(place)}</p:spPr>${textBody(words)}</p:sp>`
}

/** Flips, and the coordinates that what is in the group has: by default its place. */
interface GroupPlace extends Place {
  readonly inner?: Place
  readonly flipH?: boolean
  readonly flipV?: boolean
}

export function group(shapes: string, place: GroupPlace): string {
  const { inner = place, flipH = false, flipV = false, rot = 0, x, y, cx, cy } = place
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="7" name="x"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm rot="${rot}" flipH="${Number(flipH)}" flipV="${Number(flipV)}"><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/><a:chOff x="${inner.x}" y="${inner.y}"/><a:chExt cx="${inner.cx}" cy="${inner.cy}"/></a:xfrm></p:grpSpPr>${shapes}</p:grpSp>`
}

export function shape(preset: string, color: string, place: Place): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="4" name="x"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${transform(place)}<a:prstGeom prst="${preset}"/><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></p:spPr></p:sp>`
}

/** `cut` is the markup of its source rectangle, `geometry` that of its outline. */
export function picture(place: Place, { cut = '', geometry = '', blip = '' } = {}): string {
  return `<p:pic><p:nvPicPr><p:cNvPr id="5" name="x"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="pic">${blip}</a:blip>${cut}</p:blipFill><p:spPr>${transform(place)}${geometry}</p:spPr></p:pic>`
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map(
    (row) => `<a:tr>${row.map((cell) => `<a:tc>${textBody(cell, 'a')}</a:tc>`).join('')}</a:tr>`,
  )
  return frame('table', `<a:tbl>${cells.join('')}</a:tbl>`)
}

/** Returns a bar chart; each series has a name and values. */
export function bars(series: readonly (readonly [name: string, ...values: number[]])[]): string {
  const all = series.map(
    ([name, ...values]) =>
      `<c:ser><c:tx><c:strRef><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(values.map((_, index) => `C${index + 1}`))}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`,
  )
  const xml = `<c:chartSpace ${namespaces}><c:chart><c:plotArea><c:barChart><c:barDir val="col"/>${all.join('')}</c:barChart></c:plotArea></c:chart></c:chartSpace>`
  return frame('chart', `<c:chart r:id="chart0"/><!--chart ${xml}-->`)
}

function points(values: readonly (string | number)[]): string {
  return values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')
}

function frame(kind: string, content: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="x"/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="100000" cy="100000"/></p:xfrm><a:graphic><a:graphicData uri="${kind}">${content}</a:graphicData></a:graphic></p:graphicFrame>`
}

function transform({ x, y, cx, cy, rot = 0 }: Place): string {
  return `<a:xfrm rot="${rot}"><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`
}

const looks: Readonly<Record<string, string>> = {
  b: '<a:rPr b="1"/>',
  a: '<a:rPr><a:hlinkClick r:id="web"/></a:rPr>',
  x: '<a:rPr><a:hlinkClick r:id="file"/></a:rPr>',
}

function textBody(words: string, prefix = 'p'): string {
  const paragraphs = words.split('|').map((line) => {
    const pieces = [...line.matchAll(/<(\w)>(.*?)<\/\1>|([^<]+)/gu)]
    return `<a:p>${pieces.map(([, look = '', marked, plain = '']) => `<a:r>${looks[look] ?? ''}<a:t>${marked ?? plain}</a:t></a:r>`).join('')}</a:p>`
  })
  return `<${prefix}:txBody>${paragraphs.join('')}</${prefix}:txBody>`
}
