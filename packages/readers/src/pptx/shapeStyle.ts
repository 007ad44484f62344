import { deckLimits, type PictureLook, type ShapeData } from '@deckloom/deck'
import { attributeOf, childAt, childrenNamed, elementsOf, numberOf } from '../xml/queries.ts'
import type { XmlElement } from '../xml/readXml.ts'
import type { SlideColors } from './parts/colors.ts'
import { strokeDash } from './parts/strokeDash.ts'

/** How a shape is painted, as a shape of a slide stores it. */
export type ShapeStyle = Pick<
  ShapeData,
  | 'fillColor'
  | 'filled'
  | 'gradient'
  | 'fillOpacity'
  | 'borderWidth'
  | 'borderColor'
  | 'borderDash'
  | 'shadow'
>

/** The width of a border whose file does not state one. EMU. */
const plainWidth = 12_700

/**
 * Reads the fill, border and shadow of a shape, its own or those of its style; undefined if it has neither a fill nor a
 * border. `scale` is in page units per EMU.
 */
export function shapeStyleOf(
  shape: XmlElement,
  { colors, scale }: { readonly colors: SlideColors; readonly scale: number },
): ShapeStyle | undefined {
  const fill = fillOf(shape, colors)
  const border = borderOf(shape, colors)
  if (!fill && !border) return undefined
  return {
    ...(fill ?? { fillColor: border?.color ?? colors.text, filled: false }),
    ...borderFields(border, scale),
    ...(fill && shadowOf(shape)),
  }
}

/** How a picture is painted, but for its corners. */
export type ReadLook = Pick<PictureLook, Exclude<keyof PictureLook, 'borderRadius'>>

/** Reads the opacity, border and shadow of a picture. `scale` is in page units per EMU. */
export function pictureLookOf(
  picture: XmlElement,
  { colors, scale }: { readonly colors: SlideColors; readonly scale: number },
): ReadLook {
  const border = borderOf(picture, colors)
  const faint = childAt(picture, 'blipFill', 'blip', 'alphaModFix')
  const opacity = opacityIn(faint, 'amt')
  return {
    ...(opacity !== undefined && { opacity }),
    ...(border && borderFields(border, scale)),
    ...shadowOf(picture),
  }
}

function shadowOf(shape: XmlElement): { readonly shadow?: true } {
  return childAt(shape, 'spPr', 'effectLst', 'outerShdw') ? { shadow: true } : {}
}

function borderFields(
  border: Border | undefined,
  scale: number,
): Pick<ShapeStyle, 'borderWidth' | 'borderColor' | 'borderDash'> {
  if (!border) return { borderWidth: 0 }
  const { color, width = plainWidth, dash } = border
  return {
    borderWidth: within(width * scale),
    borderColor: color,
    ...(dash && { borderDash: dash }),
  }
}

/** Whether a shape has a fill that is no color and no gradient, such as a picture or a pattern. */
export function hasOtherFill(shape: XmlElement): boolean {
  return elementsOf(childAt(shape, 'spPr')).some(({ name }) =>
    /^(?:blip|patt|grp)Fill$/u.test(name),
  )
}

function fillOf(
  shape: XmlElement,
  colors: SlideColors,
): Pick<ShapeStyle, 'fillColor' | 'gradient' | 'fillOpacity'> | undefined {
  const properties = childAt(shape, 'spPr')
  if (childAt(properties, 'noFill') || hasOtherFill(shape)) return undefined
  const gradient = childAt(properties, 'gradFill')
  if (gradient) return gradientOf(gradient, colors)
  const solid = childAt(properties, 'solidFill')
  const reference = childAt(shape, 'style', 'fillRef')
  const own = colors.of(solid)
  const styled = attributeOf(reference, 'idx') === '0' ? undefined : colors.of(reference)
  const fillColor = own ?? styled
  return fillColor === undefined
    ? undefined
    : { fillColor, ...(own !== undefined && opacityOf(solid)) }
}

/** A gradient has two colors here: the first and the last of the file's. */
function gradientOf(gradient: XmlElement, colors: SlideColors) {
  const stops = childrenNamed(childAt(gradient, 'gsLst'), 'gs').toSorted(
    (one, other) => (numberOf(one, 'pos') ?? 0) - (numberOf(other, 'pos') ?? 0),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const [from, to] = [colors.of(first), colors.of(last)]
  if (from === undefined || to === undefined) return undefined
  const angle = Math.round((numberOf(childAt(gradient, 'lin'), 'ang') ?? 0) / 60_000)
  return {
    fillColor: from,
    gradient: { color: to, angle: ((angle % 360) + 360) % 360 },
    ...opacityOf(first),
  }
}

function opacityOf(holder: XmlElement | undefined): Pick<ShapeStyle, 'fillOpacity'> {
  const [color] = elementsOf(holder).filter(({ name }) => name.endsWith('Clr'))
  const fillOpacity = opacityIn(childAt(color, 'alpha'), 'val')
  return fillOpacity === undefined ? {} : { fillOpacity }
}

/** Undefined for what is opaque. */
function opacityIn(element: XmlElement | undefined, name: string): number | undefined {
  const alpha = numberOf(element, name)
  if (alpha === undefined || !Number.isFinite(alpha) || alpha >= 100_000) return undefined
  return Math.max(0, Math.round(alpha / 1000) / 100)
}

interface Border {
  readonly color: string
  /** EMU. */
  readonly width: number | undefined
  readonly dash: 'dash' | 'dot' | undefined
}

function borderOf(shape: XmlElement, colors: SlideColors): Border | undefined {
  const line = childAt(shape, 'spPr', 'ln')
  if (childAt(line, 'noFill')) return undefined
  const reference = childAt(shape, 'style', 'lnRef')
  const styled = attributeOf(reference, 'idx') === '0' ? undefined : colors.of(reference)
  const color = colors.of(childAt(line, 'solidFill')) ?? styled
  if (color === undefined) return undefined
  const dash = strokeDash(line)
  return { color, width: numberOf(line, 'w'), dash: dash === 'solid' ? undefined : dash }
}

function within(width: number): number {
  const rounded = Math.round(width * 100) / 100
  return Math.min(deckLimits.shape.maxBorder, Math.max(0, rounded || 0))
}
