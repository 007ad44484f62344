import type { ThemeId } from '@deckloom/deck'

/** Tokens that a palette gives a color to. */
export const paletteTokens = [
  'bg',
  'surface',
  'ink',
  'muted',
  'title',
  'line',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'onAccent1',
  'onAccent2',
  'onAccent3',
  'onAccent4',
  'onAccent5',
  'onAccent6',
  'deco1',
  'deco2',
  'deco3',
  'deco4',
  'deco5',
  'deco6',
  'accentText',
] as const
export type PaletteToken = (typeof paletteTokens)[number]
export type Palette = Readonly<Record<PaletteToken, string>>

export interface GradientStop {
  /** 0 to 1 along the gradient. */
  readonly at: number
  readonly token: PaletteToken
  readonly alpha?: number
}

/** Fill of a decoration, in page units so that every renderer agrees. */
export type DecorationPaint =
  | PaletteToken
  | {
      readonly linear: readonly [x1: number, y1: number, x2: number, y2: number]
      readonly stops: readonly GradientStop[]
    }
  | {
      readonly radial: readonly [cx: number, cy: number, r: number]
      readonly stops: readonly GradientStop[]
    }

export interface DecorationPath {
  /** Absolute M, L, C and Z commands only. */
  readonly d: string
  readonly fill?: DecorationPaint
  readonly stroke?: DecorationPaint
  readonly strokeWidth?: number
  readonly alpha?: number
}

export type DecorationKind = 'cover' | 'closing' | 'section' | 'content' | 'statement'

export type DecoToken = Extract<PaletteToken, `deco${number}`>

export interface FontChoice {
  readonly family: string
  readonly weight: 400 | 500 | 600 | 700 | 800
}

/**
 * Edge of the theme's pictures. Framed ones without an edge of their own take the theme's radius; `paper` is a
 * wavy cut at the page's edge and a blob on the page.
 */
export type PictureEdge =
  | 'plain'
  | 'bowl'
  | 'cut-corner'
  | 'arch'
  | 'round-corner'
  | 'hairline'
  | 'paper'

export interface Theme {
  readonly id: ThemeId
  readonly name: string
  readonly mood: string
  readonly goodFor: string
  readonly kind: 'house' | 'theme' | 'style'
  readonly defaultVariant: 'light' | 'dark'
  readonly heading: FontChoice
  readonly body: FontChoice & { readonly strong: 600 | 700 }
  /** Face of the line above a title; the strong body face where it is left out. */
  readonly eyebrow?: FontChoice
  /** Multiplies every type size; floors stay. */
  readonly sizeScale: number
  /** Em, multiplied by the role's own factor. */
  readonly tracking: number
  readonly radius: number
  readonly bullet: 'square' | 'disc' | 'dash' | 'diamond'
  readonly sectionFill: 'same' | 'inverse' | 'accent1' | 'accent2'
  /**
   * Decoration that changes color on a page filled with an accent: into the text's color, or into a darker
   * shade of the page. Colors that would drown there become a shade unasked.
   */
  readonly onFill?: Readonly<Partial<Record<DecoToken, 'ink' | 'shade'>>>
  readonly picture: PictureEdge
  /** Colors of the tiles behind icons: decoration where they stand out from a card, or always accents. */
  readonly tiles: 'decoration' | 'accent'
  readonly light: Palette
  readonly dark: Palette
  /** The closing page carries the cover's where it has none of its own. */
  readonly decoration: Readonly<
    Record<Exclude<DecorationKind, 'closing'>, readonly DecorationPath[]>
  > & { readonly closing?: readonly DecorationPath[] }
}
