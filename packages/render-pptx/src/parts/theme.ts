import type { SceneTheme } from '@deckloom/scene'
import { hex } from '../drawing/color.ts'
import { drawingNamespaces } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { substituteFor } from '../text/substitute.ts'

/** Writes `a:theme`: the colors and faces of a theme, and the plain styles that the format requires. */
export function themePart({ name, colors, majorFont, minorFont }: SceneTheme): string {
  const slots = [
    ...(['dk1', 'lt1', 'dk2', 'lt2'] as const),
    ...(['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const),
  ].map((token) => colorSlot(token, colors[token]))
  return tag(
    'a:theme',
    { 'xmlns:a': drawingNamespaces['xmlns:a'], name },
    tag(
      'a:themeElements',
      {},
      tag(
        'a:clrScheme',
        { name },
        ...slots,
        colorSlot('hlink', colors.accent1),
        colorSlot('folHlink', colors.accent2),
      ),
      tag(
        'a:fontScheme',
        { name },
        fontPair('a:majorFont', majorFont),
        fontPair('a:minorFont', minorFont),
      ),
      formatScheme,
    ),
    tag('a:objectDefaults', {}),
    tag('a:extraClrSchemeLst', {}),
  )
}

function colorSlot(slot: string, rgb: string): string {
  return tag(`a:${slot}`, {}, tag('a:srgbClr', { val: hex(rgb) }))
}

// Fonts for text that users type in other scripts, matching those the product would choose.
const scriptFonts = [
  ['Jpan', 'Yu Gothic'],
  ['Hang', 'Malgun Gothic'],
  ['Hans', 'Microsoft YaHei'],
  ['Hant', 'Microsoft JhengHei'],
  ['Arab', 'Tahoma'],
  ['Hebr', 'Arial'],
  ['Deva', 'Nirmala UI'],
] as const

function fontPair(element: string, latin: string): string {
  return tag(
    element,
    {},
    tag('a:latin', { typeface: latin, ...substituteFor(latin) }),
    tag('a:ea', { typeface: '' }),
    tag('a:cs', { typeface: '' }),
    ...scriptFonts.map(([script, typeface]) => tag('a:font', { script, typeface })),
  )
}

const plainFill = tag('a:solidFill', {}, tag('a:schemeClr', { val: 'phClr' }))
const noEffect = tag('a:effectStyle', {}, tag('a:effectLst', {}))

// With fewer than three of each, PowerPoint repairs the file.
const formatScheme = tag(
  'a:fmtScheme',
  { name: 'Plain' },
  tag('a:fillStyleLst', {}, plainFill, plainFill, plainFill),
  tag('a:lnStyleLst', {}, plainLine(6_350), plainLine(12_700), plainLine(19_050)),
  tag('a:effectStyleLst', {}, noEffect, noEffect, noEffect),
  tag('a:bgFillStyleLst', {}, plainFill, plainFill, plainFill),
)

function plainLine(width: number): string {
  return tag(
    'a:ln',
    { w: width, cap: 'flat', cmpd: 'sng', algn: 'ctr' },
    plainFill,
    tag('a:prstDash', { val: 'solid' }),
    tag('a:miter', { lim: 800_000 }),
  )
}
