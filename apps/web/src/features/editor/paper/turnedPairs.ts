import type { PlacedElement } from '@deckloom/editor'
import type { TurnedBox } from '@deckloom/scene'

/** Each element's id with the box and direction that it has after a turn. */
export function turnedPairs(
  elements: readonly PlacedElement[],
  turned: readonly TurnedBox[],
): readonly (readonly [elementId: string, turned: TurnedBox])[] {
  return elements.map((element, index) => [element.id, turned[index] ?? element])
}
