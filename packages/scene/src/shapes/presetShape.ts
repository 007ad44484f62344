import type { Box, ShapeData } from '@deckloom/deck'
import type { PresetShape } from '../marks.ts'
import type { Outlined } from './shapeGeometry.ts'

/** Returns the office preset of a shape, or undefined for the house and freeforms. Adjust values are in 100000ths. */
export function presetShape(shape: Outlined, box: Box): PresetShape | undefined {
  const { borderRadius = 0 } = shape
  if (shape.type !== 'rectangle' || borderRadius === 0) return presets[shape.type]
  const radius = borderRadius / Math.min(box.width, box.height)
  return roundRect(Math.min(50_000, Math.round(radius * 100_000)))
}

function roundRect(radius: number): PresetShape {
  return { name: 'roundRect', adjust: { adj: radius } }
}

const presets: Readonly<Record<ShapeData['type'], PresetShape | undefined>> = {
  rectangle: { name: 'rect', adjust: {} },
  circle: { name: 'ellipse', adjust: {} },
  triangle: { name: 'triangle', adjust: { adj: 50_000 } },
  diamond: { name: 'diamond', adjust: {} },
  oval: { name: 'ellipse', adjust: {} },
  'rounded-rect': roundRect(16_667),
  star: { name: 'star5', adjust: { adj: 19_098, hf: 105_146, vf: 110_557 } },
  pentagon: { name: 'pentagon', adjust: { hf: 105_146, vf: 110_557 } },
  hexagon: { name: 'hexagon', adjust: { adj: 25_000, vf: 115_470 } },
  octagon: { name: 'octagon', adjust: { adj: 29_289 } },
  parallelogram: { name: 'parallelogram', adjust: { adj: 25_000 } },
  trapezoid: { name: 'trapezoid', adjust: { adj: 25_000 } },
  'arrow-right': { name: 'rightArrow', adjust: { adj1: 50_000, adj2: 50_000 } },
  'arrow-left': { name: 'leftArrow', adjust: { adj1: 50_000, adj2: 50_000 } },
  'arrow-up': { name: 'upArrow', adjust: { adj1: 50_000, adj2: 50_000 } },
  'arrow-down': { name: 'downArrow', adjust: { adj1: 50_000, adj2: 50_000 } },
  heart: { name: 'heart', adjust: {} },
  cross: { name: 'plus', adjust: { adj: 25_000 } },
  'x-mark': { name: 'mathMultiply', adjust: { adj1: 23_520 } },
  house: undefined,
  'speech-bubble': {
    name: 'wedgeRoundRectCallout',
    adjust: { adj1: -20_833, adj2: 62_500, adj3: 16_667 },
  },
  cloud: { name: 'cloud', adjust: {} },
  lightning: { name: 'lightningBolt', adjust: {} },
  gear: { name: 'gear6', adjust: { adj1: 15_000, adj2: 3526 } },
  freeform: undefined,
}
