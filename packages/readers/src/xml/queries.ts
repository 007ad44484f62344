import type { XmlElement } from './readXml.ts'

/**
 * The elements directly below, with what a writer offers in several versions replaced by the one that is understood
 * here. ECMA-376 part 3.
 */
export function elementsOf(element: XmlElement | undefined): readonly XmlElement[] {
  const below = element?.children.filter((child) => typeof child !== 'string') ?? []
  return below.flatMap((child) => (child.name === 'AlternateContent' ? versionOf(child) : [child]))
}

/** Charts of the newest kinds are not read; their writers add a picture of them. */
const unknownVersion = /^cx\d*$/u

function versionOf(alternatives: XmlElement): readonly XmlElement[] {
  const versions = alternatives.children.filter((child) => typeof child !== 'string')
  const chosen =
    versions.find(
      ({ name, attributes }) =>
        name === 'Choice' &&
        !(attributes.get('Requires') ?? '').split(/\s+/u).some((each) => unknownVersion.test(each)),
    ) ?? versions.find(({ name }) => name === 'Fallback')
  return elementsOf(chosen)
}

export function childrenNamed(
  element: XmlElement | undefined,
  name: string,
): readonly XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name)
}

/** The first element at a path of names. */
export function childAt(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (found, name) => elementsOf(found).find((child) => child.name === name),
    element,
  )
}

/** Everything below of one name, in document order. */
export function descendantsNamed(
  element: XmlElement | undefined,
  name: string,
): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsNamed(child, name),
  ])
}

/** All text below. */
export function textOf(element: XmlElement | undefined): string {
  return (
    element?.children
      .map((child) => (typeof child === 'string' ? child : textOf(child)))
      .join('') ?? ''
  )
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes.get(name)
}

/** A number that an attribute holds; undefined where there is none. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const text = attributeOf(element, name)
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** Whether an attribute of a switch says yes; `otherwise` where it is left out. */
export function isOn(element: XmlElement | undefined, name: string, otherwise: boolean): boolean {
  const value = attributeOf(element, name)
  return value === undefined ? otherwise : /^(?:1|true|on)$/iu.test(value)
}
