import type { ShapeType } from '@deckloom/deck'
import { attributeOf, childAt } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'

/** Our shapes by Office's preset names. ECMA-376 part 1, 20.1.10.55. */
const types: Readonly<Record<string, ShapeType>> = {
  rect: 'rectangle',
  snip1Rect: 'rectangle',
  round2SameRect: 'rounded-rect',
  roundRect: 'rounded-rect',
  flowChartProcess: 'rectangle',
  flowChartAlternateProcess: 'rounded-rect',
  flowChartDecision: 'diamond',
  ellipse: 'oval',
  triangle: 'triangle',
  diamond: 'diamond',
  star5: 'star',
  pentagon: 'pentagon',
  hexagon: 'hexagon',
  octagon: 'octagon',
  parallelogram: 'parallelogram',
  trapezoid: 'trapezoid',
  rightArrow: 'arrow-right',
  leftArrow: 'arrow-left',
  upArrow: 'arrow-up',
  downArrow: 'arrow-down',
  heart: 'heart',
  plus: 'cross',
  mathPlus: 'cross',
  mathMultiply: 'x-mark',
  wedgeRectCallout: 'speech-bubble',
  wedgeRoundRectCallout: 'speech-bubble',
  cloud: 'cloud',
  lightningBolt: 'lightning',
  gear6: 'gear',
}

/** Returns the type of a shape; undefined for a text box, and for shapes that we don't have. */
export function shapeTypeOf(shape: XmlElement): ShapeType | undefined {
  if (attributeOf(childAt(shape, 'nvSpPr', 'cNvSpPr'), 'txBox') === '1') return undefined
  return typeOfPreset(childAt(shape, 'spPr', 'prstGeom'))
}

/** Returns the type of a preset geometry; undefined for one that we don't have. */
export function typeOfPreset(geometry: XmlElement | undefined): ShapeType | undefined {
  return types[attributeOf(geometry, 'prst') ?? '']
}
