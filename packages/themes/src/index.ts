export type { Icon } from './icons/icons.ts'
export { checkIcon, iconsFor, ownIcons } from './icons/iconsFor.ts'
export {
  illustrationNames,
  illustrationUrl,
  isIllustration,
  type IllustrationName,
} from './illustrations.ts'
export { themes } from './themes.ts'
export { paletteTokens } from './types.ts'
export type {
  PaletteToken,
  Palette,
  GradientStop,
  DecorationPaint,
  DecorationPath,
  DecorationKind,
  DecoToken,
  FontChoice,
  PictureEdge,
  Theme,
} from './types.ts'
