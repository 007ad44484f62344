export { paletteTokens } from './types.ts'
export type {
  PaletteToken,
  Palette,
  GradientStop,
  DecorationPaint,
  DecorationPath,
  DecorationKind,
  FontChoice,
  Theme,
} from './types.ts'
