import type { ChartData, ChartType } from '@deckloom/deck'
import type { Mark, Paint, PathMark, Scene, TextMark } from '@deckloom/scene'
import pptxgenjs from 'pptxgenjs'

// Its types describe the CommonJS build, but Node loads the ES module: the class is the default export of the latter
// and a property of the former.
// oxlint-disable-next-line import/no-named-as-default-member -- see above
const PptxGenJS = 'default' in pptxgenjs ? pptxgenjs.default : pptxgenjs
type PptxSlide = ReturnType<InstanceType<typeof PptxGenJS>['addSlide']>

const unitsPerInch = 90

/**
 * Writes the same deck with pptxgenjs: every path as a custom geometry, every text with its runs, native charts, the
 * notes. It writes no layouts and paints gradients in their first color, which is less work than ours.
 */
export function pptxgenjsDeck(scenes: readonly Scene[]): Promise<unknown> {
  const deck = new PptxGenJS()
  deck.defineLayout({ name: 'deckloom', width: 1200 / unitsPerInch, height: 675 / unitsPerInch })
  deck.layout = 'deckloom'
  for (const scene of scenes) {
    const slide = deck.addSlide()
    slide.background = { color: colorOf(scene.background) }
    for (const mark of [...scene.layout.decoration, ...scene.marks]) add(slide, mark)
    if (scene.notes) slide.addNotes(scene.notes)
  }
  return deck.write({ outputType: 'STREAM', compression: true })
}

function add(slide: PptxSlide, mark: Mark): void {
  switch (mark.mark) {
    case 'path':
      addPath(slide, mark)
      break
    case 'text':
      addText(slide, mark)
      break
    case 'group':
      mark.children.forEach((child) => add(slide, child))
      break
    case 'native':
      if (mark.source.kind !== 'chart' || !addChart(slide, mark.box, mark.source.chart))
        mark.painted.forEach((child) => add(slide, child))
      break
    case 'image':
      break
  }
}

/** pptxgenjs's names of the chart types that it supports. */
const chartNames: Partial<
  Readonly<Record<ChartType, 'area' | 'bar' | 'doughnut' | 'line' | 'pie'>>
> = {
  bar: 'bar',
  'horizontal-bar': 'bar',
  'stacked-bar': 'bar',
  line: 'line',
  area: 'area',
  pie: 'pie',
  donut: 'doughnut',
}

/** Adds a native chart; returns whether pptxgenjs supports its type. */
function addChart(
  slide: PptxSlide,
  box: PathMark['box'],
  { type, title, data }: ChartData,
): boolean {
  const name = chartNames[type]
  if (!name) return false
  const series = {
    name: title,
    labels: data.map(({ label }) => label),
    values: data.map(({ value }) => value),
  }
  slide.addChart(name, [series], {
    ...place(box),
    barDir: type === 'horizontal-bar' ? 'bar' : 'col',
    showValue: true,
    showTitle: true,
    title,
  })
  return true
}

function addPath(slide: PptxSlide, { d, fill, stroke, box }: PathMark): void {
  // Missing in its list of shape names, although `points` is documented for it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  slide.addShape('custGeom' as 'rect', {
    ...place(box),
    points: pointsOf(d, box),
    ...(fill && { fill: { color: colorOf(fill) } }),
    ...(stroke && { line: { color: colorOf(stroke.paint), width: stroke.width * 0.8 } }),
  })
}

function addText(slide: PptxSlide, { paragraphs, box }: TextMark): void {
  const runs = paragraphs.flatMap(({ runs: words, align, marker }) =>
    words.map((run, index) => ({
      text: run.text,
      options: {
        fontFace: run.officeFamily,
        fontSize: run.size * 0.8,
        bold: run.bold,
        italic: run.italic,
        color: colorOf(run.paint),
        align,
        ...(marker && index === 0 && { bullet: true }),
        breakLine: index === words.length - 1,
      },
    })),
  )
  slide.addText(runs, { ...place(box), margin: 0, valign: 'top' })
}

function place({ x, y, width, height }: PathMark['box']) {
  const inches = (units: number) => units / unitsPerInch
  return { x: inches(x), y: inches(y), w: inches(width), h: inches(height) }
}

function pointsOf(d: string, box: PathMark['box']) {
  const x = (value = 0) => (value - box.x) / unitsPerInch
  const y = (value = 0) => (value - box.y) / unitsPerInch
  return [...d.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, command = '', rest = '']) => {
    const [a, b, c, e, f, g] = rest.trim().split(/[ ,]+/).map(Number)
    if (command === 'Z') return { close: true as const }
    if (command === 'C') {
      const curve = { type: 'cubic' as const, x1: x(a), y1: y(b), x2: x(c), y2: y(e) }
      return { x: x(f), y: y(g), curve }
    }
    return command === 'M' ? { x: x(a), y: y(b), moveTo: true } : { x: x(a), y: y(b) }
  })
}

function colorOf(paint: Paint): string {
  const color = paint.kind === 'solid' ? paint.color : (paint.stops[0]?.color ?? '#FFFFFF')
  return color.slice(1)
}
