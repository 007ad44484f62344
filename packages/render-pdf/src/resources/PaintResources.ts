import type { Paint, Stop } from '@deckloom/scene'
import { concatenate, type Matrix } from '../page/matrix.ts'

type Gradient = Exclude<Paint, { readonly kind: 'solid' }>

export interface PaintUse {
  readonly purpose: 'fill' | 'stroke'
  /** 0 to 1, multiplied with the paint's own. */
  readonly alpha: number
  /** Transforms the units of the paint to points of the page, with the y axis pointing down. */
  readonly matrix: Matrix
}

/** The colors, gradients and transparencies of a document, each written once and shared by its pages. */
export class PaintResources {
  readonly #document: PDFKit.PDFDocument
  readonly #patterns = new Map<string, Resource>()
  readonly #states = new Map<string, Resource>()

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document
  }

  /** Operators that set the paint. They may set a soft mask: enclose them in `q` and `Q`. */
  use(paint: Paint, { purpose, alpha, matrix }: PaintUse): string {
    if (paint.kind === 'solid') {
      const operator = purpose === 'fill' ? 'rg' : 'RG'
      const color = `${components(paint.color).join(' ')} ${operator}`
      return this.#withAlpha(color, purpose, alpha * (paint.alpha ?? 1))
    }
    const stops = fullRange(paint.stops)
    const pattern = this.#pattern({ ...paint, stops }, matrix)
    const color = purpose === 'fill' ? `/Pattern cs /${pattern} scn` : `/Pattern CS /${pattern} SCN`
    const alphas = new Set(stops.map((stop) => stop.alpha ?? 1))
    const [only = 1] = alphas
    if (alphas.size === 1) return this.#withAlpha(color, purpose, alpha * only)
    return this.#withAlpha(`/${this.#mask({ ...paint, stops })} gs ${color}`, purpose, alpha)
  }

  /** Operators that set the opacity of pictures. Enclose them in `q` and `Q`. */
  opacity(alpha: number): string {
    return this.#opacity({ ca: alpha })
  }

  #withAlpha(color: string, purpose: PaintUse['purpose'], alpha: number): string {
    if (alpha >= 1) return color
    return `${this.#opacity(purpose === 'fill' ? { ca: alpha } : { CA: alpha })} ${color}`
  }

  #opacity(state: { readonly ca: number } | { readonly CA: number }): string {
    const name = this.#state(JSON.stringify(state), () => ({ Type: 'ExtGState', ...state }))
    return `/${name} gs`
  }

  #pattern(gradient: Gradient, matrix: Matrix): string {
    const { height } = this.#document.page
    const toPage = concatenate([1, 0, 0, -1, 0, height], matrix)
    const pattern = this.#written(this.#patterns, JSON.stringify([gradient, toPage]), () => ({
      Type: 'Pattern',
      PatternType: 2,
      Shading: this.#shading(gradient, colorOf),
      Matrix: toPage,
    }))
    this.#document.page.patterns[pattern.name] = pattern.reference
    return pattern.name
  }

  /** A graphics state whose soft mask has the alphas of the stops as gray values. */
  #mask(gradient: Gradient): string {
    return this.#state(JSON.stringify(gradient), () => {
      // A mask is drawn in the coordinate system that is current when it is set, so its bounds must cover
      // the page at any rotation.
      const everywhere = [-2400, -2400, 3600, 3600]
      const form = this.#document.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: everywhere,
        Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceGray' },
        Resources: { Shading: { S: this.#shading(gradient, alphaOf) } },
      })
      // Five bytes are not worth compressing.
      form.compress = false
      form.end('/S sh')
      return { Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: form } }
    })
  }

  #state(key: string, dictionary: () => object): string {
    const state = this.#written(this.#states, key, dictionary)
    this.#document.page.ext_gstates[state.name] = state.reference
    return state.name
  }

  #shading(gradient: Gradient, valueOf: (stop: Stop) => readonly number[]) {
    const coordinates =
      gradient.kind === 'linear'
        ? [...gradient.from, ...gradient.to]
        : [...gradient.center, 0, ...gradient.center, gradient.radius]
    return {
      ShadingType: gradient.kind === 'linear' ? 2 : 3,
      ColorSpace: valueOf === alphaOf ? 'DeviceGray' : 'DeviceRGB',
      Coords: coordinates,
      Function: interpolation(gradient.stops, valueOf),
      Extend: [true, true],
    }
  }

  #written(known: Map<string, Resource>, key: string, dictionary: () => object): Resource {
    const found = known.get(key)
    if (found) return found
    const reference = this.#document.ref(dictionary())
    reference.end(undefined)
    // Patterns and graphics states have separate namespaces.
    const resource = { name: `R${known.size + 1}`, reference }
    known.set(key, resource)
    return resource
  }
}

interface Resource {
  readonly name: string
  readonly reference: PDFKit.PDFKitReference
}

function components(color: string): readonly number[] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff].map(
    (part) => Math.round((part / 255) * 1e4) / 1e4,
  )
}

function colorOf(stop: Stop): readonly number[] {
  return components(stop.color)
}

function alphaOf(stop: Stop): readonly number[] {
  return [stop.alpha ?? 1]
}

/** Returns the stops from 0 to 1, with the first and last color extended to the ends. */
function fullRange(stops: readonly Stop[]): readonly Stop[] {
  const first = stops[0]
  const last = stops.at(-1)
  if (!first || !last) throw new Error('A gradient of a scene has no stops')
  return [
    ...(first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last.at < 1 ? [{ ...last, at: 1 }] : []),
  ]
}

function interpolation(stops: readonly Stop[], valueOf: (stop: Stop) => readonly number[]) {
  const parts = stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] ?? stop
    // Two stops at the same offset are a hard edge, not an interval.
    if (stop.at <= before.at) return []
    const part = { FunctionType: 2, Domain: [0, 1], C0: valueOf(before), C1: valueOf(stop), N: 1 }
    return [{ part, end: stop.at }]
  })
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: parts.map(({ part }) => part),
    Bounds: parts.slice(0, -1).map(({ end }) => end),
    Encode: parts.flatMap(() => [0, 1]),
  }
}
