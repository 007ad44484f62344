import { textLanguage, type Solid, textStroke, type TextRun } from '@deckloom/scene'
import { color } from '../drawing/color.ts'
import { centipoints, percent } from '../drawing/units.ts'
import { relationshipType } from '../opc/namespaces.ts'
import type { Relationships } from '../opc/relationships.ts'
import { escapeXml, tag } from '../opc/xml.ts'
import { linkTarget } from './linkTarget.ts'
import { substituteFor } from './substitute.ts'

/** Writes the attributes and children that style a run in any element, from after the element's name. */
export function characterLook(run: TextRun, language: string): string {
  const attributes =
    `${languages(run, language)} sz="${fontSize(run.size)}"` +
    ` b="${run.bold ? 1 : 0}" i="${run.italic || run.oblique ? 1 : 0}"` +
    (run.underline ? ' u="sng"' : '') +
    (run.strike ? ' strike="sngStrike"' : '') +
    (run.baseline ? ` baseline="${percent(textStroke.scriptRise[run.baseline])}"` : '') +
    (run.letterSpacing ? ` spc="${centipoints(run.letterSpacing)}"` : '') +
    ' dirty="0"'
  return ` ${attributes}>${textFill(run.paint)}${highlightFill(run)}${typefaces(run)}`
}

/** Writes `a:rPr` for a run with this look, including its link. */
export function runProperties(
  look: string,
  { href }: TextRun,
  { relationships }: { readonly relationships: Relationships },
): string {
  const target = href === undefined ? undefined : linkTarget(href)
  const link =
    target === undefined
      ? ''
      : hyperlink(relationships.toAddress(relationshipType.hyperlink, target))
  return `<a:rPr${look}${link}</a:rPr>`
}

/** Writes `a:endParaRPr`. The paragraph mark has the last run's look, because it is measured like text. */
export function endProperties(look: string): string {
  return `<a:endParaRPr${look}</a:endParaRPr>`
}

/** Returns the font size in hundredths of a point, within the 1 to 4000 points that PowerPoint accepts. */
export function fontSize(units: number): number {
  return Math.min(Math.max(centipoints(units), 100), 400_000)
}

export function textFill(paint: Solid): string {
  return `<a:solidFill>${color(paint)}</a:solidFill>`
}

function highlightFill({ highlight }: TextRun): string {
  return highlight ? tag('a:highlight', {}, color(highlight)) : ''
}

/** Writes the language of a run. Chinese, Japanese and Korean text also names the language of Latin words in it. */
function languages({ text, script }: TextRun, deckLanguage: string): string {
  const told = textLanguage(text, deckLanguage)
  // The letters determine the language; the scene also knows the region whose glyph forms it draws.
  const own = script?.language?.startsWith(`${told}-`) ? script.language : told
  const latin = script?.slot === 'eastAsian' ? ` altLang="${escapeXml(deckLanguage)}"` : ''
  return `lang="${escapeXml(own)}"${latin}`
}

type Faces = readonly [latin: string, eastAsian: string, complex: string]

const themeFaces = {
  major: ['+mj-lt', '+mj-ea', '+mj-cs'],
  minor: ['+mn-lt', '+mn-ea', '+mn-cs'],
} as const satisfies Record<string, Faces>

const slotIndex = { latin: [0], eastAsian: [1], complex: [2], every: [0, 1, 2] } as const

/**
 * Writes theme fonts by reference, so that changing the theme fonts affects the text. Characters that these fonts lack
 * name their own font in the slot office programs read for them.
 */
export function typefaces({
  themeFont,
  officeFamily,
  script,
}: Pick<TextRun, 'themeFont' | 'officeFamily' | 'script'>): string {
  const family = escapeXml(officeFamily)
  const [...faces] = themeFont === undefined ? [family, family, family] : themeFaces[themeFont]
  if (script?.family !== undefined) {
    for (const index of slotIndex[script.slot]) faces[index] = escapeXml(script.family)
  }
  const [latin = '', eastAsian = '', complex = ''] = faces
  const { panose, pitchFamily } = substituteFor(latin)
  const nearest = latin.startsWith('+') ? '' : ` panose="${panose}" pitchFamily="${pitchFamily}"`
  return `<a:latin typeface="${latin}"${nearest}/><a:ea typeface="${eastAsian}"/><a:cs typeface="${complex}"/>`
}

// Without the extension, PowerPoint draws every link in the theme's link color.
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
