import { page } from '@deckloom/deck'
import type { LayoutPlaceholder, SceneTheme, Solid } from '@deckloom/scene'
import type { MasterPart } from '../deckStructure.ts'
import { drawingNamespaces } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { fontSize, textFill, typefaces } from '../text/characterProperties.ts'
import { placeholderShape } from './placeholderShape.ts'
import { commonSlide } from './shapeTree.ts'

export interface MasterLayout {
  /** Unique among all masters and layouts of the file. */
  readonly id: number
  readonly relationship: string
}

/** Writes `p:sldMaster`: what the layouts of a theme have in common. */
export function slideMasterPart(
  { theme, dark }: Pick<MasterPart, 'theme' | 'dark'>,
  layouts: readonly MasterLayout[],
  language: string,
): string {
  const look = pageLook(theme, dark)
  const shapes = masterPlaceholders(look.text).map((placeholder, index) =>
    placeholderShape(placeholder, { id: index + 2, language }),
  )
  return tag(
    'p:sldMaster',
    drawingNamespaces,
    commonSlide({ shapes: shapes.join(''), background: look.page }),
    colorMap(dark),
    tag(
      'p:sldLayoutIdLst',
      {},
      ...layouts.map(({ id, relationship }) => tag('p:sldLayoutId', { id, 'r:id': relationship })),
    ),
    tag(
      'p:txStyles',
      {},
      tag('p:titleStyle', {}, level({ number: 1, size: 40, font: 'major', paint: look.text })),
      tag('p:bodyStyle', {}, ...levels(look.text)),
      tag('p:otherStyle', {}, ...levels(look.text)),
    ),
  )
}

/** Writes the theme slots that "background" and "text" refer to on this master. */
export function colorMap(dark: boolean): string {
  const [page1, text1, page2, text2] = dark
    ? ['dk1', 'lt1', 'dk2', 'lt2']
    : ['lt1', 'dk1', 'lt2', 'dk2']
  return tag('p:clrMap', {
    bg1: page1,
    tx1: text1,
    bg2: page2,
    tx2: text2,
    accent1: 'accent1',
    accent2: 'accent2',
    accent3: 'accent3',
    accent4: 'accent4',
    accent5: 'accent5',
    accent6: 'accent6',
    hlink: 'hlink',
    folHlink: 'folHlink',
  })
}

function pageLook({ colors }: SceneTheme, dark: boolean) {
  const [pageToken, textToken] = dark ? (['dk1', 'lt1'] as const) : (['lt1', 'dk1'] as const)
  const solid = (token: 'dk1' | 'lt1') =>
    ({ kind: 'solid', color: colors[token], token }) satisfies Solid
  return { page: solid(pageToken), text: solid(textToken) }
}

// Our layouts have their own placeholders; a layout added in PowerPoint starts with these.
function masterPlaceholders(paint: Solid): readonly LayoutPlaceholder[] {
  const common = { anchor: 'top', align: 'left', direction: 'ltr', paint } as const
  const width = page.width - 120
  return [
    {
      ...common,
      type: 'title',
      index: 0,
      box: { x: 60, y: 60, width, height: 92 },
      size: 40,
      bold: true,
      lineHeight: 45,
      themeFont: 'major',
    },
    {
      ...common,
      type: 'body',
      index: 0,
      box: { x: 60, y: 186, width, height: 420 },
      size: 24,
      bold: false,
      lineHeight: 32,
      themeFont: 'minor',
    },
  ]
}

interface Level {
  readonly number: number
  readonly size: number
  readonly font: 'major' | 'minor'
  readonly paint: Solid
}

function levels(paint: Solid): readonly string[] {
  return Array.from({ length: 9 }, (_, index) =>
    level({ number: index + 1, size: 24, font: 'minor', paint }),
  )
}

function level({ number, size, font, paint }: Level): string {
  return tag(
    `a:lvl${number}pPr`,
    {
      marL: 0,
      indent: 0,
      algn: 'l',
      defTabSz: 914_400,
      rtl: 0,
      eaLnBrk: 1,
      latinLnBrk: 0,
      hangingPunct: 1,
    },
    tag('a:spcBef', {}, tag('a:spcPts', { val: 0 })),
    tag('a:buNone', {}),
    tag(
      'a:defRPr',
      { sz: fontSize(size), kern: 1200 },
      textFill(paint),
      typefaces({ themeFont: font, officeFamily: '' }),
    ),
  )
}
