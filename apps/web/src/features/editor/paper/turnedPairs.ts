import type { PlacedElement } from '@deckloom/editor'
import type { TurnedBox } from '@deckloom/scene'

/** Pairs each element's ID with its box and rotation after a rotation. */
export function turnedPairs(
  elements: readonly PlacedElement[],
  turned: readonly TurnedBox[],
): readonly (readonly [elementId: string, turned: TurnedBox])[] {
  return elements.map((element, index) => [element.id, turned[index] ?? element])
}
