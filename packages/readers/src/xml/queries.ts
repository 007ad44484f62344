import type { XmlElement } from './readXml.ts'

/** Returns the child elements; alternate content yields the supported version. ECMA-376 part 3. */
export function elementsOf(element: XmlElement | undefined): readonly XmlElement[] {
  const below = element?.children.filter((child) => typeof child !== 'string') ?? []
  return below.flatMap((child) => (child.name === 'AlternateContent' ? versionOf(child) : [child]))
}

/** Charts of the newest kinds are not supported; their writers add a picture. */
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

/** Returns the first element at a path of names. */
export function childAt(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (found, name) => elementsOf(found).find((child) => child.name === name),
    element,
  )
}

/** Returns all descendants with a name, in document order. */
export function descendantsNamed(
  element: XmlElement | undefined,
  name: string,
): readonly XmlElement[] {
  return elementsOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsNamed(child, name),
  ])
}

/** Returns the text of all descendants. */
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

/** Returns a numeric attribute; undefined if it is missing. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const text = attributeOf(element, name)
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** Returns a boolean attribute; `otherwise` if it is missing. */
export function isOn(element: XmlElement | undefined, name: string, otherwise: boolean): boolean {
  const value = attributeOf(element, name)
  return value === undefined ? otherwise : /^(?:1|true|on)$/iu.test(value)
}
