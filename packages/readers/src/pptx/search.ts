import type { OfficePackage } from '../office/openPackage.ts'
import type { SlideParts } from './parts/slideParts.ts'
import type { TextContext } from './textBody.ts'

/** The context of finding a slide's items. */
export interface Search {
  readonly office: OfficePackage
  readonly parts: SlideParts
  readonly left: string[]
  readonly context: TextContext
}

/** Returns the target of a relationship; undefined for external ones. */
export function targetOf(id: string | undefined, { office, parts }: Search): string | undefined {
  const found = office.relationships(parts.path).find((each) => each.id === id)
  return found && !found.external ? found.target : undefined
}
