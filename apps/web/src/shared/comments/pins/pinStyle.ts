import { page } from '@deckloom/deck'
import type { CSSProperties } from 'react'
import { boxStyle } from '../../scene/boxStyle.ts'
import type { PlacedPin } from './placePin.ts'

/** Height of a pin, in CSS pixels. */
const size = 30
const besideGap = 6
/** From one pin to the next at the same spot: a pin with a count is this wide. */
const step = 52
/** As many as a phone is wide. */
const pinsInRow = 6
const rowStep = 36

/** Returns where a pin is. Pins at the same spot stand side by side, from the nearer edge of the slide inward, in rows. */
export function pinStyle({
  spot,
  isBeside,
  shift,
}: Pick<PlacedPin, 'spot' | 'isBeside' | 'shift'>): CSSProperties {
  const { left, top } = boxStyle({ ...spot, width: 0, height: 0 })
  const half = size / 2
  const inward = spot.x > page.width / 2 ? -1 : 1
  const across = (shift % pinsInRow) * step * inward
  const down = Math.floor(shift / pinsInRow) * rowStep
  return {
    left: `calc(min(${left} + ${isBeside ? besideGap : -half}px, 100% - 2.5rem) + ${across}px)`,
    top: `calc(${top} + ${down - half}px)`,
  }
}
