import type { Box } from '@deckloom/deck'
import { PresetPen, type Point } from '../PresetPen.ts'
import { edgesBox, type ShapeGeometry } from './frame.ts'

const grid = 43_200

interface Arc {
  readonly radii: Point
  readonly start: number
  readonly sweep: number
}

function arc(radiusX: number, radiusY: number, [start, sweep]: Point): Arc {
  return { radii: [radiusX, radiusY], start, sweep }
}

/** Bumps end to end, clockwise from the left. */
const bumps: readonly Arc[] = [
  arc(6753, 9190, [-11_429_249, 7_426_832]),
  arc(5333, 7267, [-8_646_143, 5_396_714]),
  arc(4365, 5945, [-8_748_475, 5_983_381]),
  arc(4857, 6595, [-7_859_164, 7_034_504]),
  arc(5333, 7273, [-4_722_533, 6_541_615]),
  arc(6775, 9220, [-2_776_035, 7_816_140]),
  arc(5785, 7867, [37_501, 6_842_000]),
  arc(6752, 9215, [1_347_096, 6_910_353]),
  arc(7720, 10_543, [3_974_558, 4_542_661]),
  arc(4360, 5918, [-16_496_525, 8_804_134]),
  arc(4345, 5945, [-14_809_710, 9_151_131]),
]

/** Where bumps continue inside the cloud. */
const folds: readonly { readonly from: Point; readonly bump: Arc }[] = [
  { from: [4693, 26_177], bump: arc(4345, 5945, [5_204_520, 1_585_770]) },
  { from: [6928, 34_899], bump: arc(4360, 5918, [4_416_628, 686_848]) },
  { from: [16_478, 39_090], bump: arc(6752, 9215, [8_257_449, 844_866]) },
  { from: [28_827, 34_751], bump: arc(6752, 9215, [387_196, 959_901]) },
  { from: [34_129, 22_954], bump: arc(5785, 7867, [-4_217_541, 4_255_042]) },
  { from: [41_798, 15_354], bump: arc(5333, 7273, [1_819_082, 1_665_090]) },
  { from: [38_324, 5426], bump: arc(4857, 6595, [-824_660, 891_534]) },
  { from: [29_078, 3952], bump: arc(4857, 6595, [-8_950_887, 1_091_722]) },
  { from: [22_141, 4720], bump: arc(4365, 5945, [-9_809_656, 1_061_181]) },
  { from: [14_000, 5192], bump: arc(6753, 9190, [-4_002_417, 739_161]) },
  { from: [4127, 15_789], bump: arc(6753, 9190, [9_459_261, 711_490]) },
]

/** Draws the preset `cloud`, whose folds are visible only with a border. */
export function cloud(box: Box): ShapeGeometry {
  const outline = new PresetPen(box, grid).move([3900, 14_370])
  for (const { radii, start, sweep } of bumps) outline.arc(radii, start, sweep)
  const inner = new PresetPen(box, grid)
  for (const { from, bump } of folds) inner.move(from).arc(bump.radii, bump.start, bump.sweep)
  const { width, height } = box
  const [u, v] = [width / 21_600, height / 21_600]
  return {
    outline: outline.close().d,
    inner: inner.d,
    textBox: edgesBox(box, [2977 * u, 3262 * v, 17_087 * u, 17_337 * v]),
  }
}
