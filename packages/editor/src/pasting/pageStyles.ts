import { linkPattern, deckLimits, type RunLook } from '@deckloom/deck'
import { attribute, type PageElement } from './pageNodes.ts'

export type Styles = ReadonlyMap<string, string>

/** Longer than any program writes. */
const longestStyle = 5_000

/**
 * Returns the styles written on an element, with names and values in lower case. Browsers drop the names that are only
 * known to office programs, so the text of the attribute is read.
 */
export function stylesOf(element: PageElement): Styles {
  return readStyles(attribute(element, 'style'))
}

export function readStyles(text: string): Styles {
  const pairs = text
    .slice(0, longestStyle)
    .matchAll(/([-\w]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/gu)
  return new Map(
    Array.from(pairs, ([, name = '', value = '']) => [
      name.toLowerCase(),
      value.trim().toLowerCase(),
    ]),
  )
}

/** Whether an element is not there for readers. */
export function isHidden(element: PageElement, styles: Styles): boolean {
  return (
    element.attributes['hidden'] !== undefined ||
    styles.get('display') === 'none' ||
    styles.get('visibility') === 'hidden' ||
    styles.get('mso-hide') === 'all'
  )
}

/** Whether the text of an element flows, keeps its line breaks, or is code, of which every blank counts. */
export type Space = 'flows' | 'breaks' | 'code'

export function spaceIn({ tag }: PageElement, styles: Styles): Space | undefined {
  if (tag === 'pre') return 'code'
  const value = styles.get('white-space') ?? styles.get('white-space-collapse')
  if (value === undefined || value === 'inherit') return undefined
  if (value === 'pre') return 'code'
  return /^(?:pre|break-spaces|preserve)/u.test(value) ? 'breaks' : 'flows'
}

/**
 * Returns what an element says about its text: what means something. Fonts, colors and sizes were chosen for another
 * ground.
 */
export function lookIn(element: PageElement, styles: Styles, around: RunLook): RunLook {
  const { tag } = element
  const href = tag === 'a' ? attribute(element, 'href').trim() : ''
  const isLink = href.length <= deckLimits.urlLength && linkPattern.test(href)
  const look: RunLook = {
    ...around,
    ...flag('bold', isBold(tag, styles.get('font-weight'))),
    ...flag('italic', isItalic(tag, styles.get('font-style'))),
    ...ornaments(tag, styles),
    ...(isLink && { href }),
  }
  // Links are underlined by themselves.
  const { underline: _, ...unlined } = look
  return look.href === undefined ? look : unlined
}

const boldTags = /^(?:b|strong|h[1-6]|th)$/u
const italicTags = /^(?:i|em|cite|dfn|var)$/u

function isBold(tag: string, weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === 'inherit') return boldTags.test(tag) || undefined
  return weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600
}

function isItalic(tag: string, style: string | undefined): boolean | undefined {
  if (style === undefined || style === 'inherit') return italicTags.test(tag) || undefined
  return /^(?:italic|oblique)/u.test(style)
}

function ornaments(tag: string, styles: Styles): RunLook {
  const lines = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`
  const baseline = baselineIn(tag, styles.get('vertical-align') ?? '')
  return {
    ...((/^(?:u|ins)$/u.test(tag) || (tag !== 'a' && lines.includes('underline'))) && {
      underline: true,
    }),
    ...((/^(?:s|strike|del)$/u.test(tag) || lines.includes('line-through')) && { strike: true }),
    ...(baseline && { baseline }),
  }
}

function baselineIn(tag: string, align: string): RunLook['baseline'] {
  if (align === 'baseline') return undefined
  if (tag === 'sup' || align === 'super') return 'super'
  return tag === 'sub' || align === 'sub' ? 'sub' : undefined
}

// Text that is not bold carries no mark, so that it takes the weight of its destination.
function flag(name: 'bold' | 'italic', value: boolean | undefined): RunLook {
  return value === undefined ? {} : { [name]: value ? true : undefined }
}

const units: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, em: 12 }

/** Returns how far a paragraph is moved in, in points. */
export function indentOf(styles: Styles): number {
  return ['margin-left', 'padding-left', 'margin-inline-start'].reduce(
    (sum, name) => sum + points(styles.get(name) ?? marginOf(styles, name)),
    0,
  )
}

// The fourth of four values, else the second.
function marginOf(styles: Styles, name: string): string {
  const sides = name === 'margin-left' ? (styles.get('margin')?.split(/\s+/u) ?? []) : []
  return sides[3] ?? sides[1] ?? ''
}

function points(length: string): number {
  const [, value = '', unit = ''] = /^(-?[\d.]+)(pt|px|in|cm|em)$/u.exec(length) ?? []
  return Number(value) * (units[unit] ?? 0) || 0
}
