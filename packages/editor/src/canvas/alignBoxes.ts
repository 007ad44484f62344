import type { Box } from '@deckloom/deck'
import { boundsOf, boxAround, type TurnedBox } from '@deckloom/scene'
import { moveBox } from './boxes.ts'

export const edges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type AlignEdge = (typeof edges)[number]

/** Aligns one edge or the centers of the boxes with those of the frame. Rotated boxes align by their visible bounds. */
export function alignBoxes(
  boxes: readonly TurnedBox[],
  edge: AlignEdge,
  frame: Box | undefined = boxAround(boxes.map(boundsOf)),
): readonly Box[] {
  if (!frame) return []
  return boxes.map((turned) => {
    const [dx, dy] = wayTo(boundsOf(turned), edge, frame)
    return moveBox(turned.box, dx, dy)
  })
}

function wayTo(box: Box, edge: AlignEdge, frame: Box): readonly [number, number] {
  switch (edge) {
    case 'left':
      return [frame.x - box.x, 0]
    case 'center':
      return [frame.x + frame.width / 2 - (box.x + box.width / 2), 0]
    case 'right':
      return [frame.x + frame.width - (box.x + box.width), 0]
    case 'top':
      return [0, frame.y - box.y]
    case 'middle':
      return [0, frame.y + frame.height / 2 - (box.y + box.height / 2)]
    case 'bottom':
      return [0, frame.y + frame.height - (box.y + box.height)]
  }
}

/** Spaces the boxes with equal gaps; the outermost two stay. Fewer than three boxes are returned unchanged. */
export function distributeBoxes(
  boxes: readonly TurnedBox[],
  axis: 'across' | 'down',
): readonly Box[] {
  const [start, size] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const seen = boxes.map(boundsOf)
  const frame = boxAround(seen)
  const byPlace = [...seen.keys()].toSorted((a, b) => middleOf(a) - middleOf(b))
  function middleOf(index: number): number {
    const box = seen[index]
    return box ? box[start] + box[size] / 2 : 0
  }
  if (!frame || boxes.length < 3) return boxes.map(({ box }) => box)
  const filled = seen.reduce((sum, box) => sum + box[size], 0)
  const gap = (frame[size] - filled) / (boxes.length - 1)
  const ways = new Map<number, number>()
  let next = frame[start]
  for (const index of byPlace) {
    const box = seen[index]
    if (!box) continue
    ways.set(index, next - box[start])
    next += box[size] + gap
  }
  return boxes.map(({ box }, index) => {
    const way = ways.get(index) ?? 0
    return axis === 'across' ? moveBox(box, way, 0) : moveBox(box, 0, way)
  })
}
