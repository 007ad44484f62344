import type { ThemeId } from '@deckloom/deck'

/** Tokens that a palette gives a colour to. */
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

export type DecorationKind = 'cover' | 'section' | 'content' | 'statement'

export interface FontChoice {
  readonly family: string
  readonly weight: 400 | 500 | 600 | 700 | 800
}

export interface Theme {
  readonly id: ThemeId
  readonly name: string
  readonly mood: string
  readonly goodFor: string
  readonly kind: 'house' | 'theme' | 'style'
  readonly defaultVariant: 'light' | 'dark'
  readonly heading: FontChoice
  readonly body: FontChoice & { readonly strong: 600 | 700 }
  /** Multiplies every type size; floors stay. */
  readonly sizeScale: number
  /** Em, multiplied by the role's own factor. */
  readonly tracking: number
  readonly radius: number
  readonly bullet: 'square' | 'disc' | 'dash' | 'diamond'
  readonly sectionFill: 'same' | 'inverse' | 'accent1' | 'accent2'
  readonly light: Palette
  readonly dark: Palette
  readonly decoration: Readonly<Record<DecorationKind, readonly DecorationPath[]>>
}
