import type { OfficePackage } from '../office/openPackage.ts'
import type { SlideParts } from './parts/slideParts.ts'
import type { TextContext } from './textBody.ts'

/** A slide while what stands on it is looked for. */
export interface Search {
  readonly office: OfficePackage
  readonly parts: SlideParts
  readonly left: string[]
  readonly context: TextContext
}

/** The part that a relationship of the slide leads to; none for one that leads out of the file. */
export function targetOf(id: string | undefined, { office, parts }: Search): string | undefined {
  const found = office.relationships(parts.path).find((each) => each.id === id)
  return found && !found.external ? found.target : undefined
}
