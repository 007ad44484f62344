import type { ShadowSource } from '@deckloom/scene'
import { tag } from '../opc/xml.ts'
import { color } from './color.ts'
import { angle, emu } from './units.ts'

/** Writes a shadow that falls down the page however the shape is turned, or nothing without one. */
export function shadowEffect(shadow: ShadowSource | undefined): string {
  if (!shadow) return ''
  const { blur, distance, color: rgb, alpha } = shadow
  return tag(
    'a:effectLst',
    {},
    tag(
      'a:outerShdw',
      {
        // The blur of office programs reaches inwards too, and is fainter at its end.
        blurRad: emu(blur * 1.5),
        dist: emu(distance),
        dir: angle(90),
        algn: 'ctr',
        rotWithShape: 0,
      },
      color({ color: rgb, alpha, token: undefined }),
    ),
  )
}
