import { type Box, type IconVisual, ownSize, type ShapeVisual } from '@deckloom/deck'

/** Space between a shape and the edges of its slot in page units, limited to this share of the slot's shorter side. */
const air = { most: 48, share: 0.1 } as const

/** Centers a shape or icon in a slot, no larger than the user made it and with its rotated corners inside. */
export function shapePlace(visual: ShapeVisual | IconVisual, slot: Box): Box {
  const { width, height } = visual.size ?? ownSize(visual)
  const angle = ((visual.rotation ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const inset = Math.min(air.most, Math.min(slot.width, slot.height) * air.share)
  const scale = Math.min(
    1,
    (slot.width - inset * 2) / (width * cos + height * sin),
    (slot.height - inset * 2) / (width * sin + height * cos),
  )
  const size = { width: width * scale, height: height * scale }
  return {
    x: slot.x + (slot.width - size.width) / 2,
    y: slot.y + (slot.height - size.height) / 2,
    ...size,
  }
}
