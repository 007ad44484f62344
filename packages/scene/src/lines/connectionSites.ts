import type { Visual } from '@deckloom/deck'
import type { TurnedBox } from '../turnedBoxes.ts'
import { boxSites, shapeSites } from './shapeSites.ts'

/** A point of an element that lines stick to, in page units. */
export interface ConnectionSite {
  readonly x: number
  readonly y: number
  /** Where it faces: degrees clockwise from the right. */
  readonly angle: number
}

/** Returns the sites of an element in the order of office programs: a shape has those of its preset, all else four. */
export function connectionSites(
  visual: Visual | undefined,
  { box, rotation }: TurnedBox,
): readonly ConnectionSite[] {
  const local = visual?.kind === 'shape' ? shapeSites(visual.shape.type, box) : boxSites(box)
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = rotation % 360 === 0 ? [1, 0] : [Math.cos(turn), Math.sin(turn)]
  return local.map(([left, top, angle]) => {
    const [x, y] = [left - box.width / 2, top - box.height / 2]
    return {
      x: box.x + box.width / 2 + x * cos - y * sin,
      y: box.y + box.height / 2 + x * sin + y * cos,
      angle: angle + rotation,
    }
  })
}
