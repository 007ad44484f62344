import type { Box } from '@deckloom/deck'
import type { TextMark } from '@deckloom/scene'
import { noFill, fill } from '../drawing/fill.ts'
import { tag } from '../opc/xml.ts'
import { chartAxes } from './chartAxes.ts'
import { nativeCharts } from './nativeCharts.ts'
import { richText } from './chartText.ts'
import { manualLayout, setting } from './chartValues.ts'
import type { WrittenChart } from './writtenChart.ts'

const namespaces = {
  'xmlns:c': 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
} as const

/** Writes the chart part (ISO/IEC 29500-1, 21.2); `workbook` is the relationship to its data. */
export function chartPart(written: WrittenChart, workbook: string): string {
  const { plan, box, language } = written
  const { axes, labels, plots } = nativeCharts[plan.type]
  return tag(
    'c:chartSpace',
    namespaces,
    setting('date1904', 0),
    setting('roundedCorners', 0),
    tag(
      'c:chart',
      {},
      plan.title ? title(plan.title, box, language) : '',
      setting('autoTitleDeleted', plan.title ? 0 : 1),
      tag(
        'c:plotArea',
        {},
        plotLayout(plan.plot, box),
        plots({ ...written, labels }),
        chartAxes(plan, axes, language),
        tag('c:spPr', {}, noFill, tag('a:ln', {}, noFill)),
      ),
      setting('plotVisOnly', 1),
      setting('dispBlanksAs', 'gap'),
    ),
    tag('c:spPr', {}, plan.ground ? fill(plan.ground, box) : noFill, tag('a:ln', {}, noFill)),
    tag('c:externalData', { 'r:id': workbook }, setting('autoUpdate', 0)),
  )
}

/** Space that LibreOffice leaves to the left of and above a title's text, in page units. */
const titleAir = [3, 4] as const

/**
 * Returns the frame of a chart: the box of its mark, widened on both sides to make room for the title and keep labels
 * off the edge.
 */
export function frameOf(box: Box): Box {
  return { ...box, x: box.x - titleAir[0], width: box.width + titleAir[0] * 2 }
}

function title(mark: TextMark, box: Box, language: string): string {
  const [first] = mark.lines
  const place = {
    x: ((first?.x ?? mark.box.x) - box.x - titleAir[0]) / box.width,
    y: ((first?.top ?? mark.box.y) - box.y - titleAir[1]) / box.height,
  }
  return tag(
    'c:title',
    {},
    richText(mark.paragraphs, language),
    manualLayout(place, setting('xMode', 'edge'), setting('yMode', 'edge')),
    setting('overlay', 1),
  )
}

// Excludes the labels, so that their size in the office program does not move the plot.
function plotLayout(plot: Box, box: Box): string {
  return manualLayout(
    {
      x: (plot.x - box.x) / box.width,
      y: (plot.y - box.y) / box.height,
      w: plot.width / box.width,
      h: plot.height / box.height,
    },
    setting('layoutTarget', 'inner'),
    setting('xMode', 'edge'),
    setting('yMode', 'edge'),
  )
}
