/** Attribute values; `undefined` omits the attribute. Numbers are rounded to integers. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Writes an element. Children are finished markup; text among them must have passed `escapeXml`. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let opening = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) opening += ` ${key}="${attributeValue(key, value)}"`
  }
  // Most elements have one or two children, for which `join` is slow.
  let content = ''
  for (const child of children) content += child
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`
}

function attributeValue(key: string, value: string | number): string {
  return typeof value === 'string' ? escapeXml(value) : String(integer(value, key))
}

/** Returns a number as attributes hold it: PowerPoint offers to repair a file with NaN or a fraction in it. */
function integer(value: number, key: string): number {
  if (!Number.isFinite(value)) throw new RangeError(`${key} is not a finite number`)
  return Math.round(value) || 0
}

// Characters that XML 1.0 cannot represent even when escaped: control characters and two noncharacters, which are
// invisible, and lone surrogates, which every renderer shows as the replacement character.
// oxlint-disable-next-line no-control-regex -- the control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const loneSurrogate = /\p{Surrogate}/gu
const special = /[&<>"\t\n\r]/g
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

// Nearly all text and all of our attributes need no escaping.
const harmless = /^[ !#-%'-;=?-\uD7FF\uE000-\uFFFD]*$/

export function escapeXml(text: string): string {
  if (harmless.test(text)) return text
  return text
    .replace(unwritable, '')
    .replace(loneSurrogate, '\uFFFD')
    .replace(special, (character) => entities[character] ?? '')
}
