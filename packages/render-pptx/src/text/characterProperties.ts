import type { Solid, TextRun } from '@deckloom/scene'
import { color } from '../drawing/color.ts'
import { centipoints } from '../drawing/units.ts'
import { relationshipType } from '../opc/namespaces.ts'
import type { Relationships } from '../opc/relationships.ts'
import { tag } from '../opc/xml.ts'

type Element = 'a:rPr' | 'a:endParaRPr'

interface Writing {
  readonly language: string
  readonly relationships: Relationships
}

/** The look of a run. The mark that ends a paragraph takes the last run's, because it is measured like text. */
export function characterProperties(
  element: Element,
  run: TextRun,
  { language, relationships }: Writing,
): string {
  const link = element === 'a:rPr' && run.href !== undefined ? run.href : undefined
  return tag(
    element,
    {
      lang: language,
      sz: fontSize(run.size),
      b: run.bold ? 1 : 0,
      i: run.italic || run.oblique ? 1 : 0,
      u: run.underline ? 'sng' : undefined,
      strike: run.strike ? 'sngStrike' : undefined,
      spc: run.letterSpacing ? centipoints(run.letterSpacing) : undefined,
      dirty: 0,
    },
    textFill(run.paint),
    typefaces(run),
    link === undefined ? '' : hyperlink(relationships.toAddress(relationshipType.hyperlink, link)),
  )
}

/** PowerPoint takes sizes from 1 to 4000 points. */
export function fontSize(units: number): number {
  return Math.min(Math.max(centipoints(units), 100), 400_000)
}

export function textFill(paint: Solid): string {
  return tag('a:solidFill', {}, color(paint))
}

/** Theme faces by reference, so that a change of theme fonts reaches the text; scripts beyond Latin too. */
export function typefaces({
  themeFont,
  officeFamily,
}: Pick<TextRun, 'themeFont' | 'officeFamily'>): string {
  const names =
    themeFont === undefined
      ? [officeFamily, officeFamily, officeFamily]
      : ['lt', 'ea', 'cs'].map((script) => `+${themeFont === 'major' ? 'mj' : 'mn'}-${script}`)
  return (['a:latin', 'a:ea', 'a:cs'] as const)
    .map((slot, index) => tag(slot, { typeface: names[index] }))
    .join('')
}

// Without the extension PowerPoint draws every link in the theme's link colour.
function hyperlink(relationship: string): string {
  return tag(
    'a:hlinkClick',
    { 'r:id': relationship },
    tag(
      'a:extLst',
      {},
      tag(
        'a:ext',
        { uri: '{A12FA001-AC4F-418D-AE19-62706E023703}' },
        tag('ahyp:hlinkClr', {
          'xmlns:ahyp': 'http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor',
          val: 'tx',
        }),
      ),
    ),
  )
}
