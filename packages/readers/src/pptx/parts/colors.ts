import { attributeOf, childAt, elementsOf, numberOf } from '../../xml/queries.ts'
import type { XmlElement } from '../../xml/readXml.ts'

/** Resolves the theme colors of a slide, such as `accent1`. */
export interface SlideColors {
  /** `#RRGGBB` of a fill element, such as `a:solidFill`; undefined without a solid color. */
  of(holder: XmlElement | undefined): string | undefined
  readonly accents: readonly string[]
  /** The default text color. */
  readonly text: string
}

const accentNames = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const
const preset = new Map([
  ['black', '#000000'],
  ['white', '#FFFFFF'],
  ['red', '#FF0000'],
  ['green', '#008000'],
  ['blue', '#0000FF'],
  ['yellow', '#FFFF00'],
  ['gray', '#808080'],
])

/**
 * `map` is the master's color map, which selects the theme's light or dark pair. ECMA-376 part 1,
 * 20.1.2.3.
 */
export function slideColors(
  theme: XmlElement | undefined,
  map: XmlElement | undefined,
): SlideColors {
  const scheme = childAt(theme, 'themeElements', 'clrScheme')
  const findNamed = (name: string): string | undefined => {
    const entry = childAt(scheme, attributeOf(map, name) ?? name)
    const [color] = elementsOf(entry)
    return color && plain(attributeOf(color, 'lastClr') ?? attributeOf(color, 'val'))
  }
  return {
    of: (holder) => {
      const [color] = elementsOf(holder).filter(({ name }) => name.endsWith('Clr'))
      const base = color && baseColor(color, findNamed)
      return color && base && adjustColor(base, color)
    },
    accents: accentNames.flatMap((name) => findNamed(name) ?? []),
    text: findNamed('tx1') ?? '#000000',
  }
}

function baseColor(
  color: XmlElement,
  named: (name: string) => string | undefined,
): string | undefined {
  const value = attributeOf(color, 'val')
  switch (color.name) {
    case 'srgbClr':
      return plain(value)
    case 'sysClr':
      return plain(attributeOf(color, 'lastClr'))
    case 'schemeClr':
      return named(value ?? '')
    case 'prstClr':
      return preset.get(value ?? '')
    default:
      return undefined
  }
}

function plain(value: string | undefined): string | undefined {
  return value !== undefined && /^[0-9a-f]{6}$/iu.test(value)
    ? `#${value.toUpperCase()}`
    : undefined
}

/** Applies the lightness modifiers of a color; transparency is ignored. */
function adjustColor(color: string, element: XmlElement): string {
  let channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  for (const mark of elementsOf(element)) {
    const share = (numberOf(mark, 'val') ?? 100_000) / 100_000
    if (mark.name === 'lumMod' || mark.name === 'shade')
      channels = channels.map((each) => each * share)
    if (mark.name === 'lumOff') channels = channels.map((each) => each + share)
    if (mark.name === 'tint') channels = channels.map((each) => each * share + 1 - share)
  }
  return `#${channels.map(hex).join('')}`.toUpperCase()
}

function hex(channel: number): string {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Lightness of a color, 0 to 1. */
export function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
