import { textLanguage, type Solid, type TextRun } from '@deckloom/scene'
import { color } from '../drawing/color.ts'
import { centipoints } from '../drawing/units.ts'
import { relationshipType } from '../opc/namespaces.ts'
import type { Relationships } from '../opc/relationships.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { linkTarget } from './linkTarget.ts'

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
  const target = element === 'a:rPr' && run.href !== undefined ? linkTarget(run.href) : undefined
  const link =
    target === undefined
      ? ''
      : hyperlink(relationships.toAddress(relationshipType.hyperlink, target))
  const attributes =
    `lang="${escapeXml(textLanguage(run.text, language))}" sz="${fontSize(run.size)}"` +
    ` b="${run.bold ? 1 : 0}" i="${run.italic || run.oblique ? 1 : 0}"` +
    (run.underline ? ' u="sng"' : '') +
    (run.strike ? ' strike="sngStrike"' : '') +
    (run.letterSpacing ? ` spc="${centipoints(run.letterSpacing)}"` : '') +
    ' dirty="0"'
  return `<${element} ${attributes}>${textFill(run.paint)}${typefaces(run)}${link}</${element}>`
}

/** PowerPoint takes sizes from 1 to 4000 points. */
export function fontSize(units: number): number {
  return Math.min(Math.max(centipoints(units), 100), 400_000)
}

export function textFill(paint: Solid): string {
  return `<a:solidFill>${color(paint)}</a:solidFill>`
}

const themeFaces = {
  major: faces('+mj-lt', '+mj-ea', '+mj-cs'),
  minor: faces('+mn-lt', '+mn-ea', '+mn-cs'),
} as const

/** Theme faces by reference, so that a change of theme fonts reaches the text; scripts beyond Latin too. */
export function typefaces({
  themeFont,
  officeFamily,
}: Pick<TextRun, 'themeFont' | 'officeFamily'>): string {
  if (themeFont !== undefined) return themeFaces[themeFont]
  const family = escapeXml(officeFamily)
  return faces(family, family, family)
}

function faces(latin: string, eastAsian: string, complex: string): string {
  return `<a:latin typeface="${latin}"/><a:ea typeface="${eastAsian}"/><a:cs typeface="${complex}"/>`
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
