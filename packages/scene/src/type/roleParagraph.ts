import { isStruck, type RunLook, type TextRunStyle, type TextStyle } from '@deckloom/deck'
import type { FontBook } from '@deckloom/text'
import type { PaletteToken } from '@deckloom/themes'
import { paint, paintColor, type Look } from '../colors/look.ts'
import type { Rgb, Solid } from '../marks.ts'
import { lineMetrics, officeLine } from './lineMetrics.ts'
import { textStroke } from '../textStroke.ts'
import { richPieces, type RichPiece } from './richPieces.ts'
import type { MarkerSpec, ParagraphSpec, RunSpec } from './textSpec.ts'
import { typeFace, type TypeFace } from './typeFace.ts'
import { scriptLeading } from './scriptLeading.ts'
import { typeRoles, type RoleStyle, type TypeRole } from './typeRoles.ts'

/** Text in one of the art direction's roles. */
export interface RoleText {
  readonly role: TypeRole
  /** The text, or parts of a paragraph that differ in weight and color. */
  readonly text: string | readonly [TextPart, ...TextPart[]]
  /** Nominal size and floor as given by the slot, before the theme's scale. */
  readonly size: number
  readonly floor: number
  /** The user's style for this text; overrides the role. */
  readonly style?: TextStyle | undefined
  readonly color?: Rgb | undefined
  /** The user's formatted runs, if parts of the text differ in style; `text` may be only a part of them. */
  readonly runs?: readonly TextRunStyle[] | undefined
  readonly token?: PaletteToken | undefined
  readonly font?: RoleStyle['font'] | undefined
  readonly align?: 'left' | 'center' | 'right' | undefined
  /** Direction of the whole text, if this is a part of it. */
  readonly direction?: 'ltr' | 'rtl' | undefined
  readonly balance?: RoleStyle['balance'] | undefined
  readonly leading?: number | undefined
  readonly spaceBefore?: number | undefined
  readonly indent?: number | undefined
  readonly marker?: MarkerSpec | undefined
}

export interface TextPart {
  readonly text: string
  readonly font?: RoleStyle['font'] | undefined
  readonly token?: PaletteToken | undefined
}

export interface Lettering {
  readonly book: FontBook
  readonly look: Look
}

export function roleParagraph(lettering: Lettering, request: RoleText): ParagraphSpec {
  const role: RoleStyle = typeRoles[request.role]
  const { style, text } = request
  const size = style?.fontSize ?? request.size * lettering.look.theme.sizeScale
  const [first, ...rest] = typeof text === 'string' ? [{ text }] : text
  const words = typeof text === 'string' ? text : text.map((part) => part.text).join('')
  const runsOf = (part: TextPart): readonly [RunSpec, ...RunSpec[]] => {
    const [piece, ...more] = richPieces(part.text, request.runs)
    const run = (rich: RichPiece): RunSpec =>
      partRun(lettering, { ...request, ...part, ...rich, size }, role)
    return [run(piece), ...more.map(run)]
  }
  return {
    runs: [...runsOf(first), ...rest.flatMap(runsOf)],
    size,
    floor: Math.min(request.floor, size),
    leading: leadingOf(
      style,
      lineMetrics(Math.max(request.leading ?? role.leading, scriptLeading(words))).leading,
    ),
    balance: request.balance ?? role.balance,
    align: style?.textAlign ?? request.align,
    direction: request.direction,
    spaceBefore: style?.paragraphSpacing ?? request.spaceBefore,
    indent: request.indent,
    marker: request.marker,
  }
}

function partRun(
  lettering: Lettering,
  request: Omit<RoleText, 'text'> & TextPart & RichPiece,
  role: RoleStyle,
): RunSpec {
  const { style, look } = request
  const { theme } = lettering.look
  return {
    text: request.text,
    face: styledFace(lettering, request.font ?? role.font, runStyle(style, look)),
    scale: runScale(look, request.size),
    paint:
      look.color === undefined
        ? textPaint(lettering.look, request, role)
        : paintColor(lettering.look, look.color),
    tracking: 'em' in role.tracking ? role.tracking.em : role.tracking.ofTheme * theme.tracking,
    underline: isUnderlined(style, look),
    ...ornaments(lettering.look, style, look),
    href: look.href,
  }
}

/** Returns the face of a theme font in the weight and slope that the user chose. */
export function styledFace(
  { book, look }: Lettering,
  font: RoleStyle['font'],
  style: TextStyle | undefined,
): TypeFace {
  const weight = weightOf(style)
  return typeFace(book, look.theme, {
    font,
    ...(style?.fontFamily !== undefined && { family: style.fontFamily }),
    italic: style?.italic ?? style?.fontStyle === 'italic',
    ...(weight !== undefined && { weight }),
  })
}

function weightOf(style: TextStyle | undefined): number | undefined {
  if (style?.bold !== undefined) return style.bold ? 700 : 400
  switch (style?.fontWeight) {
    case undefined:
      return undefined
    case 'bold':
      return 700
    case 'normal':
      return 400
    default:
      return style?.fontWeight
  }
}

/** Links are underlined unless turned off explicitly, because office programs underline all of them. */
export function isUnderlined(style: TextStyle | undefined, look: RunLook): boolean {
  if (look.underline !== undefined) return look.underline
  if (look.href !== undefined) return true
  return style?.underline ?? style?.textDecoration === 'underline'
}

/** Returns a text's style with the overrides of one of its runs. */
export function runStyle(
  style: TextStyle | undefined,
  { bold, italic, fontFamily }: RunLook,
): TextStyle | undefined {
  if (bold === undefined && italic === undefined && fontFamily === undefined) return style
  return {
    ...style,
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italic }),
    ...(fontFamily !== undefined && { fontFamily }),
  }
}

/** Returns what is drawn around the letters of a run, and where they stand. */
export function ornaments(look: Look, style: TextStyle | undefined, run: RunLook) {
  return {
    ...((run.strike ?? isStruck(style ?? {})) && { strike: true }),
    ...(run.highlight !== undefined && { highlight: paintColor(look, run.highlight) }),
    ...(run.baseline !== undefined && { baseline: run.baseline }),
  }
}

/** Returns the leading that the user chose, or else the given one. */
export function leadingOf(style: TextStyle | undefined, leading: number): number {
  const { lineSpacing } = style ?? {}
  return lineSpacing === undefined ? leading : lineMetrics(lineSpacing * officeLine).leading
}

/** Returns a run's size relative to that of its text, so that they shrink and grow together. */
export function runScale({ fontSize, baseline }: RunLook, size: number): number | undefined {
  if (fontSize === undefined && baseline === undefined) return undefined
  return ((fontSize ?? size) / size) * (baseline === undefined ? 1 : textStroke.scriptScale)
}

function textPaint(
  look: Look,
  request: Pick<RoleText, 'style' | 'color' | 'token'>,
  role: RoleStyle,
): Solid {
  const color = request.color ?? request.style?.color
  return color === undefined ? paint(look, request.token ?? role.token) : paintColor(look, color)
}
