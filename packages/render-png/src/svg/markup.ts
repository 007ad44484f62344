/** Attribute values; `undefined` leaves the attribute out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Returns an element. The children are finished markup. */
export function tag(name: string, attributes: Attributes, children = ''): string {
  let opening = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value === undefined) continue
    opening += ` ${key}="${typeof value === 'number' ? decimal(value) : escapeXml(value)}"`
  }
  return children === '' ? `${opening}/>` : `${opening}>${children}</${name}>`
}

/** Formats a number for an attribute. Thousandths of a unit are finer than any screen. */
export function decimal(value: number): string {
  if (!Number.isFinite(value))
    throw new RangeError('A drawing cannot have a number that is not finite')
  return String(Math.round(value * 1000) / 1000 || 0)
}

const special = /[&<>"]/g
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
// What XML does not allow, escaped or not: control characters and two noncharacters.
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(special, (character) => entities[character] ?? '')
}
