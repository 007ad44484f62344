import { slideInputSchema, slideSchema } from '@deckloom/deck'
import * as z from 'zod'
import * as accounts from '../answers/accounts.ts'
import * as administration from '../answers/administration.ts'
import { errorBody } from '../answers/errorBody.ts'
import * as figures from '../answers/figures.ts'
import * as making from '../answers/making.ts'
import * as presentations from '../answers/presentations.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas that the document defines once by name, instead of inline wherever they are used. */
const named = z.registry<{ readonly id: string }>()
named.add(slideSchema, { id: 'Slide' })
named.add(slideInputSchema, { id: 'SlideInput' })
named.add(errorBody, { id: 'ErrorBody' })
for (const area of [accounts, presentations, making, administration, figures]) {
  for (const [name, schema] of Object.entries(area)) {
    named.add(schema, { id: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` })
  }
}

/** Converts schemas of the contract to JSON Schemas that share named components. */
export class SchemaWriter {
  /** Components by name. */
  readonly components = new Map<string, JsonSchema>()
  /** The same as JSON, before references are rewritten. */
  readonly #written = new Map<string, string>()

  /**
   * Converts a schema for one direction: `input` is what a caller sends, before defaults are applied; `output` is what
   * the server sends.
   */
  write(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' })
    const { $schema: _, $defs = {}, ...plain } = written
    const parts = Object.entries($defs)
    // Fields with defaults are optional as input but always present as output, so the two schemas differ.
    const isOther = parts.some(([name, part]) => {
      const known = this.#written.get(name)
      return known !== undefined && known !== JSON.stringify(part)
    })
    const nameOf = (name: string) => (isOther ? `${name}Sent` : name)
    for (const [name, part] of parts) {
      if (this.components.has(nameOf(name))) continue
      this.#written.set(nameOf(name), JSON.stringify(part))
      this.components.set(nameOf(name), pointToComponents(part, nameOf))
    }
    return pointToComponents(plain, nameOf)
  }
}

/** Rewrites references to point to components of the document. */
function pointToComponents(schema: object, nameOf: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? `#/components/schemas/${nameOf(value.replace('#/$defs/', ''))}`
      : value,
  )
  return JSON.parse(text)
}
