import { type ImageMark, type Paint, paintOpacity, type Stop, type Stroke } from '@deckloom/scene'
import { type Attributes, tag } from './markup.ts'

/** The gradients and clip paths of a drawing, defined where they are first used, with unique ids. */
export class Definitions {
  readonly #known = new Map<string, string>()

  /** Attributes that fill a shape, and the definition they refer to. `alpha` multiplies the opacity of the paint. */
  fill(paint: Paint | undefined, alpha = 1): Painted {
    if (!paint) return { attributes: { fill: 'none' }, definition: '' }
    if (paint.kind === 'solid') {
      const attributes = { fill: paint.color, 'fill-opacity': paintOpacity(paint, alpha) }
      return { attributes, definition: '' }
    }
    const { reference, definition } = this.#gradient(paint)
    return {
      attributes: { fill: reference, 'fill-opacity': paintOpacity(paint, alpha) },
      definition,
    }
  }

  /** Attributes that outline a shape. Round caps imply round joins, as on the canvas and in the PDF. */
  stroke(stroke: Stroke | undefined, alpha = 1): Painted {
    if (!stroke || stroke.width <= 0) return { attributes: {}, definition: '' }
    const { paint, width, dash, cap } = stroke
    const { reference, definition } =
      paint.kind === 'solid' ? { reference: paint.color, definition: '' } : this.#gradient(paint)
    return {
      attributes: {
        stroke: reference,
        'stroke-opacity': paintOpacity(paint, alpha),
        'stroke-width': width,
        'stroke-dasharray': dash?.some((length) => length > 0) ? dash.join(' ') : undefined,
        'stroke-linecap': cap,
        'stroke-linejoin': cap === 'round' ? 'round' : undefined,
      },
      definition,
    }
  }

  /** A reference to a clip path with the given content, and its definition. */
  clip(content: string): Reference {
    return this.#define(tag('clipPath', {}, content))
  }

  /** A reference to a pattern that fills the box with the given content once, and its definition. */
  pattern(box: Box, content: string): Reference {
    // Without a view box, the content would start at the corner of the box.
    const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`
    const place = { ...box, patternUnits: 'userSpaceOnUse', preserveAspectRatio: 'none', viewBox }
    return this.#define(tag('pattern', place, content))
  }

  #gradient(paint: Exclude<Paint, { readonly kind: 'solid' }>): Reference {
    const stops = paint.stops.map(stopElement).join('')
    const common = { gradientUnits: 'userSpaceOnUse' }
    if (paint.kind === 'linear') {
      const [[x1, y1], [x2, y2]] = [paint.from, paint.to]
      return this.#define(tag('linearGradient', { ...common, x1, y1, x2, y2 }, stops))
    }
    const [cx, cy] = paint.center
    return this.#define(tag('radialGradient', { ...common, cx, cy, r: paint.radius }, stops))
  }

  #define(element: string): Reference {
    const known = this.#known.get(element)
    if (known !== undefined) return { reference: `url(#${known})`, definition: '' }
    const id = `d${this.#known.size + 1}`
    this.#known.set(element, id)
    return { reference: `url(#${id})`, definition: element.replace(/^<\w+/, `$& id="${id}"`) }
  }
}

type Box = ImageMark['box']

export interface Painted {
  readonly attributes: Attributes
  readonly definition: string
}

interface Reference {
  readonly reference: string
  readonly definition: string
}

function stopElement({ at, color, alpha }: Stop): string {
  return tag('stop', { offset: at, 'stop-color': color, 'stop-opacity': alpha })
}
