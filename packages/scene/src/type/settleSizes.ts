/** `floor`: smaller than the art direction allows; `overflow`: too long even at the smallest size. */
export type Rescue = 'none' | 'floor' | 'overflow'

/** A text, or several side by side, whose sizes are determined together: one size per row. */
export interface SizeTrial {
  readonly rows: readonly { readonly size: number; readonly floor: number }[]
  readonly height: number
  readonly heightAt: (sizes: readonly number[]) => number
  readonly wordsFit: (sizes: readonly number[]) => boolean
  readonly linesAt: (sizes: readonly number[]) => number
  readonly grow?: number | undefined
  readonly growLines?: number | undefined
}

export interface SettledSizes {
  readonly sizes: readonly number[]
  readonly rescue: Rescue
}

/** Text may shrink below its floor to this size before lines are omitted. */
const lastResort = 10

export function settleSizes(trial: SizeTrial): SettledSizes {
  const nominal = trial.rows.map(({ size }) => halves(size))
  if (fits(trial, nominal)) return { sizes: growSizes(trial, nominal), rescue: 'none' }
  const floor = trial.rows.map(({ size, floor: least }) => halves(Math.min(least, size)))
  if (fits(trial, floor)) {
    return { sizes: findLargest(floor, nominal, (sizes) => fits(trial, sizes)), rescue: 'none' }
  }
  // A word that is too long for its line even at the floor is broken rather than made unreadable.
  const isLow = (sizes: readonly number[]): boolean => trial.heightAt(sizes) <= trial.height + 1e-6
  if (isLow(floor)) return { sizes: floor, rescue: 'none' }
  const smallest = floor.map((size) => Math.min(lastResort, size))
  if (!isLow(smallest)) return { sizes: smallest, rescue: 'overflow' }
  return { sizes: findLargest(smallest, floor, isLow), rescue: 'floor' }
}

function fits(trial: SizeTrial, sizes: readonly number[]): boolean {
  return trial.heightAt(sizes) <= trial.height + 1e-6 && trial.wordsFit(sizes)
}

function growSizes(trial: SizeTrial, nominal: readonly number[]): readonly number[] {
  const [first = 0] = nominal
  if (trial.grow === undefined || trial.grow <= first) return nominal
  const scale = trial.grow / first
  const most = nominal.map((size) => size * scale)
  const lines = trial.linesAt(nominal) + (trial.growLines ?? 0)
  return findLargest(nominal, most, (sizes) => fits(trial, sizes) && trial.linesAt(sizes) <= lines)
}

/** Returns the largest sizes that pass between `low`, which is known to pass, and `high`. */
function findLargest(
  low: readonly number[],
  high: readonly number[],
  passes: (sizes: readonly number[]) => boolean,
): readonly number[] {
  const at = (k: number): readonly number[] =>
    low.map((size, index) => halves(size + ((high[index] ?? size) - size) * k))
  if (passes(at(1))) return at(1)
  let passed = low
  let from = 0
  let to = 1
  for (let step = 0; step < 6; step += 1) {
    const middle = (from + to) / 2
    const sizes = at(middle)
    if (passes(sizes)) {
      passed = sizes
      from = middle
    } else {
      to = middle
    }
  }
  return passed
}

// Half units are whole hundredths of a point in an office document.
function halves(size: number): number {
  return Math.floor(size * 2 + 1e-6) / 2
}
